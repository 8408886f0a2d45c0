import { useEffect, useMemo, useRef } from 'react'

/** Outcome of a request: a result, an error, or superseded by a later request. */
export type Outcome<T> = { status: 'done'; value: T } | { status: 'failed'; error: unknown } | { status: 'stale' }

/** Result of {@link useLatestRequest}, with a stable identity. */
export interface LatestRequest {
  /** Starts a request and aborts the previous one. Never rejects; a superseded request ends as `stale`, whatever its response. */
  run: <T>(call: (signal: AbortSignal) => T | PromiseLike<T>) => Promise<Outcome<T>>
  /** Aborts the running request, which then ends as `stale`. */
  abort: () => void
}

/** Runs one request at a time; the last one wins. Late responses, also after unmount, are ignored. */
export const useLatestRequest = (): LatestRequest => {
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
        // Cleared when it ended: aborting it again would create an error with a stack trace on every key.
        controller.current = null
        return outcome
      },
    }
  }, [])
  useEffect(() => request.abort, [request])
  return request
}
