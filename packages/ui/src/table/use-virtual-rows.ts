import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { onResize } from '../hooks/layout.ts'
import { useLatest } from '../hooks/use-latest.ts'
import { offsetsOf, rowWindow } from './windowing.ts'

const OVERSCAN = 6
/** Rows of the first render and on a server: enough for a tall window. */
const FIRST_HEIGHT = 720

/** The rows to render, and the padding for the others above and below. */
export interface VirtualRowsState<Body extends HTMLElement> {
  /** What the rows are in; each row has its index as `data-index`. */
  readonly body: RefObject<Body | null>
  readonly first: number
  readonly end: number
  /** Padding above and below in px. */
  readonly above: number
  readonly below: number
  /** Scrolls as little as needed to show a row, even one that is not rendered. */
  readonly reveal: (index: number) => void
}

/**
 * The visible rows of `scroller` and a few around them. Heights are measured when rows render; other rows count as
 * `estimate` px. Rows stay in the flow between two paddings, so the browser's scroll anchoring keeps the visible content in place.
 */
export const useVirtualRows = <Body extends HTMLElement>(
  count: number,
  scroller: RefObject<HTMLElement | null>,
  estimate: number,
  keyOf: (index: number) => string,
): VirtualRowsState<Body> => {
  const body = useRef<Body>(null)
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const [view, setView] = useState({ top: 0, height: FIRST_HEIGHT })
  const offsets = useMemo(() => offsetsOf(count, (index) => heights.get(keyOf(index)) ?? estimate), [count, heights, keyOf, estimate])
  const { first, end } = rowWindow(offsets, view.top, view.height, OVERSCAN)
  const latest = useLatest({ heights, keyOf, offsets, first, end })

  useEffect(() => {
    const box = scroller.current
    const rows = body.current
    if (!box || !rows) return undefined
    const look = () => {
      const next = { top: box.scrollTop, height: box.clientHeight }
      const now = latest.current
      const wanted = rowWindow(now.offsets, next.top, next.height, 0)
      // Half of the overscan is still left to scroll into: no render needed yet.
      const enough = (edge: number, have: number, limit: number) => have === limit || Math.abs(have - edge) >= OVERSCAN / 2
      const covered = wanted.first >= now.first && wanted.end <= now.end
      if (covered && enough(wanted.first, now.first, 0) && enough(wanted.end, now.end, now.offsets.length - 1)) return
      setView(next)
    }
    const measure = () => {
      const now = latest.current
      const changed = new Map<string, number>()
      for (const row of rows.querySelectorAll<HTMLElement>('[data-index]')) {
        const key = now.keyOf(Number(row.dataset.index))
        const height = row.getBoundingClientRect().height
        if (Math.abs((now.heights.get(key) ?? 0) - height) > 0.5) changed.set(key, height)
      }
      if (changed.size > 0) setHeights(new Map([...now.heights, ...changed]))
      look()
    }
    const stop = onResize(measure, rows, box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      stop()
      box.removeEventListener('scroll', look)
    }
  }, [scroller, latest])

  const reveal = useCallback(
    (index: number) => {
      const box = scroller.current
      const { offsets: tops } = latest.current
      const [start, finish] = [tops[index], tops[index + 1]]
      if (!box || start === undefined || finish === undefined) return
      if (start < box.scrollTop) box.scrollTo({ top: start, behavior: 'instant' })
      else if (finish > box.scrollTop + box.clientHeight) box.scrollTo({ top: finish - box.clientHeight, behavior: 'instant' })
    },
    [scroller, latest],
  )

  const total = offsets.at(-1) ?? 0
  return { body, first, end, above: offsets[first] ?? 0, below: total - (offsets[end] ?? total), reveal }
}
