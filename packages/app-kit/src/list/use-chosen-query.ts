import { useOptimistic, useTransition } from 'react'

/**
 * The query that was chosen last, before its page is drawn: what is chosen next is added to it, however slow the page is.
 * @param shown the query of the address
 * @returns the chosen query, whether its page is still on its way, and `choose`, which puts a query into the address by `show`
 */
export const useChosenQuery = <Query extends object>(shown: Query) => {
  const [query, setQuery] = useOptimistic(shown)
  const [isLeaving, startLeaving] = useTransition()
  const choose = (next: Query, show: () => void) =>
    startLeaving(() => {
      setQuery(next)
      show()
    })
  return { query, isLeaving, choose }
}
