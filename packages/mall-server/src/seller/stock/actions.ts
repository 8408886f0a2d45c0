import { and, eq } from 'drizzle-orm'
import { quantityMax, type CallInput } from '@mall/api/contract'
import { lowStock, stockReasonNames, type AdjustReason, type SellerStock, type WarehouseCode } from '@mall/api/seller/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { productStock } from '../../platform/db/schema/catalogue.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { versionConflict } from '../../platform/records/version.ts'
import { adjustStock, lockStock } from '../../trade/order/lifecycle/stock.ts'
import { actions, type Product } from '../product/actions.ts'
import { stockName } from '../product/stock-name.ts'
import { oneStock, record, reservedOf } from './records.ts'

/** A change of a stock by hand, as somebody decided it, or what arrived of goods that were on their way. */
export interface Adjustment {
  readonly ProductCode: string
  readonly Warehouse: WarehouseCode
  readonly Reason: AdjustReason | 'arrive'
  /** 账面 that they saw; only a count depends on it. */
  readonly Seen?: number
  readonly Change: number
  readonly Note: string
}

/** @throws BusinessError `STOCK_CHANGE_INVALID` */
const requireMeant = ({ Reason, Seen = 0, Change }: Adjustment): void => {
  if (Reason === 'receive' && Change <= 0) throw new BusinessError('STOCK_CHANGE_INVALID', '入库须多于 0 件')
  if (Reason === 'damage' && Change >= 0) throw new BusinessError('STOCK_CHANGE_INVALID', '报损须少于 0 件')
  if (Reason === 'other' && Change === 0) throw new BusinessError('STOCK_CHANGE_INVALID', '请填写增减的件数')
  if (Reason === 'count' && Seen + Change < 0) throw new BusinessError('STOCK_CHANGE_INVALID', '实盘不能少于 0 件')
}

/**
 * Changes a stock, once. The product is locked by it, so that two of the staff do so one after the other.
 * @throws BusinessError `PRODUCT_NOT_FOUND`, `PRODUCT_ACTION_NOT_ALLOWED`, `STOCK_CHANGE_INVALID`, `VERSION_CONFLICT`, `STOCK_TOO_LOW`, `STOCK_TOO_HIGH`
 */
export const adjust = async (tx: Tx, context: StaffContext, wanted: Adjustment): Promise<Product> => {
  requireMeant(wanted)
  const { row, acting } = await actions.open(tx, context, { ProductCode: wanted.ProductCode }, 'SetStock')
  const key = { productId: row.id, areaCode: wanted.Warehouse }
  const { quantity } = await lockStock(tx, key)
  const reserved = (await reservedOf(tx, wanted.Warehouse, [row.id]))(row.id)
  const onHand = quantity + reserved
  if (wanted.Reason === 'count' && onHand !== wanted.Seen) throw new BusinessError('VERSION_CONFLICT', `账面已从 ${wanted.Seen} 变为 ${onHand}，请核对后再盘点`)
  if (onHand + wanted.Change > quantityMax) throw new BusinessError('STOCK_TOO_HIGH', `库存不能超过 ${quantityMax} 件`)
  if (quantity + wanted.Change < 0) throw new BusinessError('STOCK_TOO_LOW', `订单占用 ${reserved} 件，账面最少改到 ${reserved} 件`)
  await changeRecord(tx, acting.by, record, row, {})
  const left = wanted.Change === 0 ? quantity : await adjustStock(tx, { staffId: context.caller.staffId, reason: wanted.Reason, note: wanted.Note }, { ...key, change: wanted.Change }, acting.origin.now)
  await writeAudit(tx, acting.origin, {
    action: 'SellerStock.Adjust', entity: 'product', entityId: row.code,
    before: { [stockName(wanted.Warehouse)]: quantity },
    after: { [stockName(wanted.Warehouse)]: left, Reason: stockReasonNames[wanted.Reason], ...(wanted.Note === '' ? {} : { Note: wanted.Note }) },
  })
  return row
}

export const adjustOne = (context: StaffContext, input: CallInput<'POST /api/SellerStock/Adjust'>): Promise<SellerStock> =>
  once(context, 'POST /api/SellerStock/Adjust', input, async (tx) => {
    const { id } = await adjust(tx, context, input)
    return oneStock(tx, context.caller, input.Warehouse, id, context.deps.clock())
  })

/** @throws BusinessError `PRODUCT_NOT_FOUND`, `VERSION_CONFLICT` */
export const setWarning = (context: StaffContext, input: CallInput<'POST /api/SellerStock/SetWarning'>): Promise<SellerStock> =>
  once(context, 'POST /api/SellerStock/SetWarning', input, async (tx) => {
    const { row } = await actions.open(tx, context, input, 'SetStock')
    const key = { productId: row.id, areaCode: input.Warehouse }
    const { warnAt } = await lockStock(tx, key)
    if (warnAt !== input.Before) throw versionConflict()
    await tx.update(productStock).set({ warnAt: input.WarnAt }).where(and(eq(productStock.productId, row.id), eq(productStock.areaCode, input.Warehouse)))
    await writeAudit(tx, originOf(context), { action: 'SellerStock.SetWarning', entity: 'product', entityId: row.code, before: { WarnAt: warnAt ?? lowStock }, after: { WarnAt: input.WarnAt ?? lowStock, Warehouse: input.Warehouse } })
    return oneStock(tx, context.caller, input.Warehouse, row.id, context.deps.clock())
  })

interface Placing {
  readonly Warehouse: WarehouseCode
  readonly Place: string
}

/** Keeps where a product lies that the transaction has locked; nothing where it lies there already. */
export const keepPlace = async (tx: Tx, context: StaffContext, { id, code }: Pick<Product, 'id' | 'code'>, { Warehouse, Place }: Placing, before: string): Promise<void> => {
  if (Place === before) return
  await tx.update(productStock).set({ place: Place }).where(and(eq(productStock.productId, id), eq(productStock.areaCode, Warehouse)))
  await writeAudit(tx, originOf(context), { action: 'SellerStock.SetPlace', entity: 'product', entityId: code, before: { Place: before }, after: { Place, Warehouse } })
}

/** @throws BusinessError `PRODUCT_NOT_FOUND`, `VERSION_CONFLICT` */
export const setPlace = (context: StaffContext, input: CallInput<'POST /api/SellerStock/SetPlace'>): Promise<SellerStock> =>
  once(context, 'POST /api/SellerStock/SetPlace', input, async (tx) => {
    const { row } = await actions.open(tx, context, input, 'SetStock')
    const { place } = await lockStock(tx, { productId: row.id, areaCode: input.Warehouse })
    if (place !== input.Before) throw versionConflict()
    await keepPlace(tx, context, row, { Warehouse: input.Warehouse, Place: input.Place.trim() }, place)
    return oneStock(tx, context.caller, input.Warehouse, row.id, context.deps.clock())
  })
