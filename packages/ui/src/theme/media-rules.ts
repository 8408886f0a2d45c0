import { tabletWidth } from './breakpoints.ts'

/** Below 768 px, as a condition: by itself, so that the components for other sites do not carry all widths. */
export const tabletQuery = `(width < ${tabletWidth}px)` as const

/** {@link tabletQuery} as a rule for the template of a styled component. */
export const tablet = `@media ${tabletQuery}` as const
