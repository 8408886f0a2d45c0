import { and, count, or, type SQL } from 'drizzle-orm'
import type { AddressList, AddressListRequest } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { hasText } from '../../platform/lists/filters.ts'
import { offsetOf } from '../../platform/lists/list-page.ts'
import { addressesWith, inOrder, isListed, isOwnedAs, ownIn, ownWith, record, toAddress, type AddressUser } from './records.ts'

const hasKeyword = (user: AddressUser, text: string | undefined): SQL | undefined =>
  or(
    ...[record.consignee, record.province, record.city, record.district, record.detail, record.tag].map((column) => hasText(column, text)),
    ownWith(user, hasText(record.mobile, text)),
  )

/** A page of the addresses that the user may use or change, with the counts of the tabs. */
export const listAddresses = async (db: Db, user: AddressUser, request: AddressListRequest): Promise<AddressList> => {
  const { Keyword, Owner } = request
  const found = and(isListed(user), hasKeyword(user, Keyword))
  const [counted] = await db.select({ all: count(), own: ownIn(user) }).from(record).where(found)
  const { all, own } = counted ?? { all: 0, own: 0 }
  const rows = await addressesWith(db, user, and(found, isOwnedAs(user, Owner)))
    .orderBy(...inOrder(user))
    .limit(request.PageSize)
    .offset(offsetOf(request))
  const counts = { own, shared: all - own }
  return {
    Items: rows.map((row) => toAddress(user, row)),
    total: Owner === undefined ? all : counts[Owner],
    OwnerCounts: counts,
    AllowActions: user.permissions.has('address.manage') ? ['Create', 'Import'] : [],
  }
}
