import type { SearchBoxProps, SearchSuggestion } from '../search-box/types.ts'

type Load = NonNullable<SearchBoxProps['loadSuggestions']>

/** One pending request. */
export interface HeldCall {
  query: string
  signal: AbortSignal
  resolve: (...labels: string[]) => void
  fail: (error?: unknown) => void
}

export const suggestions = (...labels: string[]): SearchSuggestion[] => labels.map((label) => ({ id: label, label }))

/** A loader of suggestions that the test resolves; an abort rejects, as `fetch` does. */
export const heldLoad = (): { load: Load; calls: HeldCall[]; last: () => HeldCall } => {
  const calls: HeldCall[] = []
  const load: Load = (query, { signal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      calls.push({ query, signal, resolve: (...labels) => resolve(suggestions(...labels)), fail: (error) => reject(error ?? new Error('500')) })
    })
  return {
    load,
    calls,
    last: () => {
      const call = calls.at(-1)
      if (!call) throw new Error('No suggestions were requested.')
      return call
    },
  }
}
