import { useEffect, useState } from 'react'
import { useLatest } from './use-latest.ts'

/** The state of code that is loaded on first use. */
export type Loaded<Value> = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly value: Value }

/**
 * Code that a component imports only when it is wanted, so that a page which never shows it does not pay for it. After a failure it is
 * loaded again when it is wanted again; a failure is a state and not an error, because the rest of the component still works.
 */
export const useLoaded = <Value>(load: () => Promise<Value>, wanted: boolean): Loaded<Value> => {
  const latest = useLatest(load)
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' })
  const isReady = loaded.state === 'ready'
  useEffect(() => {
    if (!wanted || isReady) return undefined
    let isCurrent = true
    const settle = (next: Loaded<Value>) => {
      if (isCurrent) setLoaded(next)
    }
    latest.current().then(
      (value) => settle({ state: 'ready', value }),
      () => settle({ state: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [wanted, isReady, latest])
  return loaded
}
