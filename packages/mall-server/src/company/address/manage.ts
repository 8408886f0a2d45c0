import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import { addressLimits, type Address, type CallInput } from '@mall/api/contract'
import { changeRecord, deleteRecord } from '../../platform/actions/change-record.ts'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { permitting, type Permit } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { appUser, department } from '../../platform/db/schema/organisation.ts'
import type { CallContext, Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { atVersion, insertedRow } from '../../platform/records/version.ts'
import { loadAreas } from './areas.ts'
import { addressesWith, allowedActions, isChangeable, isOwnOf, record, toAddress, type AddressRow } from './records.ts'

const maxAddresses = addressLimits.addresses

type AddressInput = CallInput<'POST /api/Address/Save'>
type AddressTarget = CallInput<'POST /api/Address/Delete'>

const notFound = (): BusinessError => new BusinessError('ADDRESS_NOT_FOUND', '收货地址不存在')

/** A lock on the user's row serialises the writes on their addresses, so that parallel ones keep the limit and the single default. */
export const lockOwner = (tx: Tx, userId: number) => tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('no key update')

const find = async (tx: Tx, { caller }: CallContext, addressId: number) => {
  const [found] = await addressesWith(tx, caller, and(isChangeable(caller), eq(record.id, addressId)))
  if (found === undefined) throw notFound()
  return { ...found.record, isManaged: found.isManaged }
}

const addresses = defineActions({
  /** Until the transaction ends nobody else changes addresses of its maker. */
  lock: async (tx, context, { AddressId }: { readonly AddressId: number }) => {
    const seen = await find(tx, context, AddressId)
    await lockOwner(tx, seen.userId)
    return find(tx, context, AddressId)
  },
  requireAllowed: permitting(allowedActions, (_row, _caller, action) =>
    action === 'SetDefault' ? new BusinessError('ADDRESS_NOT_FOUND', '只能把自己的地址设为默认地址') : notFound(),
  ),
})

/** A new address, which can take the place of the default one. */
const requireAdding = permitting((caller: Caller, owner: Pick<AddressRow, 'userId' | 'enterpriseId'>) => (caller.permissions.has('address.manage') && isOwnOf(caller, owner) ? (['Add'] as const) : []), notFound)

const ownedLike = ({ userId, enterpriseId }: Pick<AddressRow, 'userId' | 'enterpriseId'>): SQL | undefined =>
  and(eq(record.userId, userId), eq(record.enterpriseId, enterpriseId))

const clearDefault = async (tx: Tx, permit: Permit, owner: Pick<AddressRow, 'userId' | 'enterpriseId'>): Promise<void> => {
  const [before] = await tx.select().from(record).where(and(ownedLike(owner), record.isDefault))
  if (before !== undefined) await changeRecord(tx, permit, record, before, { isDefault: false })
}

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

/** The department with which the address is shared after the write. The maker shares it with their own department; other editors leave the department as it is. */
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
    const opened = AddressId === undefined ? null : await addresses.open(tx, context, { AddressId, Version: input.Version ?? 0 }, 'Edit')
    const before = opened?.row ?? null
    const permit = opened?.acting.by ?? requireAdding(caller, caller, 'Add')
    const owner = before ?? caller
    const isTheirs = owner.userId === caller.userId
    const [kept] = await tx.select({ count: count() }).from(record).where(ownedLike(owner))
    const total = kept?.count ?? 0
    if (before === null && total >= maxAddresses) throw new BusinessError('ADDRESS_LIMIT_REACHED', `收货地址最多${maxAddresses}个`)
    const isDefault = (isTheirs && input.IsDefault) || (before === null ? total === 0 : before.isDefault)
    if (isDefault && !before?.isDefault) await clearDefault(tx, permit, owner)
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
    const after =
      before === null
        ? insertedRow(await tx.insert(record).values({ ...values, userId: owner.userId, enterpriseId: owner.enterpriseId }).returning())
        : await changeRecord(tx, permit, record, before, values)
    await audit(tx, context, 'Address.Save', before, after)
    return read(tx, context, after.id)
  })
}

/** Deletes an address; when it was the default, the oldest of the others becomes it. */
export const deleteAddress = (context: CallContext, target: AddressTarget): Promise<string> =>
  addresses.act(context, 'POST /api/Address/Delete', target, 'Delete', async ({ tx, row: before, acting }) => {
    await deleteRecord(tx, acting.by, record, before)
    await audit(tx, context, 'Address.Delete', before, null)
    if (before.isDefault) {
      const [next] = await tx.select().from(record).where(ownedLike(before)).orderBy(asc(record.id)).limit(1)
      if (next !== undefined) await changeRecord(tx, acting.by, record, next, { isDefault: true })
    }
    return '收货地址已删除'
  })

/** Makes an address of the caller's own the default one. */
export const setDefaultAddress = (context: CallContext, target: AddressTarget): Promise<Address> =>
  context.deps.db.transaction(async (tx) => {
    const { caller } = context
    const seen = await find(tx, context, target.AddressId)
    if (seen.isDefault && isOwnOf(caller, seen)) atVersion(seen, target.Version)
    else {
      const { row: before, acting } = await addresses.open(tx, context, target, 'SetDefault')
      await clearDefault(tx, acting.by, before)
      await audit(tx, context, 'Address.SetDefault', before, await changeRecord(tx, acting.by, record, before, { isDefault: true }))
    }
    return read(tx, context, target.AddressId)
  })
