import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useState, type CSSProperties, type ReactNode, type RefObject } from 'react'

interface WindowedItemsProps {
  readonly count: number
  /** The grid, or the column, that the items are in. */
  readonly box: RefObject<HTMLElement | null>
  /** Height of a row in px before one was drawn. */
  readonly estimate: number
  readonly children: (first: number, end: number, style: CSSProperties) => ReactNode
}

const columnsOf = (box: HTMLElement): number => Math.max(1, getComputedStyle(box).gridTemplateColumns.split(' ').filter((track) => track.endsWith('px')).length)

/**
 * The items near the window alone, between paddings as high as the others, so that they stay in the flow of the page. Rows are measured when
 * they are drawn; the others count as high as the first of them.
 */
export const WindowedItems = ({ count, box, estimate, children }: WindowedItemsProps) => {
  const [columns, setColumns] = useState(1)
  const [scrollMargin, setScrollMargin] = useState(0)
  const [rowHeight, setRowHeight] = useState(estimate)
  // oxlint-disable-next-line react/incompatible-library -- nothing of it leaves this component but numbers
  const rows = useWindowVirtualizer({ count: Math.ceil(count / columns), estimateSize: () => rowHeight, overscan: 4, scrollMargin })
  const shown = rows.getVirtualItems()
  const firstRow = shown[0]?.index ?? 0
  const endRow = (shown.at(-1)?.index ?? -1) + 1

  // What was measured for other columns, or by another height, no longer holds.
  useEffect(() => rows.measure(), [rows, columns, rowHeight])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const look = () => {
      setColumns(columnsOf(element))
      setScrollMargin(Math.round(element.getBoundingClientRect().top + window.scrollY))
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(element)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [box])

  // The pitch of each row but the last, below which nothing is drawn.
  useLayoutEffect(() => {
    const tops = [...(box.current?.children ?? [])].filter((_, at) => at % columns === 0).map((item) => item.getBoundingClientRect().top)
    const heights = tops.slice(1).map((top, at) => top - (tops[at] ?? top))
    const [height] = heights
    if (height !== undefined && Math.abs(height - rowHeight) > 1 && firstRow === 0) setRowHeight(height)
    const drawn = rows.getVirtualItems()
    const changed = [...heights.entries()].filter(([at, one]) => Math.abs(one - (drawn[at]?.size ?? one)) > 0.5)
    // The virtualizer draws at once what changed, which React does not do during an effect; a microtask is still before the next frame.
    if (changed.length > 0) queueMicrotask(() => changed.forEach(([at, one]) => rows.resizeItem(firstRow + at, one)))
  }, [box, children, columns, firstRow, endRow, rowHeight, rows])

  const above = (shown[0]?.start ?? scrollMargin) - scrollMargin
  const below = rows.getTotalSize() - ((shown.at(-1)?.end ?? scrollMargin) - scrollMargin)
  return children(firstRow * columns, Math.min(count, endRow * columns), { paddingBlock: `${above}px ${below}px`, overflowAnchor: 'none' })
}
