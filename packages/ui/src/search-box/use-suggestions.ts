import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '../hooks/use-latest.ts'
import { useLatestRequest } from '../hooks/use-latest-request.ts'
import type { SearchBoxProps, SearchSuggestion } from './types.ts'

/** Suggestions and the query they belong to. An empty query has none. */
export interface SuggestionList {
  query: string
  items: readonly SearchSuggestion[]
}

/** No suggestions. */
export const nothing: SuggestionList = { query: '', items: [] }

/**
 * Requests suggestions when the text has not changed for `debounceMs`. The old list stays until the new one arrives, so that
 * the list does not flicker; `fresh` clears it at once.
 */
export const useSuggestions = (load: SearchBoxProps['loadSuggestions'], debounceMs: number) => {
  const [list, setList] = useState(nothing)
  const [pending, setPending] = useState(false)
  const requested = useRef('')
  const received = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useLatestRequest()
  const latest = useLatest({ load, debounceMs })

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    request.abort()
    requested.current = received.current
    setPending(false)
  }, [request])

  const show = useCallback((next: SuggestionList) => {
    received.current = next.query
    setList(next)
  }, [])

  const suggest = useCallback(
    (text: string, { fresh = false } = {}) => {
      const query = text.trim()
      const { load: call, debounceMs: wait } = latest.current
      if (query !== '' && query === requested.current) return
      stop()
      if (fresh || query === '' || !call) show(nothing)
      if (query === '' || !call) return
      requested.current = query
      setPending(true)
      const start = async () => {
        let found: ReturnType<typeof call> | undefined
        const running = request.run((signal) => (found = call(query, { signal })))
        // A list that is returned synchronously is painted in the same frame as the letter.
        const outcome = Array.isArray(found) ? { status: 'done' as const, value: found } : await running
        if (outcome.status === 'stale') return
        setPending(false)
        if (outcome.status === 'failed') requested.current = ''
        // No list is better than one for another query.
        show(outcome.status === 'done' ? { query, items: outcome.value } : nothing)
      }
      if (wait > 0) timer.current = setTimeout(() => void start(), wait)
      else void start()
    },
    [latest, request, show, stop],
  )

  useEffect(() => () => clearTimeout(timer.current), [])
  return { list, pending, suggest, stop }
}
