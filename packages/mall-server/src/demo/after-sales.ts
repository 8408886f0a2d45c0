import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import { afterSalesStatus, afterSalesType, type AfterSalesApplication, type AfterSalesStatus } from '@mall/api/contract'
import { requireAllowed } from '../trade/after-sales/allowed-actions.ts'
import { writeApplication } from '../trade/after-sales/apply.ts'
import { writeAfterSalesMove, type LockedService, type MoveCause } from '../trade/after-sales/move.ts'
import { sellerMove } from '../trade/after-sales/schedule.ts'
import type { Tx } from '../platform/db/client.ts'
import { product } from '../platform/db/schema/catalogue.ts'
import { orderLine, orders } from '../platform/db/schema/order.ts'
import { appUser } from '../platform/db/schema/organisation.ts'
import { supportedTypes } from '../trade/after-sales/rules.ts'
import { addDays } from '../platform/time.ts'
import { systemOrigin } from '../platform/audit/audit-log.ts'
import type { SeedContext } from './context.ts'
import { demo } from './organisation.ts'
import { officeTime, officeTimeAfter } from './trade/office-time.ts'

/** A service that the demo must have in any case. */
interface ServiceFixture extends Pick<AfterSalesApplication, 'Type' | 'Reason' | 'Description' | 'ReturnMode'> {
  readonly status: AfterSalesStatus
  /** How long ago it was applied for. */
  readonly hours: number
  readonly userId: number
}

const { pendingReview, rejected, pendingReturn, returned, processing, pendingConfirmation, completed, cancelled } = afterSalesStatus
const { buyer, buyer2, other } = demo.users

/** One of `buyer` in every status, so that each can be seen on any day, and some of others. */
const fixtures: readonly ServiceFixture[] = [
  { userId: buyer, status: pendingReview, hours: 0.2, Type: 1, Reason: '与描述不符', Description: '收到的颜色与详情页图片不一致，无法与现有用品配套使用', ReturnMode: 2 },
  { userId: buyer, status: pendingReturn, hours: 9, Type: 2, Reason: '运输破损', Description: '外箱有明显压痕，打开后边角破损，影响正常使用', ReturnMode: 2 },
  { userId: buyer, status: returned, hours: 22, Type: 1, Reason: '错发', Description: '下单规格与实际收到的规格不同，请安排退货', ReturnMode: 1 },
  { userId: buyer, status: pendingConfirmation, hours: 36, Type: 1, Reason: '质量问题', Description: '开封后发现批次有异味，已与同事确认不适合办公室使用', ReturnMode: 1 },
  { userId: buyer, status: processing, hours: 28, Type: 2, Reason: '质量问题', Description: '使用中出现故障，按说明处理后仍无改善，请更换同款', ReturnMode: 1 },
  { userId: buyer, status: completed, hours: 60, Type: 2, Reason: '错发', Description: '规格发错，申请更换为订单中的规格', ReturnMode: 1 },
  { userId: buyer, status: cancelled, hours: 48, Type: 1, Reason: '其他', Description: '部门内部可以调剂使用，暂时不需要退回了', ReturnMode: 2 },
  { userId: buyer, status: rejected, hours: 70, Type: 1, Reason: '多买不需要', Description: '当时按整箱采购，目前用量减少，想退回未拆封的部分', ReturnMode: 2 },
  { userId: buyer, status: pendingConfirmation, hours: 80, Type: 3, Reason: '质量问题', Description: '正常使用一段时间后出现故障，仍在质保期内，申请保修', ReturnMode: 1 },
  { userId: buyer2, status: pendingReview, hours: 0.3, Type: 3, Reason: '质量问题', Description: '连续使用后工作不正常，清洁后没有改善，申请检修', ReturnMode: 1 },
  { userId: buyer2, status: completed, hours: 130, Type: 3, Reason: '质量问题', Description: '连接处松动，使用时有异响，申请上门取件维修', ReturnMode: 1 },
  { userId: other, status: pendingReturn, hours: 12, Type: 3, Reason: '质量问题', Description: '收货后使用不久即出现故障，联系客服后申请保修', ReturnMode: 2 },
]

const hour = 3_600_000

/** Lines of what a user received, the latest first. */
const receivedLines = (tx: Tx, userId: number) =>
  tx
    .select({ order: orders, line: orderLine, specs: product.specs, nickname: appUser.nickname })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .innerJoin(product, eq(product.id, orderLine.productId))
    .innerJoin(appUser, eq(appUser.id, orders.userId))
    .where(and(eq(orders.userId, userId), isNotNull(orders.receivedAt)))
    .orderBy(desc(orders.receivedAt), asc(orderLine.id))

type Line = Awaited<ReturnType<typeof receivedLines>>[number]

/** What the applicant does next, and when; null: the seller does. */
const ownMove = ({ service }: LockedService, fixture: ServiceFixture): { readonly action: 'Cancel' | 'Confirm'; readonly at: Date; readonly text: string } | null => {
  if (fixture.status === cancelled) return { action: 'Cancel', at: new Date(service.createdAt.getTime() + 0.4 * hour), text: '取消申请' }
  if (service.status !== pendingConfirmation) return null
  return { action: 'Confirm', at: new Date((service.finishedAt ?? service.createdAt).getTime() + 2 * hour), text: '确认完成' }
}

/** Moves a service as it would have moved by itself, until it is as its fixture says. */
const moveOn = async (tx: Tx, begun: LockedService, fixture: ServiceFixture, nickname: string): Promise<void> => {
  let locked = begun
  let last = begun.service.createdAt
  while (locked.service.status !== fixture.status) {
    const own = ownMove(locked, fixture)
    const move = own ?? sellerMove(locked.service, locked.order.receivedAt)
    if (move === null) throw new Error(`No service of status ${fixture.status} can be reached`)
    last = officeTimeAfter(last, move.at)
    const by = own === null ? 'seller' : requireAllowed({ ...locked.service, permissions: new Set(['purchase']) }, locked.service, own.action)
    const cause: MoveCause = { ...move, by, operator: own === null ? '商家' : nickname, origin: systemOrigin(last) }
    locked = { ...locked, service: await writeAfterSalesMove(tx, locked, move.action, cause) }
  }
}

/** Whether a line was received before, and the type still possible; what is rejected was received a week before. */
const fits = ({ order, specs }: Line, fixture: ServiceFixture, at: Date): boolean =>
  order.receivedAt !== null && addDays(order.receivedAt, fixture.status === rejected ? 7 : 0) < at && supportedTypes(order.receivedAt, specs, at).some(({ type, isOpen }) => type === fixture.Type && isOpen)

/** Services in every status, of orders that were received. Those of the past say what really happened to stock and budget. */
export const seedAfterSales = ({ db, now }: SeedContext): Promise<void> =>
  db.transaction(async (tx) => {
    const used = new Map<number, number>()
    const usesOf = ({ line }: Line): number => used.get(line.id) ?? 0
    for (const fixture of fixtures.toSorted((a, b) => b.hours - a.hours)) {
      const due = new Date(now.getTime() - fixture.hours * hour)
      // What has just been applied for waits for its review, whatever the hour.
      const at = fixture.hours < 1 ? due : officeTime(due)
      // Each line once, as far as they go; what is repaired is not the cheapest.
      const rank = (line: Line): number => usesOf(line) * 1e9 - (fixture.Type === afterSalesType.repair ? line.line.priceFen : 0)
      const lines = (await receivedLines(tx, fixture.userId)).filter((line) => usesOf(line) < line.line.receivedQuantity && fits(line, fixture, at))
      const [found] = lines.toSorted((a, b) => rank(a) - rank(b))
      if (found === undefined) throw new Error(`User ${fixture.userId} has received nothing for ${fixture.Description}`)
      used.set(found.line.id, usesOf(found) + 1)
      const { consignee, mobile } = found.order.address
      const order = found.order
      const input = { ...fixture, Quantity: 1, Images: [], Contact: consignee, Mobile: mobile }
      const service = await writeApplication(tx, order, found.line, input, { operator: found.nickname, now: at })
      await moveOn(tx, { service, order }, fixture, found.nickname)
    }
  })
