import { waitingKinds, waitingNames, type SellerWaitingList, type StaffPermission, type WaitingKind } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { orderWaits, readOrderWait, type Waiting } from './order-waits.ts'

interface Source {
  /** Who may not act on them gets none. */
  readonly permission: StaffPermission
  readonly read: (db: Db, caller: StaffCaller, now: Date) => Promise<Waiting>
}

const ofOrders = (kind: keyof typeof orderWaits): Source => ({ permission: 'order.manage', read: (db, caller, now) => readOrderWait(db, caller, now, orderWaits[kind]) })

/** The one place where an area adds what waits of it. Each kind leads to a list that shows as many. */
const sources: Readonly<Record<WaitingKind, Source>> = {
  acceptOrder: ofOrders('acceptOrder'),
  shipOrder: ofOrders('shipOrder'),
  shipLate: ofOrders('shipLate'),
  takeBack: ofOrders('takeBack'),
}

const rank = ({ Count, LateCount }: Waiting): number => (LateCount > 0 ? 0 : Count > 0 ? 1 : 2)

/** What waits for the caller, by kind: past their limit first, then in the order of the work, and those of which nothing waits last. */
export const waitingFor = async (db: Db, caller: StaffCaller, now: Date): Promise<SellerWaitingList> => {
  const kinds = waitingKinds.filter((kind) => caller.permissions.has(sources[kind].permission))
  const items = await Promise.all(kinds.map(async (kind) => ({ Kind: kind, Name: waitingNames[kind], ...(await sources[kind].read(db, caller, now)) })))
  return { Items: items.toSorted((one, other) => rank(one) - rank(other)) }
}
