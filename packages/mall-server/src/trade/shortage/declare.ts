import { asc, eq } from 'drizzle-orm'
import { shiftDay, shortageAnswerHours, shortageKind, shortageState, type CallInput } from '@mall/api/contract'
import { actingForSeller, type Permitted } from '../../platform/actions/permit.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import { readCalendar } from '../../platform/calendar/read.ts'
import type { Tx } from '../../platform/db/client.ts'
import { orderLine, orderShortage, type Replacement } from '../../platform/db/schema/order.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toDay } from '../../platform/time.ts'
import { hourMs, workedAfter } from '../../platform/calendar/working-time.ts'
import { tellOfChange } from '../order/lifecycle/notices.ts'
import { heldPieces, subjectOfShortage, type ShortageRow } from '../order/shortages.ts'
import type { OrderRow } from '../order/store.ts'
import { changeLines } from './change-lines.ts'
import { replacementOf } from './replacement.ts'

type Line = typeof orderLine.$inferSelect
type Said = CallInput<'POST /api/SellerOrder/Shortage'>['Lines'][number]

/** The latest day that pieces can be promised for, days from now. */
const latestDays = 365

/** The line that is said to be short, checked. */
const lineOf = (lines: readonly Line[], held: ReadonlyMap<number, number>, { LineId, Quantity }: Said): Line => {
  const line = lines.find(({ id }) => id === LineId)
  if (line === undefined) throw new BusinessError('ORDER_LINE_NOT_FOUND', '订单中没有该商品，请刷新后重试')
  const free = line.quantity - line.shippedQuantity - (held.get(line.id) ?? 0)
  if (Quantity > free) throw new BusinessError('SHORTAGE_TOO_MANY', free === 0 ? `${line.name}没有待发的数量` : `${line.name}最多有${free}${line.unit}待发`)
  return line
}

interface Declared {
  readonly row: ShortageRow
  readonly words: string
}

const insert = async (tx: Tx, order: OrderRow, line: Line, said: Said, now: Date): Promise<Declared> => {
  const values = {
    orderId: order.id, lineId: line.id, productCode: line.productCode, name: line.name, imageUrl: line.imageUrl, unit: line.unit, priceFen: line.priceFen,
    quantity: said.Quantity, reason: said.Reason?.trim() ?? '', createdAt: now,
  }
  const what = `“${line.name}”缺${said.Quantity}${line.unit}`
  const write = async (more: Pick<ShortageRow, 'state'> & Partial<ShortageRow>, words: string): Promise<Declared> => {
    const [row] = await tx.insert(orderShortage).values({ ...values, ...more }).returning()
    if (row === undefined) throw new Error('No shortage was written')
    return { row, words: `${what}，${words}${values.reason === '' ? '' : `（${values.reason}）`}` }
  }
  if (said.Kind === shortageKind.cut) return write({ state: shortageState.cut, decidedAt: now }, '不发')
  if (said.Kind === shortageKind.later) {
    const today = toDay(now)
    if (said.Day < today || said.Day > shiftDay(today, latestDays)) throw new BusinessError('SHORTAGE_DAY_INVALID', `${line.name}：日期须在今天之后、一年之内`)
    return write({ state: shortageState.later, day: said.Day, decidedAt: now }, `${said.Day}前再发`)
  }
  const replacement: Replacement = await replacementOf(tx, order, line, said.Quantity, { code: said.ReplacementCode, quantity: said.ReplacementQuantity }, now)
  return write(
    { state: shortageState.asked, replacement, answerBefore: workedAfter(await readCalendar(tx), now, shortageAnswerHours * hourMs) },
    `建议换成“${replacement.name}”${replacement.quantity}${replacement.unit}，等买家答复`,
  )
}

/**
 * Says what becomes of pieces of a locked order that are not there. What is cut is cut at once, and the purchaser informed; of a replacement they are asked.
 * @throws BusinessError `ORDER_LINE_NOT_FOUND`, `SHORTAGE_TOO_MANY`, `SHORTAGE_DAY_INVALID`, `REPLACEMENT_INVALID`, and those of `changeLines`
 */
export const declareShortage = async (tx: Tx, order: OrderRow, lines: readonly Said[], permitted: Permitted): Promise<OrderRow> => {
  const acting = actingForSeller(permitted)
  const { now } = acting.origin
  const [known, held] = [await tx.select().from(orderLine).where(eq(orderLine.orderId, order.id)).orderBy(asc(orderLine.id)), await heldPieces(tx, order.id)]
  const declared: Declared[] = []
  for (const said of lines) declared.push(await insert(tx, order, lineOf(known, held, said), said, now))
  const rows = declared.map(({ row }) => row)
  const cut = rows.filter(({ state }) => state === shortageState.cut)
  const after = await changeLines(tx, order, cut.map((row) => ({ row, replacement: null })), { ...acting, permit: permitted.by }, declared.map(({ words }) => words).join('；'))
  const asked = declared.filter(({ row }) => row.state === shortageState.asked)
  const others = declared.filter(({ row }) => row.state !== shortageState.asked)
  for (const { row, words } of asked) await tellOfChange(tx, after, '你的订单缺货，商家建议换货，请答复', now, { fact: words, subject: subjectOfShortage(row) })
  if (others.length > 0) await tellOfChange(tx, after, cut.length > 0 ? '你的订单缺货，部分商品不发' : '你的订单缺货，部分商品稍后发', now, { fact: others.map(({ words }) => words).join('；') })
  await writeAudit(tx, acting.origin, {
    action: 'Order.Shortage', entity: 'order', entityId: order.orderNo, before: { PayableFen: order.payableFen },
    after: { PayableFen: after.payableFen, Cut: cut.length, Asked: asked.length, Later: rows.filter(({ state }) => state === shortageState.later).length },
  })
  return after
}
