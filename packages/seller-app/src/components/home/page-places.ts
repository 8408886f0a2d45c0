/** A block of the page, marked in the window that shows it. */
export interface PageMark {
  readonly key: string
  /** As the editor names it. */
  readonly name: string
  /** The block in the rendered page; undefined where the page does not show it. */
  readonly find: (page: Document) => Element | undefined
  readonly isChosen: boolean
  /** It is not what buyers see now. */
  readonly isChanged: boolean
  readonly onChoose: () => void
}

/** Where a block stands in the page, px of the page. */
export interface PagePlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where the blocks of a page stand, by their keys; without those that it does not show. */
export const placesIn = (page: Document, marks: readonly PageMark[]): ReadonlyMap<string, PagePlace> =>
  new Map(
    marks.flatMap(({ key, find }) => {
      const { x, y, width, height } = find(page)?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 }
      return width === 0 || height === 0 ? [] : [[key, { x, y, width, height }] as const]
    }),
  )
