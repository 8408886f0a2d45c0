import * as z from 'zod/mini'
import { money } from './common.ts'
import type { Schema } from './define.ts'

// Describing a schema copies it and keeps its checks, so these two checks identify the schema.
const hidden = z.describe('Null for a user who sees no prices.')
const withoutAmounts = z.describe('Its amounts are — for a user who sees no prices.')
const asksForPrices = z.describe('Refused of a user who sees no prices.')

const has = (schema: Schema, mark: unknown): boolean => (schema.def as { readonly checks?: readonly unknown[] }).checks?.includes(mark) ?? false

/** Visible only to users who may see prices (价格可见); the server makes it null for the others. */
export const priced = <S extends Schema>(schema: S) => z.nullable(schema).check(hidden)

/** An amount of a response: whatever can be received without a permission for budgets or the company. */
export const price = priced(money)

/** A sentence of the mall that may name amounts. */
export const amountText = z.string().check(withoutAmounts)

/** A part of a request that would reveal prices by what is found or refused. */
export const askingForPrices = <S extends Schema>(schema: S) => schema.check(asksForPrices)

/** An amount that is `priced`. */
export const askedPrice = askingForPrices(money)

/** Whether the schema is one of `priced`. */
export const isPriced = (schema: Schema): boolean => has(schema, hidden)

/** Whether the schema is `amountText`. */
export const isAmountText = (schema: Schema): boolean => has(schema, withoutAmounts)

/** Whether the schema is one of `askingForPrices`. */
export const isAskedPrice = (schema: Schema): boolean => has(schema, asksForPrices)
