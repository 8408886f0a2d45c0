/** A column of a table on a paper. */
export interface PaperColumn {
  readonly title: string
  /** Its share of the width, beside those of the others. */
  readonly width: number
  readonly align: 'left' | 'center' | 'right'
}

export interface PaperTable {
  /** What stands above it; empty for nothing. */
  readonly heading: string
  readonly columns: readonly PaperColumn[]
  /** A text for each column. */
  readonly rows: readonly (readonly string[])[]
  /** The last row, across all columns; empty for none. */
  readonly total: string
}

/** What is printed, signed and filed, as the texts that are drawn: on A4, as many pages as it needs. */
export interface Paper {
  /** A4 turned across, in smaller letters, for a table of many columns. A file has papers of one kind. */
  readonly isAcross?: boolean
  /** 送货单 */
  readonly title: string
  readonly number: string
  /** Whose paper it is. */
  readonly from: string
  /** Two beside each other, but for wide ones. One without a value is left out. */
  readonly facts: readonly { readonly label: string; readonly value: string; readonly wide?: boolean }[]
  readonly tables: readonly PaperTable[]
  /** Who signs it: 收货人. */
  readonly signatures: readonly string[]
}

/** Draws papers as one PDF file, each from a page of its own on. */
export type DrawPapers = (papers: readonly Paper[]) => Promise<Uint8Array<ArrayBuffer>>

declare module './deps.ts' {
  interface Deps {
    /** Null where no papers can be drawn. */
    readonly drawPapers: DrawPapers | null
  }
}
