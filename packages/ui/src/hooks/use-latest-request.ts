import { useEffect, useMemo, useRef } from 'react'

/** How a call ended: with an answer, with a failure, or overtaken by a later one and of no interest. */
export type Outcome<T> = { status: 'done'; value: T } | { status: 'failed'; error: unknown } | { status: 'stale' }

/** What {@link useLatestRequest} answers; keeps its identity. */
export interface LatestRequest {
  /** Starts a call and aborts the one before. Never rejects; a call that was overtaken ends as `stale`, whatever it answered. */
  run: <T>(call: (signal: AbortSignal) => T | PromiseLike<T>) => Promise<Outcome<T>>
  /** Aborts the running call, which then ends as `stale`. */
  abort: () => void
}

/** One call at a time, the last one wins: an answer that comes late, or after unmount, is never seen. */
export function useLatestRequest(): LatestRequest {
  const controller = useRef<AbortController | null>(null)
  const request = useMemo<LatestRequest>(() => {
    const abort = () => {
      controller.current?.abort()
      controller.current = null
    }
    return {
      abort,
      run: async <T>(call: (signal: AbortSignal) => T | PromiseLike<T>) => {
        abort()
        const own = new AbortController()
        controller.current = own
        let outcome: Outcome<T>
        try {
          outcome = { status: 'done', value: await call(own.signal) }
        } catch (error) {
          outcome = { status: 'failed', error }
        }
        if (controller.current !== own) return { status: 'stale' }
        // Forgotten once it ended: to abort it again would cost a stack trace at every key.
        controller.current = null
        return outcome
      },
    }
  }, [])
  useEffect(() => request.abort, [request])
  return request
}
