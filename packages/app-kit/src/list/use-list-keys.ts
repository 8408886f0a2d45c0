import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { usePageKeys } from '../page/page-keys.ts'

/** A key that does something with the row that has the focus. */
export interface RowKey<Row> {
  /** As `KeyboardEvent.key`, in small letters. */
  readonly key: string
  /** In the line that names the keys, e.g. A 同意. */
  readonly words: string
  readonly run: (row: Row) => void
}

interface ListKeys<Row> {
  /** An element of the list, to find its rows from. */
  readonly page: RefObject<HTMLElement | null>
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** A row is looked at: J and K go to the next one, and the keys of a row are those of what is beside the list. */
  readonly isPeeking: boolean
  /** Rows take the focus. */
  readonly canFocus: boolean
  readonly rowKeys: readonly RowKey<Row>[] | undefined
  readonly onMove: (by: -1 | 1) => void
  readonly onLook: ((row: Row) => void) | undefined
}

const rowSelector = 'tbody > tr[data-index]'

/** The first row, of the list that an element is part of; the list itself where rows take no focus. */
export const focusRows = (part: HTMLElement | null): void => part?.parentElement?.querySelector<HTMLElement>(`${rowSelector}[tabindex], [data-part='scroller']:not(:has(${rowSelector}[tabindex]))`)?.focus()

/** Where a row that had the focus is gone, decided or deleted, the one that took its place has it: the keys go on from there. */
const useFocusThatGoesOn = (page: RefObject<HTMLElement | null>, keys: readonly string[]): void => {
  const last = useRef<{ readonly key: string | undefined; readonly index: number } | null>(null)
  const latestKeys = useRef(keys)
  useLayoutEffect(() => {
    latestKeys.current = keys
  })
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      const row = target.closest<HTMLElement>(rowSelector)
      // A dialog gives the focus back to where it was opened.
      if (row === null && target.closest('dialog') !== null) return
      const index = Number(row?.dataset.index)
      last.current = row !== null && page.current?.parentElement?.contains(row) === true ? { key: latestKeys.current[index], index } : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [page])
  useEffect(() => {
    const lost = last.current
    // A row of a long list that was scrolled out of sight is not in the page either, and is not gone.
    if (lost?.key === undefined || keys.includes(lost.key) || document.activeElement !== document.body) return
    const rows = page.current?.parentElement?.querySelectorAll<HTMLElement>(`${rowSelector}[tabindex]`) ?? []
    last.current = null
    const next = [...rows].findLast((row) => Number(row.dataset.index) <= lost.index)
    next?.focus()
  })
}

/** The keys of a list from wherever on its page nothing is being typed. While a row has the focus, the table itself moves it and opens it. */
export const useListKeys = <Row>({ page, rows, rowKey, isPeeking, canFocus, rowKeys = [], onMove, onLook }: ListKeys<Row>): void => {
  useFocusThatGoesOn(page, rows.map(rowKey))
  const [first] = rows
  const focused = () => {
    const element = document.activeElement?.closest<HTMLElement>(rowSelector)
    return element ? rows[Number(element.dataset.index)] : undefined
  }
  const step = (by: -1 | 1) => (isPeeking ? onMove(by) : focusRows(page.current))
  usePageKeys({
    ...(canFocus && first !== undefined ? { j: () => step(1), k: () => step(-1) } : {}),
    ...(onLook && first !== undefined && !isPeeking ? { ' ': () => onLook(first) } : {}),
    ...(isPeeking
      ? {}
      : Object.fromEntries(
          rowKeys.map(({ key, run }) => [
            key,
            () => {
              const row = focused()
              if (row !== undefined) run(row)
            },
          ]),
        )),
  })
}
