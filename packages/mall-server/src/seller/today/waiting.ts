import { and } from 'drizzle-orm'
import { mainWarehouse, waitingKinds, waitingNames, type SellerWaitingList, type StaffPermission, type WaitingKind } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { expires, isPending } from '../agreement/list.ts'
import { record as agreement, visibleTo as agreementsOf } from '../agreement/records.ts'
import { countMissed } from '../search/list.ts'
import { countStocks } from '../stock/records.ts'
import { nothing, readWait, type Wait, type Waiting } from './read-wait.ts'
import { invoiceWait, orderWaits, serviceWaits, statementWaits } from './waits.ts'

interface Source {
  /** Users who may not act on them get none. */
  readonly permission: StaffPermission
  readonly read: (db: Db, caller: StaffCaller, now: Date) => Promise<Waiting>
}

const counted = (Count: number): Waiting => ({ ...nothing(null), Count })

const waitOf = (permission: StaffPermission, wait: Wait): Source => ({ permission, read: (db, caller, now) => readWait(db, caller, now, wait) })

/** The one place where an area adds what waits of it. Each kind leads to a list that shows as many. */
const sources: Readonly<Record<WaitingKind, Source>> = {
  acceptOrder: waitOf('order.manage', orderWaits.acceptOrder),
  shipOrder: waitOf('order.manage', orderWaits.shipOrder),
  shipLate: waitOf('order.manage', orderWaits.shipLate),
  takeBack: waitOf('order.manage', orderWaits.takeBack),
  checkService: waitOf('service.manage', serviceWaits.checkService),
  quote: waitOf('service.manage', serviceWaits.quote),
  issueInvoice: waitOf('money.manage', invoiceWait),
  refund: waitOf('money.manage', orderWaits.refund),
  answerDispute: waitOf('money.manage', statementWaits.answerDispute),
  approvePrice: { permission: 'price.approve', read: async (db, caller) => counted(await db.$count(agreement, and(agreementsOf(db, caller), isPending(db)))) },
  expiring: { permission: 'price.manage', read: async (db, caller, now) => counted(await db.$count(agreement, and(agreementsOf(db, caller), expires(now).soon))) },
  lowStock: { permission: 'stock.manage', read: async (db) => counted((await countStocks(db, mainWarehouse, undefined)).low) },
  missedWords: { permission: 'content.manage', read: async (db, _caller, now) => counted(await countMissed(db, now)) },
}

const rank = ({ Count, LateCount }: Waiting): number => (LateCount > 0 ? 0 : Count > 0 ? 1 : 2)

/** What waits for the caller, by kind: past their limit first, then in the order of the work, and those of which nothing waits last. */
export const waitingFor = async (db: Db, caller: StaffCaller, now: Date): Promise<SellerWaitingList> => {
  const kinds = waitingKinds.filter((kind) => caller.permissions.has(sources[kind].permission))
  const items = await Promise.all(kinds.map(async (kind) => ({ Kind: kind, Name: waitingNames[kind], ...(await sources[kind].read(db, caller, now)) })))
  return { Items: items.toSorted((one, other) => rank(one) - rank(other)) }
}
