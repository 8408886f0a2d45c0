/** Numbers of items that a page of a list can have. */
export const pageSizes = [10, 20, 50, 100, 1000] as const
/** The default number. */
export const defaultPageSize = 20
