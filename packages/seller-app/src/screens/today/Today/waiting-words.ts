import { afterSalesStatus, inquiryStatus } from '@mall/api/contract'
import type { SellerWaiting, WaitingKind } from '@mall/api/seller/contract'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { formatYuan } from '@mall/ui/price'
import { leftOfLimit, type Left } from '../../../lib/work-time.ts'
import { href } from '../../../site/routes.ts'

interface KindWords {
  readonly unit: string
  /** The one word for doing it. */
  readonly verb: string
  /** The list that shows as many. */
  readonly href: () => string
}

export const waitingWords: Readonly<Record<WaitingKind, KindWords>> = {
  acceptOrder: { unit: '单', verb: '确认', href: () => href('orders', { Due: 'accept' }) },
  allowCredit: { unit: '单', verb: '去批', href: () => href('orders', { Due: 'credit' }) },
  shipOrder: { unit: '单', verb: '去发货', href: () => href('orders', { Due: 'ship' }) },
  shipLate: { unit: '单', verb: '去处理', href: () => href('orders', { Due: 'late' }) },
  takeBack: { unit: '单', verb: '收回', href: () => href('orders', { Due: 'takeBack' }) },
  checkService: { unit: '单', verb: '审核', href: () => href('afterSales', { Status: afterSalesStatus.pendingReview, Turn: 'seller' }) },
  quote: { unit: '单', verb: '报价', href: () => href('inquiries', { Status: inquiryStatus.pending }) },
  issueInvoice: { unit: '张', verb: '开票', href: () => href('invoices', { Due: 'issue' }) },
  refund: { unit: '单', verb: '去退款', href: () => href('orders', { Due: 'refund' }) },
  answerDispute: { unit: '份', verb: '去答复', href: () => href('statements', { tab: '有异议' }) },
  confirmStatement: { unit: '份', verb: '去看', href: () => href('statements', { tab: '待确认' }) },
  approvePrice: { unit: '份', verb: '去批', href: () => href('agreements', { tab: '待批' }) },
  expiring: { unit: '份', verb: '续签', href: () => href('agreements', { Expiring: 'soon' }) },
  lowStock: { unit: '种', verb: '补货', href: () => href('stock', { Alarm: 'low' }) },
  missedWords: { unit: '个', verb: '去处理', href: () => href('search') },
}

/** What they are worth and whose they are: `¥61,840.20，14 家客户`. */
export const detailText = ({ Amount, Customers }: Pick<SellerWaiting, 'Amount' | 'Customers'>): string =>
  [Amount === null ? null : formatYuan(Amount), Customers > 1 ? `${Customers} 家客户` : null].filter((text) => text !== null).join('，')

/** How long the first of them has left, said by a word: the limit stands beside it. From the last quarter of its time on it presses. */
export const leftOf = ({ LeftMinutes, LimitHours, Since, EndsOn }: Pick<SellerWaiting, 'LeftMinutes' | 'LimitHours' | 'Since' | 'EndsOn'>): Left | null => {
  if (EndsOn !== null) return { text: `最早 ${EndsOn.slice(5)} 到期` }
  if (LeftMinutes === null) return Since === null ? null : { text: `最早 ${formatDay(Since).slice(5)}` }
  const left = leftOfLimit(LeftMinutes, LimitHours)
  return LeftMinutes < 0 ? left : { ...left, text: `还剩 ${left.text}` }
}

/** How many have passed their limit, and by how much the worst: one that is to be shipped late is counted once. */
export const lateOf = (all: readonly SellerWaiting[]): { readonly count: number; readonly minutes: number } => {
  const counted = all.filter(({ Kind }) => Kind !== 'shipOrder')
  return {
    count: counted.reduce((sum, { LateCount }) => sum + LateCount, 0),
    minutes: Math.max(0, ...counted.map(({ LeftMinutes }) => -(LeftMinutes ?? 0))),
  }
}
