import type { ReactNode, RefObject } from 'react'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

interface VirtualRowsProps {
  count: number
  scroller: RefObject<HTMLElement | null>
  /** Height of a row before it is measured, in px. */
  estimate: number
  keyOf: (index: number) => string
  renderRow: (index: number) => ReactNode
  classNames: ClassNames<'body'> | undefined
}

/** The visible rows and a few around them, in a body with the height of all rows. */
export const VirtualRows = ({ count, scroller, estimate, keyOf, renderRow, classNames }: VirtualRowsProps) => {
  const part = partsOf(classNames)
  const { body, first, end, above, below } = useVirtualRows<HTMLTableSectionElement>(count, scroller, estimate, keyOf)
  return (
    <tbody {...part('body')} ref={body} style={{ paddingBlock: `${above}px ${below}px` }}>
      {Array.from({ length: end - first }, (_, place) => renderRow(first + place))}
    </tbody>
  )
}
