import type { ReactNode, RefObject } from 'react'
import { useVirtualRows } from './use-virtual-rows.ts'

interface VirtualRowsProps {
  count: number
  scroller: RefObject<HTMLElement | null>
  /** Height of a row before it is measured, in px. */
  estimate: number
  keyOf: (index: number) => string
  renderRow: (index: number) => ReactNode
}

/** The visible rows and a few around them, in a body with the height of all rows. */
export const VirtualRows = ({ count, scroller, estimate, keyOf, renderRow }: VirtualRowsProps) => {
  const { body, first, end, above, below } = useVirtualRows<HTMLTableSectionElement>(count, scroller, estimate, keyOf)
  return (
    <tbody ref={body} style={{ paddingBlock: `${above}px ${below}px` }}>
      {Array.from({ length: end - first }, (_, place) => renderRow(first + place))}
    </tbody>
  )
}
