import { sql, type SQL } from 'drizzle-orm'

/** How a statement with a place for an `int[]` is given it. */
export const intArrayText = (values: readonly number[]): string => `{${values.join(',')}}`

/**
 * Whole numbers as one `int[]` parameter: both drivers take it, and a long list does not count against their limit of
 * parameters.
 */
export const intArray = (values: readonly number[]): SQL => sql`${intArrayText(values)}::int[]`
