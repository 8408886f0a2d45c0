import { sql, type Column, type SQL } from 'drizzle-orm'
import { product } from '../../platform/db/schema/catalogue.ts'
import type { Period } from './rules.ts'

/** A time as it stands in a statement: as a parameter, two places with the same expression would not be the same to GROUP BY. */
export const timestamp = (time: Date): SQL => sql.raw(`'${time.toISOString()}'::timestamptz`)

/** The number of the part of a period that a time falls into. */
export const partOf = (time: Column, { from, bucketSeconds }: Period): SQL<number> =>
  sql<number>`floor(extract(epoch from ${time} - ${timestamp(from)}) / ${sql.raw(String(bucketSeconds))})::int`

/** By how many per cent the market price is lower than a former one. */
export const cutPercent = (former: Column): SQL<number> => sql<number>`(${former} - ${product.marketPriceFen}) * 100.0::float8 / ${former}`
