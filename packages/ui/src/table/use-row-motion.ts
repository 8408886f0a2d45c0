import { useState } from 'react'
import type { TableSort } from './selection.ts'

/** How rows came to where they are: all in another order, or closed up from one on behind others that are gone. */
export interface RowMotion {
  readonly kind: 'sorted' | 'closed'
  /** The first row that moved. */
  readonly from: number
  /** Alternates, so that the second one of a kind starts again. */
  readonly isAgain: boolean
}

/** What moved between two lists of keys; null for another page or filter, where nothing is where it was. */
export const motionBetween = (before: readonly string[], after: readonly string[], isSorted: boolean): Pick<RowMotion, 'kind' | 'from'> | null => {
  if (before.length === 0 || after.length === 0) return null
  if (isSorted) return { kind: 'sorted', from: 0 }
  const from = before.findIndex((key, at) => key !== after[at])
  const next = after[from]
  return next !== undefined && before.indexOf(next) > from ? { kind: 'closed', from } : null
}

/** How the rows moved when they last changed. */
export const useRowMotion = <Row>(rows: readonly Row[], rowKey: (row: Row) => string, order: TableSort | null): RowMotion | null => {
  const [last, setLast] = useState<{ rows: readonly Row[]; order: TableSort | null; motion: RowMotion | null }>({ rows, order, motion: null })
  if (last.rows === rows) return last.motion
  const isSorted = order?.key !== last.order?.key || order?.order !== last.order?.order
  const moved = motionBetween(last.rows.map(rowKey), rows.map(rowKey), isSorted)
  const motion = moved && { ...moved, isAgain: last.motion?.isAgain === false }
  setLast({ rows, order, motion })
  return motion
}
