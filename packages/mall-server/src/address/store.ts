import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Address } from '@mall/api/contract'
import type { Db } from '../db/client.ts'
import { address } from '../db/schema/checkout.ts'
import { appUser } from '../db/schema/organisation.ts'
import { BusinessError } from '../http/errors.ts'
import type { CallContext, Caller } from '../http/define-routes.ts'
import { originOf, writeAudit } from '../writes/audit-log.ts'
import { atVersion, updatedRow } from '../writes/version.ts'

/** How many addresses one user keeps. */
export const maxAddresses = 50

type AddressOwner = Pick<Caller, 'userId' | 'enterpriseId'>

const owned = (owner: AddressOwner) => and(eq(address.userId, owner.userId), eq(address.enterpriseId, owner.enterpriseId))

const toWire = (row: typeof address.$inferSelect): Address => ({
  AddressId: row.id,
  Consignee: row.consignee,
  Mobile: row.mobile,
  Province: row.province,
  City: row.city,
  District: row.district,
  AreaCode: row.areaCode,
  Detail: row.detail,
  Tag: row.tag,
  IsDefault: row.isDefault,
  Version: row.version,
})

/** The caller's own addresses, the default one first. */
export const listAddresses = async (db: Db, owner: AddressOwner): Promise<Address[]> => {
  const rows = await db.select().from(address).where(owned(owner)).orderBy(desc(address.isDefault), asc(address.id))
  return rows.map(toWire)
}

/** One of the caller's addresses; null when there is none with this id. */
export const findAddress = async (db: Db, owner: AddressOwner, addressId: number): Promise<Address | null> => {
  const [row] = await db.select().from(address).where(and(owned(owner), eq(address.id, addressId)))
  return row === undefined ? null : toWire(row)
}

/** For the audit log: no names or phone numbers. */
const summaryOf = ({ areaCode, detail, tag, isDefault }: typeof address.$inferSelect) => ({ AreaCode: areaCode, Detail: detail, Tag: tag, IsDefault: isDefault })

/** An address as it is sent: with an id it replaces, without one it is new. */
export type AddressInput = Omit<Address, 'AddressId' | 'Version'> & { readonly AddressId?: number | undefined; readonly Version?: number | undefined }

/**
 * Adds or replaces an address. There is at most one default; the first address becomes it.
 * @throws BusinessError when there are 50 already, when the address is not the caller's, or when it changed since it was read.
 */
export const saveAddress = (context: CallContext, input: AddressInput): Promise<Address> =>
  context.deps.db.transaction(async (tx) => {
    const owner = context.caller
    // A lock on the user's row serialises saves of one user, so that parallel saves keep the limit and the single default.
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, owner.userId)).for('no key update')
    const [kept] = await tx.select({ count: count() }).from(address).where(owned(owner))
    const total = kept?.count ?? 0
    if (input.AddressId === undefined && total >= maxAddresses) throw new BusinessError('ADDRESS_LIMIT_REACHED', `收货地址最多${maxAddresses}个`)
    const [before] = input.AddressId === undefined ? [] : await tx.select().from(address).where(and(owned(owner), eq(address.id, input.AddressId)))
    if (input.AddressId !== undefined) {
      if (before === undefined) throw new BusinessError('ADDRESS_NOT_FOUND', '收货地址不存在')
      atVersion(before, input.Version ?? 0)
    }
    const isDefault = input.IsDefault || (input.AddressId === undefined && total === 0)
    if (isDefault) await tx.update(address).set({ isDefault: false, version: sql`${address.version} + 1` }).where(and(owned(owner), address.isDefault))
    const values = {
      userId: owner.userId,
      enterpriseId: owner.enterpriseId,
      consignee: input.Consignee,
      mobile: input.Mobile,
      province: input.Province,
      city: input.City,
      district: input.District,
      areaCode: input.AreaCode,
      detail: input.Detail,
      tag: input.Tag,
      isDefault,
    }
    const row = updatedRow(
      before === undefined
        ? await tx.insert(address).values(values).returning()
        : await tx.update(address).set({ ...values, version: before.version + 1 }).where(eq(address.id, before.id)).returning(),
    )
    await writeAudit(tx, originOf(context), {
      action: 'Address.Save', entity: 'address', entityId: row.id, before: before === undefined ? null : summaryOf(before), after: summaryOf(row),
    })
    return toWire(row)
  })

/** `上海市 浦东新区 …`: the city of a municipality is not repeated. */
export const fullAddressOf = (one: Pick<Address, 'Province' | 'City' | 'District' | 'Detail'>): string =>
  [...new Set([one.Province, one.City, one.District]), one.Detail].filter((part) => part !== '').join(' ')
