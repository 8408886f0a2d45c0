import { markJumped } from '../client/old-mall.ts'
import type { MallOptions } from '../client/options.ts'
import type { SellerContract } from '../contract/seller/calls.ts'
import { assemble, type MallCore } from '../create-mall.ts'
import { logout as logoutOf } from '../login.ts'
import { sellerTable, type SellerResources } from '../resources/generated/seller.ts'
import { createSession, type Session, type SessionOptions } from '../session/session.ts'

/** The seller's side as an object: `seller.<controller>.<action>(body?, options?)` for each call of its contract. Its rules are those of a `Mall`. */
export interface Seller extends SellerResources, MallCore<SellerContract> {}

/** Options of `createSeller`: those of `createMall`, without the old mall. */
export type SellerOptions = Omit<MallOptions<SellerContract>, 'onOldMall'>

/**
 * Opens the session of the seller's staff that is kept in the storage. Its names there are its own: in one browser a buyer and one of the
 * staff can be logged in at the same time.
 */
export const createSellerSession = (options: SessionOptions = {}): Session => createSession({ key: 'sellerToken', ...options })

/** Creates the client of the seller's side: its session, its queues and all its calls. */
export const createSeller = (options: SellerOptions = {}): Seller => {
  const session = options.session ?? createSellerSession()
  // The old mall is for buyers.
  markJumped(session)
  return assemble<SellerContract, SellerResources>(sellerTable, { ...options, session }, { side: 'Seller' }).mall
}

/** Logs out here and in all tabs, also when the request to the server fails. */
export const logout = ({ sellerAccount, session }: Pick<Seller, 'sellerAccount' | 'session'>): Promise<void> => logoutOf({ account: sellerAccount, session })
