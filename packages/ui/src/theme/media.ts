import { breakpoints } from './breakpoints.ts'
import { tablet, tabletQuery } from './media-rules.ts'

/**
 * The widths at which a layout changes, as conditions for `matchMedia`. `phone`, `tablet`, `narrow` and `laptop` hold below a width and
 * include each other; `desk` and `wide` hold from a width on.
 */
export const mediaQueries = {
  /** Below 560 px: one column, actions below each other. */
  phone: `(width < ${breakpoints.phone}px)`,
  /** Below 768 px: no side columns, tables become cards. */
  tablet: tabletQuery,
  /** Below 1,024 px: a page and its side column are stacked. */
  narrow: `(width < ${breakpoints.desk}px)`,
  /** Below 1,280 px: a menu folds, a table leaves out its least column. */
  laptop: `(width < ${breakpoints.laptop}px)`,
  /** From 1,024 px on. */
  desk: `(width >= ${breakpoints.desk}px)`,
  /** From 1,600 px on: a table has room for its extra columns. */
  wide: `(width >= ${breakpoints.wide}px)`,
} as const

/** Name of a width at which a layout changes. */
export type MediaName = keyof typeof mediaQueries

/** {@link mediaQueries} as rules for the template of a styled component. */
export const media = {
  phone: `@media ${mediaQueries.phone}`,
  tablet,
  narrow: `@media ${mediaQueries.narrow}`,
  laptop: `@media ${mediaQueries.laptop}`,
  desk: `@media ${mediaQueries.desk}`,
  wide: `@media ${mediaQueries.wide}`,
} as const satisfies Record<MediaName, string>
