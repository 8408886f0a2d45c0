import { useVirtualizer } from '@tanstack/react-virtual'
import type { ReactNode, Ref, RefObject } from 'react'

interface VirtualRowsProps {
  count: number
  scroller: RefObject<HTMLElement | null>
  /** Height of a row before it is measured, in px. */
  estimate: number
  keyOf: (index: number) => string
  renderRow: (index: number, place: { offset: number; measure: Ref<HTMLTableRowElement> }) => ReactNode
}

const OVERSCAN = 6
/** Before the first measurement, and on a server: enough rows for a tall window. */
const firstRect = { width: 0, height: 720 }

/** The rows in sight and a few around them, in a box as tall as all of them. */
export function VirtualRows({ count, scroller, estimate, keyOf, renderRow }: VirtualRowsProps) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    initialRect: firstRect,
  })
  return (
    <tbody data-virtual="" style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => renderRow(index, { offset: start, measure: virtualizer.measureElement }))}
    </tbody>
  )
}
