import { and, count, min } from 'drizzle-orm'
import { mainWarehouse, waitingKinds, waitingNames, type SellerWaitingList, type StaffPermission, type WaitingKind, type WorkCalendar } from '@mall/api/seller/contract'
import { readCalendar } from '../../platform/calendar/read.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { expires } from '../agreement/list.ts'
import { record as agreement, visibleTo as agreementsOf } from '../agreement/records.ts'
import { countMissed } from '../search/list.ts'
import { countStocks } from '../stock/records.ts'
import { nothing, readWait, type Wait, type Waiting } from './read-wait.ts'
import { approvalWait, invoiceWait, orderWaits, serviceWaits, statementWaits } from './waits.ts'

interface Source {
  /** Users who may not act on them get none. */
  readonly permission: StaffPermission
  readonly read: (db: Db, caller: StaffCaller, calendar: WorkCalendar, now: Date) => Promise<Waiting>
}

const counted = (Count: number): Waiting => ({ ...nothing(null), Count })

const waitOf = (permission: StaffPermission, wait: Wait): Source => ({ permission, read: (db, caller, calendar, now) => readWait(db, caller, calendar, now, wait) })

const readExpiring: Source['read'] = async (db, caller, _calendar, now) => {
  const [found] = await db.select({ count: count(), endsOn: min(agreement.untilDay) }).from(agreement).where(and(agreementsOf(db, caller), expires(now).soon))
  return { ...counted(found?.count ?? 0), EndsOn: found?.endsOn ?? null }
}

/** The one place where an area adds what waits of it. Each kind leads to a list that shows as many. */
const sources: Readonly<Record<WaitingKind, Source>> = {
  acceptOrder: waitOf('order.manage', orderWaits.acceptOrder),
  allowCredit: waitOf('money.manage', orderWaits.allowCredit),
  shipOrder: waitOf('order.manage', orderWaits.shipOrder),
  shipLate: waitOf('order.manage', orderWaits.shipLate),
  takeBack: waitOf('order.manage', orderWaits.takeBack),
  checkService: waitOf('service.manage', serviceWaits.checkService),
  quote: waitOf('service.manage', serviceWaits.quote),
  issueInvoice: waitOf('money.manage', invoiceWait),
  refund: waitOf('money.manage', orderWaits.refund),
  answerDispute: waitOf('money.manage', statementWaits.answerDispute),
  confirmStatement: waitOf('money.manage', statementWaits.confirmStatement),
  approvePrice: waitOf('price.approve', approvalWait),
  expiring: { permission: 'price.manage', read: readExpiring },
  lowStock: { permission: 'stock.manage', read: async (db) => counted((await countStocks(db, mainWarehouse, undefined)).low) },
  missedWords: { permission: 'content.manage', read: async (db, _caller, _calendar, now) => counted(await countMissed(db, now)) },
}

const rank = ({ Count, LateCount }: Waiting): number => (LateCount > 0 ? 0 : Count > 0 ? 1 : 2)

/** Minutes past the limit, or the share of it that is left, the least first; what has no limit comes after. */
const urgency = ({ LimitHours, LeftMinutes, LateCount }: Waiting): number => {
  if (LimitHours === null || LeftMinutes === null) return Number.MAX_VALUE
  return LateCount > 0 ? LeftMinutes : LeftMinutes / LimitHours
}

/** Sorts what waits: past their limit first, by how long; then by how much of the limit is left; then in the order of the work, and those of which nothing waits last. */
export const byUrgency = (one: Waiting, other: Waiting): number => rank(one) - rank(other) || urgency(one) - urgency(other)

/** What waits for the caller, by kind, the most urgent first. */
export const waitingFor = async (db: Db, caller: StaffCaller, now: Date): Promise<SellerWaitingList> => {
  const kinds = waitingKinds.filter((kind) => caller.permissions.has(sources[kind].permission))
  const calendar = await readCalendar(db)
  const items = await Promise.all(kinds.map(async (kind) => ({ Kind: kind, Name: waitingNames[kind], ...(await sources[kind].read(db, caller, calendar, now)) })))
  return { Items: items.toSorted(byUrgency) }
}
