import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '../hooks/use-latest.ts'
import { useLatestRequest } from '../hooks/use-latest-request.ts'
import type { ComboboxOption, LoadOptions } from './types.ts'

/** What has been found so far. While a search is pending these are the options of the previous one. */
export interface FoundOptions<Value extends string | number> {
  readonly status: 'idle' | 'pending' | 'done' | 'failed'
  /** The text that was searched last. */
  readonly query: string
  readonly options: readonly ComboboxOption<Value>[]
}

/** Searches when the text has stopped changing. A later text aborts the search before it, whose answer is never shown. */
export const useOptions = <Value extends string | number>(loadOptions: LoadOptions<Value>, debounceMs: number) => {
  const [found, setFound] = useState<FoundOptions<Value>>({ status: 'idle', query: '', options: [] })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useLatestRequest()
  const latest = useLatest({ loadOptions, debounceMs })

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    request.abort()
  }, [request])

  const ask = useCallback(
    (text: string, { now = false } = {}) => {
      const query = text.trim()
      stop()
      setFound(({ options }) => ({ status: 'pending', query, options }))
      const start = async () => {
        const outcome = await request.run((signal) => latest.current.loadOptions(query, { signal }))
        if (outcome.status === 'stale') return
        setFound(outcome.status === 'done' ? { status: 'done', query, options: outcome.value } : { status: 'failed', query, options: [] })
      }
      if (now) void start()
      else timer.current = setTimeout(() => void start(), latest.current.debounceMs)
    },
    [latest, request, stop],
  )

  /** Forgets what was found; the next time it is searched again. */
  const forget = useCallback(() => {
    stop()
    setFound({ status: 'idle', query: '', options: [] })
  }, [stop])

  useEffect(() => () => clearTimeout(timer.current), [])
  return { found, ask, forget }
}
