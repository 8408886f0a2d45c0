import { and, asc, desc, eq, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { addressActions, type Address, type AddressAction } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { address as record } from '../../platform/db/schema/checkout.ts'
import { appUser, department, membership } from '../../platform/db/schema/organisation.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'

export { record }

export type AddressRow = typeof record.$inferSelect

/** The part of a caller that the rules of addresses need. */
export type AddressUser = Pick<Caller, 'userId' | 'enterpriseId' | 'groupId' | 'departmentId' | 'scope' | 'permissions'>

type Owner = Pick<AddressUser, 'userId' | 'enterpriseId'>

const isOwn = (user: Owner): SQL | undefined => and(eq(record.userId, user.userId), eq(record.enterpriseId, user.enterpriseId))

/** The addresses that an order of the user may be sent to: their own, and those shared with their department. */
const isUsable = (user: AddressUser): SQL | undefined =>
  or(isOwn(user), and(eq(record.enterpriseId, user.enterpriseId), eq(record.sharedDepartmentId, user.departmentId)))

/** Shared addresses of others that the user looks after: within the data scope of a role, with 维护收货地址. */
const isManaged = (user: AddressUser): SQL | undefined => {
  const inScope = visibleTo(user, { enterpriseId: record.enterpriseId, departmentId: record.sharedDepartmentId })
  return user.permissions.has('address.manage') ? and(isNotNull(record.sharedDepartmentId), inScope) : sql`false`
}

/** What the user may change. */
export const isChangeable = (user: AddressUser): SQL | undefined => or(isOwn(user), isManaged(user))

/** What the list shows the user. */
export const isListed = (user: AddressUser): SQL | undefined => or(isUsable(user), isManaged(user))

/** `own`: made by the user; `shared`: by colleagues. */
export const isOwnedAs = (user: AddressUser, owner: 'own' | 'shared' | undefined): SQL | undefined => {
  if (owner === undefined) return undefined
  return owner === 'own' ? isOwn(user) : or(ne(record.userId, user.userId), ne(record.enterpriseId, user.enterpriseId))
}

/** How many of them the user made. */
export const ownIn = (user: AddressUser): SQL<number> => sql<number>`count(*) filter (where ${isOwn(user)})`.mapWith(Number)

/** Only their mobile numbers are searchable, so that those of others cannot be found out digit by digit. */
export const ownWith = (user: AddressUser, condition: SQL | undefined): SQL | undefined => condition && and(isOwn(user), condition)

/** The default one first, then the user's own, then those of others, the oldest first. */
export const inOrder = (user: Owner): SQL[] => [desc(sql`(${isOwn(user)}) and ${record.isDefault}`), desc(sql`${isOwn(user)}`), asc(record.id)]

/** Addresses with the names that are shown with them. */
export const addressesWith = (db: Db, user: AddressUser, where: SQL | undefined) =>
  db
    .select({ record, ownerName: displayName, sharedWith: department.name, isManaged: sql<boolean>`coalesce(${isManaged(user)}, false)` })
    .from(record)
    .innerJoin(appUser, eq(appUser.id, record.userId))
    .leftJoin(department, eq(department.id, record.sharedDepartmentId))
    .where(where)

type Row = Awaited<ReturnType<typeof addressesWith>>[number]

/** What decides on the actions on an address. */
type Subject = Pick<AddressRow, 'userId' | 'enterpriseId' | 'isDefault'> & Pick<Row, 'isManaged'>

export const isOwnOf = (user: Owner, { userId, enterpriseId }: Owner): boolean => userId === user.userId && enterpriseId === user.enterpriseId

/** The whole of `AllowActions`, in the contract's order. */
export const allowedActions = (user: AddressUser, one: Subject): AddressAction[] => {
  if (!user.permissions.has('address.manage')) return []
  const isTheirs = isOwnOf(user, one)
  return addressActions.filter((action) => (action === 'SetDefault' ? isTheirs && !one.isDefault : isTheirs || one.isManaged))
}

const masked = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')

export const toAddress = (user: AddressUser, row: Row): Address => {
  const { record: one } = row
  const isTheirs = isOwnOf(user, one)
  return {
    AddressId: one.id,
    Consignee: one.consignee,
    Mobile: isTheirs || row.isManaged ? one.mobile : masked(one.mobile),
    Province: one.province,
    City: one.city,
    District: one.district,
    AreaCode: one.areaCode,
    Detail: one.detail,
    Tag: one.tag,
    // Another user's default is not the reader's.
    IsDefault: isTheirs && one.isDefault,
    IsOwn: isTheirs,
    OwnerName: row.ownerName,
    SharedWith: row.sharedWith,
    AllowActions: allowedActions(user, { ...one, isManaged: row.isManaged }),
    Version: one.version,
  }
}

/** The addresses that an order of the user may be sent to, the default one first. */
export const usableAddresses = async (db: Db, user: AddressUser): Promise<Address[]> => {
  const rows = await addressesWith(db, user, isUsable(user)).orderBy(...inOrder(user))
  return rows.map((row) => toAddress(user, row))
}

/** The area of the address that the user's orders go to unless they choose another; null when they have none. */
export const usualAreaOf = async (db: Db, user: Owner): Promise<string | null> => {
  // One department, so that both parts are looked up in an index.
  const isTheirDepartment = sql`${record.sharedDepartmentId} = (
    select ${membership.departmentId} from ${membership} where ${membership.userId} = ${user.userId} and ${membership.enterpriseId} = ${user.enterpriseId}
  )`
  const [row] = await db.select({ areaCode: record.areaCode }).from(record).where(or(isOwn(user), isTheirDepartment)).orderBy(...inOrder(user)).limit(1)
  return row?.areaCode ?? null
}

/** One that an order of the user may be sent to, as it is stored; undefined when there is none with this id. */
export const findUsableAddress = async (db: Db, user: AddressUser, addressId: number): Promise<AddressRow | undefined> => {
  const [row] = await db.select().from(record).where(and(isUsable(user), eq(record.id, addressId)))
  return row
}

/** The id of one that the user may use for orders and that says this; null when there is none any more. */
export const findAddressLike = async (db: Db, user: AddressUser, wanted: { readonly consignee: string; readonly mobile: string; readonly fullAddress: string }): Promise<number | null> => {
  const rows = await db
    .select()
    .from(record)
    .where(and(isUsable(user), eq(record.consignee, wanted.consignee), eq(record.mobile, wanted.mobile)))
    .orderBy(...inOrder(user))
  return rows.find((row) => fullAddressOf(row) === wanted.fullAddress)?.id ?? null
}

/** `上海市 浦东新区 …`: the city of a municipality is not repeated. */
export const fullAddressOf = (one: Pick<AddressRow, 'province' | 'city' | 'district' | 'detail'>): string =>
  [...new Set([one.province, one.city, one.district]), one.detail].filter((part) => part !== '').join(' ')
