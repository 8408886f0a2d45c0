import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm'
import { addressLimits, type Address, type CallInput } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { appUser, department } from '../../platform/db/schema/organisation.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { atVersion, updatedRow } from '../../platform/records/version.ts'
import { loadAreas } from './areas.ts'
import { addressesWith, isChangeable, record, toAddress, type AddressRow } from './records.ts'

const maxAddresses = addressLimits.addresses

type AddressInput = CallInput<'POST /api/Address/Save'>
type AddressTarget = CallInput<'POST /api/Address/Delete'>

const notFound = (): BusinessError => new BusinessError('ADDRESS_NOT_FOUND', '收货地址不存在')

/** A lock on the user's row serialises the writes on their addresses, so that parallel ones keep the limit and the single default. */
export const lockOwner = (tx: Tx, userId: number) => tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('no key update')

const find = async (tx: Tx, { caller }: CallContext, addressId: number): Promise<AddressRow> => {
  const [row] = await tx.select().from(record).where(and(isChangeable(caller), eq(record.id, addressId)))
  if (row === undefined) throw notFound()
  return row
}

/** The address in the version that the caller read; until the transaction ends nobody else writes on addresses of who made it. */
const lockFor = async (tx: Tx, context: CallContext, { AddressId, Version }: { readonly AddressId: number; readonly Version?: number | undefined }): Promise<AddressRow> => {
  const seen = await find(tx, context, AddressId)
  await lockOwner(tx, seen.userId)
  return atVersion(await find(tx, context, AddressId), Version ?? 0)
}

const ownedLike = ({ userId, enterpriseId }: Pick<AddressRow, 'userId' | 'enterpriseId'>): SQL | undefined =>
  and(eq(record.userId, userId), eq(record.enterpriseId, enterpriseId))

const clearDefault = (tx: Tx, owner: Pick<AddressRow, 'userId' | 'enterpriseId'>) =>
  tx.update(record).set({ isDefault: false, version: sql`${record.version} + 1` }).where(and(ownedLike(owner), record.isDefault))

/** For the audit log: no names or phone numbers. */
const summaryOf = ({ areaCode, detail, tag, isDefault, sharedDepartmentId }: AddressRow) => ({
  AreaCode: areaCode, Detail: detail, Tag: tag, IsDefault: isDefault, SharedDepartmentId: sharedDepartmentId,
})

const audit = (tx: Tx, context: CallContext, action: string, before: AddressRow | null, after: AddressRow | null) =>
  writeAudit(tx, originOf(context), {
    action, entity: 'address', entityId: (after ?? before)?.id ?? 0, before: before && summaryOf(before), after: after && summaryOf(after),
  })

const read = async (tx: Tx, { caller }: CallContext, addressId: number): Promise<Address> => {
  const [row] = await addressesWith(tx, caller, eq(record.id, addressId))
  if (row === undefined) throw notFound()
  return toAddress(caller, row)
}

/** The names must be those of the code: stock is looked up by the code, parcels are sent by the names. */
const requireArea = async ({ Province, City, District, AreaCode }: AddressInput): Promise<void> => {
  const known = (await loadAreas()).some((area) => area.AreaCode === AreaCode && area.Province === Province && area.City === City && area.District === District)
  if (!known) throw new BusinessError('ADDRESS_AREA_UNKNOWN', '所在地区不存在或已调整，请重新选择')
}

/** The department with which the address is shared after the write. Who made it shares it with their own; it stays with that of another's. */
const sharedAfter = async (tx: Tx, { caller }: CallContext, before: AddressRow | null, isShared: boolean | undefined): Promise<number | null> => {
  const current = before?.sharedDepartmentId ?? null
  if (isShared === undefined) return current
  if (!isShared) return null
  if (current !== null && (before?.userId !== caller.userId || current === caller.departmentId)) return current
  const [shared] = await tx.select({ count: count() }).from(record).where(eq(record.sharedDepartmentId, caller.departmentId))
  if ((shared?.count ?? 0) >= maxAddresses) throw new BusinessError('ADDRESS_SHARED_LIMIT_REACHED', `本部门共享的地址最多${maxAddresses}个`)
  return caller.departmentId
}

/**
 * Adds or changes an address. Exactly one of a user's is the default: the first one, until another becomes it.
 * @throws BusinessError when there are 50 already, when the caller may not change it, or when it changed since it was read.
 */
export const saveAddress = async (context: CallContext, input: AddressInput): Promise<Address> => {
  const { caller, deps } = context
  await requireArea(input)
  return deps.db.transaction(async (tx) => {
    // Rows are locked in one order: department → user → address.
    if (input.IsShared) await tx.select({ id: department.id }).from(department).where(eq(department.id, caller.departmentId)).for('no key update')
    const { AddressId } = input
    if (AddressId === undefined) await lockOwner(tx, caller.userId)
    const before = AddressId === undefined ? null : await lockFor(tx, context, { AddressId, Version: input.Version })
    const owner = before ?? caller
    const isTheirs = owner.userId === caller.userId
    const [kept] = await tx.select({ count: count() }).from(record).where(ownedLike(owner))
    const total = kept?.count ?? 0
    if (before === null && total >= maxAddresses) throw new BusinessError('ADDRESS_LIMIT_REACHED', `收货地址最多${maxAddresses}个`)
    const isDefault = (isTheirs && input.IsDefault) || (before === null ? total === 0 : before.isDefault)
    if (isDefault && !before?.isDefault) await clearDefault(tx, owner)
    const values = {
      consignee: input.Consignee,
      mobile: input.Mobile,
      province: input.Province,
      city: input.City,
      district: input.District,
      areaCode: input.AreaCode,
      detail: input.Detail,
      tag: input.Tag,
      isDefault,
      sharedDepartmentId: await sharedAfter(tx, context, before, input.IsShared),
    }
    const after = updatedRow(
      before === null
        ? await tx.insert(record).values({ ...values, userId: owner.userId, enterpriseId: owner.enterpriseId }).returning()
        : await tx.update(record).set({ ...values, version: before.version + 1 }).where(eq(record.id, before.id)).returning(),
    )
    await audit(tx, context, 'Address.Save', before, after)
    return read(tx, context, after.id)
  })
}

/** Deletes an address; when it was the default, the oldest of the others becomes it. */
export const deleteAddress = (context: CallContext, target: AddressTarget): Promise<string> =>
  context.deps.db.transaction(async (tx) => {
    const before = await lockFor(tx, context, target)
    await tx.delete(record).where(eq(record.id, before.id))
    await audit(tx, context, 'Address.Delete', before, null)
    if (before.isDefault) {
      const [next] = await tx.select({ id: record.id }).from(record).where(ownedLike(before)).orderBy(asc(record.id)).limit(1)
      if (next !== undefined) await tx.update(record).set({ isDefault: true, version: sql`${record.version} + 1` }).where(eq(record.id, next.id))
    }
    return '收货地址已删除'
  })

/** Makes an address of the caller's own the default one. */
export const setDefaultAddress = (context: CallContext, target: AddressTarget): Promise<Address> =>
  context.deps.db.transaction(async (tx) => {
    const before = await lockFor(tx, context, target)
    if (before.userId !== context.caller.userId) throw new BusinessError('ADDRESS_NOT_FOUND', '只能把自己的地址设为默认地址')
    if (!before.isDefault) {
      await clearDefault(tx, before)
      const after = updatedRow(await tx.update(record).set({ isDefault: true, version: before.version + 1 }).where(eq(record.id, before.id)).returning())
      await audit(tx, context, 'Address.SetDefault', before, after)
    }
    return read(tx, context, before.id)
  })
