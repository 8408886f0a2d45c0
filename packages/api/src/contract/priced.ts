import * as z from 'zod/mini'
import { money } from './common.ts'
import type { Schema } from './define.ts'

// A check stays with a schema when it is described anew, so these two are how a schema is known again.
const hidden = z.describe('Null for a user who sees no prices.')
const withoutAmounts = z.describe('Its amounts are — for a user who sees no prices.')
const asksForPrices = z.describe('Refused of a user who sees no prices.')

const has = (schema: Schema, mark: unknown): boolean => (schema.def as { readonly checks?: readonly unknown[] }).checks?.includes(mark) ?? false

/** What only those may see who see prices (价格可见); the server makes it null for the others. */
export const priced = <S extends Schema>(schema: S) => z.nullable(schema).check(hidden)

/** An amount of a response: whatever can be received without a permission for budgets or the company. */
export const price = priced(money)

/** A sentence of the mall that may name amounts. */
export const amountText = z.string().check(withoutAmounts)

/** What a request asks for that would tell prices by what is found, or by what is refused. */
export const askingForPrices = <S extends Schema>(schema: S) => schema.check(asksForPrices)

/** Such an amount. */
export const askedPrice = askingForPrices(money)

/** Whether the schema is one of `priced`. */
export const isPriced = (schema: Schema): boolean => has(schema, hidden)

/** Whether the schema is `amountText`. */
export const isAmountText = (schema: Schema): boolean => has(schema, withoutAmounts)

/** Whether the schema is one of `askingForPrices`. */
export const isAskedPrice = (schema: Schema): boolean => has(schema, asksForPrices)
