import * as z from 'zod/mini'
import { answerCode } from './codes.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const requiredText = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** Free text of at most `max` characters. */
export { text, requiredText }

/** Yuan with at most two decimals, tax included, to either side of nothing. Arithmetic is done in integer fen: see `toFen`. */
export const money = z
  .number()
  .check(
    z.minimum(-100_000_000_000),
    z.maximum(100_000_000_000),
    z.refine((yuan) => Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6, 'at most two decimals'),
  )

/** An instant, ISO 8601 with offset: `2026-03-01T09:30:00+08:00`. */
export const instant = z.iso.datetime({ offset: true })

/** A day without a time, `2026-03-01`, Asia/Shanghai; of this millennium, since others are slips of the keyboard. */
export const day = z.iso.date().check(z.refine((text) => text.startsWith('2'), 'a day of this millennium'))

/** Primary keys of the mall: positive integers of 31 bits. */
export const id = z.int().check(z.positive(), z.maximum(2_147_483_647))

/** Made by the client for a write that must not happen twice; the same id answers the first result again. */
export const requestId = z.uuid()

/** Digits only (specification §5). */
export const productCode = z.string().check(z.regex(/^\d{1,20}$/))

/** A count of pieces of a product. */
export const quantity = z.int().check(z.positive(), z.maximum(999_999))

/** Address of a picture or file: a path of the same origin, or https. */
export const fileUrl = z.string().check(z.regex(/^(\/(?!\/)|https:\/\/|data:image\/)/))

/** Page sizes of specification §9. */
export const pageSizes = [10, 20, 50, 100, 1000] as const
export const defaultPageSize = 20

/** Fields of every list's request. */
export const paging = {
  PageIndex: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  PageSize: z.literal(pageSizes),
}

/** A page of a list: its items, and the number of all of them. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) => z.object({ Items: z.array(item), total: z.int().check(z.nonnegative()) })

/** The result of one row of a batch write. */
export const rowResult = z.object({ RowNo: z.int(), Success: z.boolean(), Code: z.string(), Message: z.string() })

/** A body without fields; unknown fields are dropped. */
export const noBody = z.object({})

/** The answer to a write that tells nothing but its success message. */
export const doneMessage = z.string()

/** The head of every JSON response: `Code` for programs, `RetMessage` for people (specification §3, screens §9). */
export const msgHeader = z.object({ Success: z.boolean(), Code: answerCode, RetMessage: z.string() })

/** The envelope of every JSON response (specification §3). */
export const envelopeOf = <Body extends z.ZodMiniType>(body: Body) =>
  z.object({ MsgHeader: msgHeader, MsgBody: z.nullable(body) })

/** The body of a 429 (specification §3, §8): what the verification dialog shows. */
export const securityInfo = z.object({ Ip: z.string(), CurrentTime: instant, Target: z.string(), Guid: z.uuid() })

/** Stock as the customer sees it in one area. `Text` is what the interface shows. */
export const stockState = z.object({
  /** inStock 现货 · delayed 预计2–6天 · preorder 预订 · none 无货 */
  State: z.literal(['inStock', 'delayed', 'preorder', 'none']),
  Text: z.string(),
  /** Pieces that can be sold now; 0 when none. */
  Quantity: z.int().check(z.nonnegative()),
})

export type StockState = z.infer<typeof stockState>
export type SecurityInfo = z.infer<typeof securityInfo>
export type RowResult = z.infer<typeof rowResult>
