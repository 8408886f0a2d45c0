import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '../hooks/use-latest.ts'
import { useLatestRequest } from '../hooks/use-latest-request.ts'
import type { SearchBoxProps, SearchSuggestion } from './types.ts'

/** Suggestions and the query that they answer; an empty query has none. */
export interface SuggestionList {
  query: string
  items: readonly SearchSuggestion[]
}

/** No suggestions. */
export const nothing: SuggestionList = { query: '', items: [] }

/** As many rows as fit into the list: what one sees at once. */
export const ROWS_IN_SIGHT = 12

/** Rows that say nothing: what the first list of a visit fills instead of building it. */
export const blankRows: SuggestionList = { query: '', items: Array.from({ length: ROWS_IN_SIGHT }, () => ({ id: '', label: '', hint: ' ' })) }

/**
 * Asks for suggestions after a moment of quiet. The old list stays until the new one is there, so that nothing blinks;
 * `fresh` drops it at once.
 */
export function useSuggestions(load: SearchBoxProps['loadSuggestions'], debounceMs: number) {
  const [list, setList] = useState(nothing)
  const [pending, setPending] = useState(false)
  const asked = useRef('')
  const answered = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useLatestRequest()
  const latest = useLatest({ load, debounceMs })

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    request.abort()
    asked.current = answered.current
    setPending(false)
  }, [request])

  const show = useCallback((next: SuggestionList) => {
    answered.current = next.query
    setList(next)
  }, [])

  const ask = useCallback(
    (text: string, { fresh = false } = {}) => {
      const query = text.trim()
      const { load: call, debounceMs: wait } = latest.current
      if (query !== '' && query === asked.current) return
      stop()
      if (fresh || query === '' || !call) show(nothing)
      if (query === '' || !call) return
      asked.current = query
      setPending(true)
      const start = async () => {
        let found: ReturnType<typeof call> | undefined
        const running = request.run((signal) => (found = call(query, { signal })))
        // A list at hand is painted together with the letter.
        const outcome = Array.isArray(found) ? { status: 'done' as const, value: found } : await running
        if (outcome.status === 'stale') return
        setPending(false)
        if (outcome.status === 'failed') asked.current = ''
        // A list that belongs to other words would mislead more than none.
        show(outcome.status === 'done' ? { query, items: outcome.value } : nothing)
      }
      if (wait > 0) timer.current = setTimeout(() => void start(), wait)
      else void start()
    },
    [latest, request, show, stop],
  )

  useEffect(() => () => clearTimeout(timer.current), [])
  return { list, pending, ask, stop }
}
