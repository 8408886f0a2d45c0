import type { FormEvent } from 'react'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import { DEFAULT_PAGE_SIZE, pageAfterResize, pageCount } from './page-items.ts'

/** Details of a change of the page. */
export interface PageDetails {
  readonly reason: 'page' | 'previous' | 'next' | 'jump' | 'page-size'
  /** The new page size; apply it together with the page. */
  readonly pageSize: number
  readonly event: Event
}

/** Position in a list. Pages count from 1. */
export interface PaginationOptions {
  page?: number | undefined
  defaultPage?: number | undefined
  pageSize?: number | undefined
  defaultPageSize?: number | undefined
  /** Number of rows on all pages. */
  total: number
  /** Called when the page or the page size changes; a new size keeps the first row on the page. */
  onPageChange?: ((page: number, details: Cancelable<PageDetails>) => void) | undefined
}

/** State of a pagination: page, page size and jump field. */
export const usePagination = (options: PaginationOptions) => {
  const { page, defaultPage = 1, pageSize, defaultPageSize = DEFAULT_PAGE_SIZE, total, onPageChange } = options
  const [requested, setPage] = useControllable(page, defaultPage, onPageChange)
  const [size, setSize] = useControllable<number, { event: Event }>(pageSize, defaultPageSize)
  const count = pageCount(total, size)
  const current = Math.min(Math.max(1, requested), count)

  const go = (to: number, reason: PageDetails['reason'], event: Event) => {
    const target = Math.min(Math.max(1, Math.trunc(to)), count)
    if (target !== current) setPage(target, { reason, pageSize: size, event })
  }
  return {
    current,
    size,
    count,
    go,
    resize: (next: number, event: Event) => {
      const isKept = setPage(pageAfterResize(current, size, next), { reason: 'page-size', pageSize: next, event })
      if (isKept) setSize(next, { event })
    },
    jump: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const input = event.currentTarget.elements.namedItem('page')
      if (input === null || !('value' in input)) return
      const to = Number(input.value.normalize('NFKC').trim())
      if (input.value.trim() !== '' && Number.isFinite(to)) go(to, 'jump', event.nativeEvent)
      input.value = ''
    },
  }
}
