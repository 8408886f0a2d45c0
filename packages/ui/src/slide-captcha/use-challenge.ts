import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLatest } from '../hooks/use-latest.ts'
import { useLatestRequest } from '../hooks/use-latest-request.ts'
import type { SlideAnswer, SlideCaptchaProps, SlideCaptchaState, SlideChallenge } from './types.ts'

/** How long a wrong answer is shown before the next picture comes, ms. */
const REJECTED_MS = 1000
/** Longer waits overflow a browser's timer and would end at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

type Options = Pick<SlideCaptchaProps, 'loadChallenge' | 'verify' | 'onPass' | 'onStateChange'> & {
  /** The piece goes back to the start and whoever drags it is cut off. */
  onReturn: () => void
}

/** The states of a captcha and the calls behind them; knows nothing of pointers. */
export function useChallenge(options: Options) {
  const [state, setState] = useState<SlideCaptchaState>('idle')
  const [challenge, setChallenge] = useState<SlideChallenge | null>(null)
  const [wasWrong, setWasWrong] = useState(false)
  const now = useRef({ state, challenge })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useLatestRequest()
  const latest = useLatest(options)

  const go = useCallback(
    (next: SlideCaptchaState) => {
      if (next === now.current.state) return
      now.current.state = next
      setState(next)
      latest.current.onStateChange?.(next)
    },
    [latest],
  )

  const load = useCallback(async () => {
    clearTimeout(timer.current)
    go('loading')
    latest.current.onReturn()
    const outcome = await request.run((signal) => latest.current.loadChallenge({ signal }))
    if (outcome.status === 'stale') return
    if (outcome.status === 'failed') {
      go('unavailable')
      return
    }
    now.current.challenge = outcome.value
    setChallenge(outcome.value)
    go('ready')
    const lifetime = new Date(outcome.value.expiresAt).getTime() - Date.now()
    if (!(lifetime > 0 && lifetime <= MAX_TIMER_MS)) return
    timer.current = setTimeout(() => {
      // An answer under way is the server's to judge.
      if (now.current.state !== 'ready' && now.current.state !== 'dragging') return
      latest.current.onReturn()
      go('expired')
    }, lifetime)
  }, [go, latest, request])

  const answer = useCallback(
    async (given: Omit<SlideAnswer, 'id'>) => {
      const asked = now.current.challenge
      if (!asked) return
      go('verifying')
      const outcome = await request.run((signal) => latest.current.verify({ id: asked.id, ...given }, { signal }))
      if (outcome.status === 'stale') return
      clearTimeout(timer.current)
      if (outcome.status === 'failed') {
        latest.current.onReturn()
        go('unavailable')
      } else if (outcome.value) {
        setWasWrong(false)
        go('passed')
        latest.current.onPass(outcome.value.credential)
      } else {
        setWasWrong(true)
        go('rejected')
        timer.current = setTimeout(() => void load(), REJECTED_MS)
      }
    },
    [go, latest, load, request],
  )

  useEffect(() => {
    let mounted = true
    // StrictMode mounts twice at once: the service should make one challenge.
    queueMicrotask(() => {
      if (mounted) void load()
    })
    return () => {
      mounted = false
      clearTimeout(timer.current)
    }
  }, [load])

  const isNow = useCallback((...states: SlideCaptchaState[]) => states.includes(now.current.state), [])
  const forgive = useCallback(() => setWasWrong(false), [])
  return useMemo(
    () => ({ state, challenge, wasWrong, go, load, answer, isNow, forgive }),
    [state, challenge, wasWrong, go, load, answer, isNow, forgive],
  )
}
