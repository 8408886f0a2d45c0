import { sql, type SQL } from 'drizzle-orm'

/**
 * Whole numbers as one `int[]` parameter: both drivers take it, and a long list does not count against their limit of
 * parameters.
 */
export const intArray = (values: readonly number[]): SQL => sql`${`{${values.join(',')}}`}::int[]`
