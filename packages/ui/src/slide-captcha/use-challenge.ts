import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '../hooks/use-latest.ts'
import { useLatestRequest } from '../hooks/use-latest-request.ts'
import type { SlideAnswer, SlideCaptchaProps, SlideCaptchaState, SlideChallenge } from './types.ts'

/** Time a wrong answer is shown before the next challenge loads, ms. */
const REJECTED_MS = 1000
/** Longer delays overflow the browser's timers, which would fire immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1

interface Options extends Pick<SlideCaptchaProps, 'loadChallenge' | 'verify' | 'onPass' | 'onStateChange'> {
  /** Moves the piece back to the start and ends a running drag. */
  onReset: () => void
}

export interface Snapshot {
  state: SlideCaptchaState
  challenge?: SlideChallenge
  /** The last answer was wrong, and there was no new attempt yet. */
  wasWrong?: boolean
  /** The answer was confirmed before the piece was moved. */
  isIncomplete?: boolean
  /** What the service said, in place of the text of a wrong answer, or of a challenge that it does not give at present. */
  reason?: string | undefined
}

/** The states of a captcha and its requests, without any pointer handling. */
export const useChallenge = (options: Options) => {
  const [snapshot, setSnapshot] = useState<Snapshot>({ state: 'idle' })
  const now = useRef(snapshot)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useLatestRequest()
  const latest = useLatest(options)

  const go = useCallback(
    (state: SlideCaptchaState, change?: Partial<Snapshot>) => {
      const before = now.current.state
      now.current = { ...now.current, ...change, state }
      setSnapshot(now.current)
      if (state !== before) latest.current.onStateChange?.(state)
    },
    [latest],
  )
  const isNow = useCallback((...states: SlideCaptchaState[]) => states.includes(now.current.state), [])

  const load = useCallback(async () => {
    clearTimeout(timer.current)
    go('loading')
    latest.current.onReset()
    const outcome = await request.run((signal) => latest.current.loadChallenge({ signal }))
    if (outcome.status === 'failed') go('unavailable', { reason: undefined })
    if (outcome.status !== 'done') return
    if ('message' in outcome.value) {
      go('unavailable', { reason: outcome.value.message })
      return
    }
    go('ready', { challenge: outcome.value, isIncomplete: false })
    const lifetime = new Date(outcome.value.expiresAt).getTime() - Date.now()
    if (!(lifetime > 0 && lifetime <= MAX_TIMER_MS)) return
    timer.current = setTimeout(() => {
      // While an answer is being verified, the server decides about the expiry.
      if (!isNow('ready', 'dragging')) return
      latest.current.onReset()
      go('expired')
    }, lifetime)
  }, [go, isNow, latest, request])

  const answer = useCallback(
    async (given: Omit<SlideAnswer, 'id'>) => {
      const id = now.current.challenge?.id ?? ''
      go('verifying')
      const outcome = await request.run((signal) => latest.current.verify({ id, ...given }, { signal }))
      if (outcome.status === 'stale') return
      clearTimeout(timer.current)
      if (outcome.status === 'failed') {
        latest.current.onReset()
        go('unavailable', { reason: undefined })
      } else if (outcome.value && 'credential' in outcome.value) {
        go('passed', { wasWrong: false })
        latest.current.onPass(outcome.value.credential)
      } else {
        go('rejected', { wasWrong: true, reason: outcome.value?.message })
        timer.current = setTimeout(() => void load(), REJECTED_MS)
      }
    },
    [go, latest, load, request],
  )

  useEffect(() => {
    let mounted = true
    // StrictMode mounts twice; the service should create only one challenge.
    queueMicrotask(() => {
      if (mounted) void load()
    })
    return () => {
      mounted = false
      clearTimeout(timer.current)
    }
  }, [load])

  return { ...snapshot, go, load, answer, isNow }
}
