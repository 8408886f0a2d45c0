import type { TableColumn } from '@mall/ui/table'
import { isValidElement, type ReactNode } from 'react'

/** The words of what a cell renders, where its elements hold them as children. */
const wordsOf = (node: ReactNode): string => {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return (node as readonly ReactNode[]).map(wordsOf).join('')
  return isValidElement<{ readonly children?: ReactNode }>(node) ? wordsOf(node.props.children) : ''
}

/** Widths of letters in em, of the widest of the fonts that are used: Chinese and full-width ones, dashes, digits, capitals, points and spaces, the rest. */
const emOf = (letter: string): number => {
  if (letter >= '\u2E80' || letter === '—') return 1
  // Where letters are drawn on whole pixels a digit of 14 px takes 8, and a number has nothing but digits to make good for it.
  if (letter >= '0' && letter <= '9') return 8 / 14
  if (/[A-Z%@&mw]/.test(letter)) return 0.78
  return /[.,:;|!il ]/.test(letter) ? 0.32 : 0.56
}

/** About how wide a text is, in em. */
const textEm = (text: string): number => [...text].reduce((sum, letter) => sum + emOf(letter), 0)

/** px of the letters of a cell, of one in bold, and of a head. */
const cellSize = 14
const strongSize = cellSize * 1.06
const headSize = 12 * 1.06
/** Of the sign of a column that can be sorted, with its gap, px. */
const sortWidth = 12

interface Fitting {
  /** Left and right of a cell's words, px. */
  readonly padding: number
  /** At the edges of the sheet more, px. */
  readonly edge?: number
  /** What stands around the words of a cell besides, such as the frame of a field, px. */
  readonly frame?: number
  /** The most that a column without a `width` claims for the words in it; by default it claims its `minWidth`. px */
  readonly most?: number
}

/**
 * Columns as wide as what is in them: in a table that is short of room, a column of three digits takes that of three digits. A column with a `width` has
 * no more than it, where it holds words; one with a `minWidth` has at least that and takes what is left.
 */
export const fitColumns = <Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[], { padding, edge = 0, frame = 0, most: claim = 0 }: Fitting): readonly TableColumn<Row>[] =>
  columns.map((column, at) => {
    const { header, sort, total, title, render, align, width, minWidth } = column
    const isNumber = align === 'end'
    const head = Math.max(textEm(wordsOf(header)) * headSize + (sort ? sortWidth : 0), textEm(wordsOf(total)) * strongSize)
    const cellOf = (row: Row, index: number) => textEm(title?.(row) ?? wordsOf(render(row, index))) * (isNumber ? strongSize : cellSize) + frame
    const widest = rows.reduce((most, row, index) => Math.max(most, cellOf(row, index)), head)
    const outer = edge * ((at === 0 ? 1 : 0) + (at === columns.length - 1 ? 1 : 0))
    const needed = Math.ceil(widest + 2 * padding + outer)
    if (width !== undefined) return { ...column, width: isNumber ? needed : Math.min(needed, width) }
    return { ...column, minWidth: Math.max(minWidth ?? 0, Math.min(needed, claim)) }
  })

/** The least that columns take together, px. */
export const leastOf = (columns: readonly { readonly width?: number | undefined; readonly minWidth?: number | undefined }[]): number => columns.reduce((sum, { width, minWidth }) => sum + (width ?? minWidth ?? 0), 0)
