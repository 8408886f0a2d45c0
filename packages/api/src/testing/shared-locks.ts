/** Web Locks of one browser, in order of request, without the clock and without processes. */
export const createSharedLocks = (): Pick<LockManager, 'request'> => {
  const tails = new Map<string, Promise<unknown>>()

  const request = async (name: string, { signal }: LockOptions, work: () => Promise<unknown>): Promise<unknown> => {
    const before = tails.get(name) ?? Promise.resolve()
    let isGivenUp = false
    const granted = before.then(() => (isGivenUp ? undefined : work()))
    tails.set(name, granted.catch(() => undefined))
    if (!signal) return granted
    return Promise.race([
      granted,
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          isGivenUp = true
          reject(new DOMException('Waited too long', 'AbortError'))
        })
      }),
    ])
  }
  return { request: request as LockManager['request'] }
}
