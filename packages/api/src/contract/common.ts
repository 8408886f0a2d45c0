import * as z from 'zod/mini'
import { answerCodes } from './codes.ts'
import { field, named } from './describe.ts'
import { pageSizes } from './page-sizes.ts'
import { quantityMax } from './quantity-max.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const requiredText = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** Free text of at most `max` characters. */
export { text, requiredText }

/** The colour of a brand, `#RRGGBB`: the theme adjusts its lightness until everything is readable. */
export const themeColor = z.string().check(z.regex(/^#[0-9A-F]{6}$/))

/** The largest amount of one order, budget or transfer, yuan. Sums of several may exceed it. */
export const moneyMax = 9_999_999_999.99

/** Exact for every amount that JSON can carry; a computed one may be off by the last digits of a float. */
export const hasTwoDecimals = (yuan: number): boolean => Math.abs(yuan - Math.round(yuan * 100) / 100) <= 1e-8 + 4 * Number.EPSILON * Math.abs(yuan)

/** Yuan with at most two decimals, tax included, positive or negative. Arithmetic is done in integer fen: see `toFen`. */
export const money = z
  .number()
  .check(
    z.minimum(-90_000_000_000_000),
    z.maximum(90_000_000_000_000),
    z.refine(hasTwoDecimals, 'at most two decimals'),
    z.describe('Yuan with at most two decimals, tax included.'),
  )

/** An instant, ISO 8601 with offset: `2026-03-01T09:30:00+08:00`. */
export const instant = z.iso.datetime({ offset: true }).check(z.describe('ISO 8601 with offset.'))

/** A day without a time, `2026-03-01`, Asia/Shanghai; of this millennium, since others are typing errors. */
export const day = z.iso.date().check(z.refine((text) => text.startsWith('2'), 'a day of this millennium'), z.describe('A day in Asia/Shanghai, `2026-03-01`.'))

/** Primary keys of the mall: positive integers of 31 bits. */
export const id = z.int().check(z.positive(), z.maximum(2_147_483_647))

/** Made by the client for a write that must not happen twice; the same id returns the first result again. */
export const requestId = z.uuid().check(z.describe('Made by the client: the same id again returns the first result.'))

/** Digits only. */
export const productCode = z.string().check(z.regex(/^\d{1,20}$/), z.describe('Product code, digits only.'))

/** A count of pieces of a product. */
export const quantity = z.int().check(z.positive(), z.maximum(quantityMax), z.describe('Pieces.'))

/** A mobile number of the mainland. */
export const mobile = z.string().check(z.regex(/^1[3-9]\d{9}$/))

/** Address of a picture or file: a path of the same origin, or https. */
export const fileUrl = z.string().check(z.regex(/^(\/(?!\/)|https:\/\/|data:image\/)/), z.describe('A path of this origin, or https.'))

/** The same in a request. */
export const givenFileUrl = fileUrl.check(z.maxLength(500))

/** Fields of the request of every list. */
export const paging = {
  PageIndex: field(z.int().check(z.minimum(1), z.maximum(1_000_000)), 'Page, from 1.'),
  PageSize: field(z.literal(pageSizes), 'Items per page.'),
}

/** Order and page of a list that can be sorted by some of its fields. */
export const sorting = <const Fields extends readonly string[]>(fields: Fields) => ({
  SortField: field(z.optional(z.literal(fields)), 'Field to sort by.'),
  SortOrder: field(z.optional(z.literal(['asc', 'desc'])), 'Direction of the order.'),
  ...paging,
})

/** How many records each status has: the counts of the tabs of a list. */
export const statusCounts = <Status extends z.ZodMiniType>(status: Status, description: string) =>
  field(z.array(z.object({ Status: field(status, 'Status.'), Count: field(z.int().check(z.nonnegative()), 'How many there are.') })), description)

/** A page of a list: its items, and the number of items on all pages. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    Items: field(z.array(item), 'The items of this page.'),
    total: field(z.int().check(z.nonnegative()), 'Number of items on all pages.'),
  })

/** The result of one row of a batch write. */
export const rowResult = named(
  'RowResult',
  'The result of one row of a batch write.',
  z.object({
    RowNo: field(z.int(), 'Row of the request, from 1.'),
    Success: field(z.boolean(), 'Whether the row succeeded.'),
    Code: field(z.string(), 'Code of the row, or of its failure.'),
    Message: field(z.string(), 'Text to show for the row.'),
  }),
)

/** A body without fields; unknown fields are dropped. */
export const noBody = z.object({})

/** The response of a write that returns nothing but its success message. */
export const doneMessage = z.string()

export const msgHeader = named(
  'MsgHeader',
  'The head of every JSON response: `Code` for programs, `RetMessage` for people.',
  z.object({
    Success: field(z.boolean(), 'Whether the call succeeded.'),
    Code: field(z.enum(answerCodes), 'Stable name of the outcome, for programs.'),
    RetMessage: field(z.string(), 'Text to show to people; empty on success.'),
  }),
)

/** The envelope of every JSON response. */
export const envelopeOf = <Body extends z.ZodMiniType>(body: Body) =>
  z.object({
    MsgHeader: field(msgHeader, 'Outcome of the call.'),
    MsgBody: field(z.nullable(body), 'What the call returns; null on failure.'),
  })

export const securityInfo = named(
  'SecurityInfo',
  'The body of a 429: what the verification dialog shows.',
  z.object({
    Ip: field(z.string(), 'Address of the caller.'),
    CurrentTime: field(instant, 'Time of the server.'),
    Target: field(z.string(), 'Path that was called.'),
    Guid: field(z.uuid(), 'Id of the request.'),
  }),
)

export const stockState = named(
  'StockState',
  'Stock as the customer sees it in one area. `Text` is what the interface shows.',
  z.object({
    State: field(z.literal(['inStock', 'delayed', 'preorder', 'none']), 'inStock 现货 · delayed 预计2–6天 · preorder 预订 · none 无货.'),
    Text: field(z.string(), 'Text to show: 现货, 预计2–6天, 预订, 无货.'),
    Quantity: field(z.int().check(z.nonnegative()), 'Pieces that can be sold now; 0 when none.'),
  }),
)


export type { RowResult, SecurityInfo, StockState } from '../resources/generated/shapes.ts'
