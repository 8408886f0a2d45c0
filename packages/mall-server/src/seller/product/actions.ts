import { eq } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import type { SellerProduct, SellerProductAction } from '@mall/api/seller/contract'
import { defaultAreaCode } from '../../catalogue/assortment/stock-areas.ts'
import { adjustStock } from '../../trade/order/lifecycle/stock.ts'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { defineActions, type Opened } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toFen, toYuan } from '../../platform/money.ts'
import { holdNames } from './names-lock.ts'
import { overtakeDraft } from './overtake-draft.ts'
import { allowedActions, oneProduct, record } from './records.ts'

export type Product = typeof record.$inferSelect

const lock = async (tx: Tx, _context: StaffContext, { ProductCode }: { readonly ProductCode: string }): Promise<Product> => {
  await holdNames(tx)
  const [row] = await tx.select().from(record).where(eq(record.code, ProductCode)).for('no key update')
  if (row === undefined) throw new BusinessError('PRODUCT_NOT_FOUND', '商品不存在')
  return row
}

const refusals: Readonly<Record<SellerProductAction, string>> = { Edit: '您不能修改商品资料', SetPrice: '您不能修改价格', SetStock: '您不能修改库存', SetPictures: '您不能修改图片', PutOn: '商品已在售', TakeOff: '商品已下架' }

export const actions = defineActions<{ readonly ProductCode: string }, Product, SellerProductAction, StaffContext>({
  lock,
  requireAllowed: permitting(allowedActions, (_row, _caller, action) => new BusinessError('PRODUCT_ACTION_NOT_ALLOWED', refusals[action])),
})

/** What is audited of a product beside its actions. */
type OtherWrite = 'SaveDraft' | 'DiscardDraft' | 'Publish' | 'SetCategory' | 'SetTaxRate'

export const auditProduct = (tx: Tx, { acting, row }: Opened<Product>, action: SellerProductAction | OtherWrite, before: AuditSummary, after: AuditSummary): Promise<void> =>
  writeAudit(tx, acting.origin, { action: `SellerProduct.${action}`, entity: 'product', entityId: row.code, before, after })

/** The tiers with other prices. @throws BusinessError `PRODUCT_PRICES_INVALID` */
const tiersWith = ({ marketTiers }: Product, prices: readonly number[]): Product['marketTiers'] => {
  const fens = prices.map(toFen)
  const isFalling = fens.every((fen, at) => fen <= (fens[at - 1] ?? fen))
  if (fens.length !== marketTiers.length || !isFalling) throw new BusinessError('PRODUCT_PRICES_INVALID', '阶梯价须随数量递减')
  return marketTiers.map((tier, at) => ({ ...tier, priceFen: fens[at] ?? tier.priceFen }))
}

const pricesText = (tiers: Product['marketTiers']): string => tiers.map(({ priceFen }) => toYuan(priceFen).toFixed(2)).join(' ')

export const setPrice = (context: StaffContext, input: CallInput<'POST /api/SellerProduct/SetPrice'>): Promise<SellerProduct> =>
  actions.act(context, 'POST /api/SellerProduct/SetPrice', input, 'SetPrice', async (opened) => {
    const { tx, row, acting } = opened
    const marketTiers = tiersWith(row, input.Prices)
    await changeRecord(tx, acting.by, record, row, { marketTiers, marketPriceFen: marketTiers[0]?.priceFen ?? row.marketPriceFen })
    await overtakeDraft(tx, opened, 'Tiers')
    await auditProduct(tx, opened, 'SetPrice', { Prices: pricesText(row.marketTiers) }, { Prices: pricesText(marketTiers) })
    return oneProduct(tx, context.caller, row.id)
  })

export const setStock = (context: StaffContext, input: CallInput<'POST /api/SellerProduct/SetStock'>): Promise<SellerProduct> =>
  actions.act(context, 'POST /api/SellerProduct/SetStock', input, 'SetStock', async (opened) => {
    const { tx, row, acting } = opened
    const change = input.Stock - input.Before
    await changeRecord(tx, acting.by, record, row, {})
    const left = await adjustStock(tx, { staffId: context.caller.staffId, reason: 'edit' }, { productId: row.id, areaCode: defaultAreaCode, change }, acting.origin.now)
    await auditProduct(tx, opened, 'SetStock', { Stock: left - change }, { Stock: left })
    return oneProduct(tx, context.caller, row.id)
  })
