/** What an aborted call rejects with: an `AbortError`, whatever the caller's reason, which is the error itself or its `cause`. */
export const abortErrorOf = ({ reason }: AbortSignal): unknown =>
  reason instanceof Error && reason.name === 'AbortError'
    ? reason
    : Object.defineProperty(new DOMException('The call was aborted', 'AbortError'), 'cause', { value: reason, configurable: true })

/** The promise's result, or an `AbortError` as soon as the signal aborts. */
export const waitFor = <Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> => {
  if (signal === undefined) return promise
  return new Promise((resolve, reject) => {
    const abort = () => reject(abortErrorOf(signal))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** Waits for so many ms; an `AbortError` when aborted before. */
export const sleep = (ms: number, signal?: AbortSignal): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const asleep = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return waitFor(asleep, signal).finally(() => clearTimeout(timer))
}
