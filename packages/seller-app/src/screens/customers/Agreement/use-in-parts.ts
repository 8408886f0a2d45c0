import { useEffect, useState } from 'react'
import { inParts, type Parts } from './in-parts.ts'

/**
 * What work over all rows comes to, done in parts after the paint of the step that asks for it. Until then the result is that of an earlier input, and `isLate`. Work that a newer input makes useless is
 * given up. `work` is always the same function; `first` is what there is before any of it, null for nothing.
 */
export const useInParts = <Input, Result, First extends Result | null>(input: Input, work: (input: Input) => Parts<Result>, first: (input: Input) => First) => {
  const [done, setDone] = useState<{ readonly input: Input; readonly result: Result | First }>(() => ({ input, result: first(input) }))
  const isLate = done.input !== input || done.result === null
  useEffect(() => {
    if (!isLate) return undefined
    const useless = new AbortController()
    const run = async (): Promise<void> => {
      try {
        setDone({ input, result: await inParts(work(input), useless.signal) })
      } catch (failure) {
        if (!useless.signal.aborted) throw failure
      }
    }
    void run()
    return () => useless.abort()
  }, [input, work, isLate])
  return { result: done.result, isLate }
}
