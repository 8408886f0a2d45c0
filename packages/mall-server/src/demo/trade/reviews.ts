import { and, asc, eq } from 'drizzle-orm'
import { orderStatus } from '@mall/api/contract'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { lineReview, orderScore } from '../../platform/db/schema/review.ts'
import { addDays, midnightOf } from '../../platform/time.ts'
import { inChunks, type SeedContext } from '../context.ts'
import { demo } from '../organisation.ts'
import { demoStaff } from '../staff.ts'

/** Most are content, as buyers of agreed goods are; a hundred drawn stars hold so many of each. */
const starsOfHundred: readonly (readonly [stars: number, of: number])[] = [[5, 62], [4, 24], [3, 9], [2, 3], [1, 2]]

const words: Readonly<Record<number, readonly string[]>> = {
  5: [
    '质量很好，和页面描述一致，部门同事都说好用。',
    '一直采购这一款，品质稳定，下次还会继续买。',
    '包装完好，数量无误，价格也比外面便宜。',
    '下单第二天就送到前台了，商品没有瑕疵。',
    '做工扎实，用了几天没有问题，推荐采购。',
    '',
  ],
  4: ['整体不错，外包装有一点压痕，不影响使用。', '好用，就是到货比预计晚了一天。', '性价比可以，适合日常办公。', '质量不错，希望多一些规格可选。', ''],
  3: ['质量一般，日常用够了。', '和上一批相比手感差一些，能用。', '中规中矩，没有惊喜。'],
  2: ['有两件外观有划痕，已联系客服处理。', '比想象中薄，不太耐用。'],
  1: ['到货有破损，客服已安排换货，希望加强包装。'],
}

const appended = ['用了一段时间再来说说：依然好用，没有出现问题。', '已经用完一半，品质前后一致。', '补充一下：售后响应很快，问题已经解决。']

/** What the seller replied, a day later, to buyers who were not content. */
const replies: Readonly<Record<number, string>> = {
  3: '感谢反馈，您的意见已转给供应商，下一批会改进手感和包装。',
  2: '抱歉没有让您满意，有划痕的商品可以在“退换/维修”里申请更换，运费由我们承担。',
  1: '非常抱歉，破损的商品已安排换货，之后的订单改用加厚纸箱发出。',
}

const starsOf = (drawn: number): number => {
  let left = drawn
  for (const [stars, of] of starsOfHundred) {
    if (left < of) return stars
    left -= of
  }
  return 5
}

/** What buyers wrote of the received lines of half of the completed orders. The latest of the demo's buyer wait for theirs. */
export const seedReviews = async ({ db, random, now }: SeedContext): Promise<void> => {
  const lines = await db
    .select({ line: orderLine, order: orders })
    .from(orderLine)
    .innerJoin(orders, and(eq(orders.id, orderLine.orderId), eq(orders.status, orderStatus.completed)))
    .orderBy(asc(orderLine.id))
  const fresh = addDays(now, -20)
  const reviewed = new Map<number, Date>()
  for (const { order } of lines) {
    if (reviewed.has(order.id) || order.receivedAt === null) continue
    const at = new Date(midnightOf(addDays(order.receivedAt, random.int(1, 9))).getTime() + random.int(9 * 60, 18 * 60) * 60_000)
    const waits = order.userId === demo.users.buyer && order.receivedAt > fresh
    if (random.chance(0.5) && !waits && at < now) reviewed.set(order.id, at)
  }
  const rows = lines.flatMap(({ line, order }) => {
    const at = reviewed.get(order.id)
    if (at === undefined || line.receivedQuantity === 0) return []
    const stars = starsOf(random.int(0, 99))
    const later = addDays(at, random.int(8, 28))
    const isAppended = random.chance(0.06) && later < now
    const repliedAt = addDays(at, 1)
    const reply = repliedAt < now ? replies[stars] : undefined
    return [{
      orderLineId: line.id, productId: line.productId, userId: order.userId,
      stars, text: random.pick(words[stars] ?? ['']), images: [], isAnonymous: random.chance(0.3), createdAt: at,
      appendText: isAppended ? random.pick(appended) : '', appendImages: [], appendedAt: isAppended ? later : null,
      ...(reply === undefined ? {} : { reply, repliedAt, repliedBy: demoStaff.seller }),
    }]
  })
  await inChunks(rows, 2000, (chunk) => db.insert(lineReview).values(chunk))
  const scores = [...reviewed.keys()].map((orderId) => ({ orderId, delivery: random.int(4, 5), service: random.int(4, 5) }))
  await inChunks(scores, 4000, (chunk) => db.insert(orderScore).values(chunk))
}
