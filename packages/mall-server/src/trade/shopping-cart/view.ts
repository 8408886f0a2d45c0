import { savingsOf, sumsInYuan, type Cart, type CartLine } from '@mall/api/contract'
import { approvalPreviewOf } from '../../company/approval-flow/approval-preview.ts'
import { planApproval, singleLimitOf } from '../../company/approval-flow/store.ts'
import { usualAreaOf } from '../../company/address/records.ts'
import { approvalSubjectOf } from '../../company/budget/approval-subject.ts'
import { levelsToWire } from '../../company/budget/levels-to-wire.ts'
import { levelsOn } from '../../company/budget/store.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import type { FreightRule } from '../../platform/db/schema/organisation.ts'
import { freightRuleOf } from '../../catalogue/pricing/freight.ts'
import { isCalledNonAgreed, priceLine, savingKindOf, totalsOf, wantedOf, type PricedLine } from '../../catalogue/pricing/lines.ts'
import { offersOf } from '../../catalogue/pricing/offers.ts'
import { priceReasonAt } from '../../catalogue/assortment/price-reasons.ts'
import { stockStateOf, type Sellable } from '../../catalogue/assortment/rules.ts'
import { defaultAreaCode } from '../../catalogue/assortment/stock-areas.ts'
import { toDay, toInstant } from '../../platform/time.ts'
import { invalidReason } from './rules.ts'
import { cartItems, type CartItem, type CartOwner } from './store.ts'

/** The area that a user's cart is delivered to, as far as it is known before the order: that of their usual address. */
export const deliveryAreaOf = async (db: Db, caller: CartOwner): Promise<string> => (await usualAreaOf(db, caller)) ?? defaultAreaCode

interface ViewedLine extends PricedLine {
  readonly item: CartItem
}

const lineToWire = ({ item, sellable, priceFen, subtotalFen, isAgreed, quotedUntil }: ViewedLine): CartLine => {
  const stock = stockStateOf(sellable.stock, item.quantity)
  return {
    CartItemId: item.id,
    ProductCode: sellable.code,
    CustomerProductName: sellable.name,
    ImageUrl: sellable.imageUrl,
    Unit: sellable.unit,
    Price: toYuan(priceFen),
    PreviousPrice: item.addedPriceFen === priceFen ? null : toYuan(item.addedPriceFen),
    Quantity: item.quantity,
    MOQ: sellable.moq,
    Step: sellable.step,
    MaxQty: sellable.maxQty,
    Subtotal: toYuan(subtotalFen),
    Selected: item.selected,
    Remark: item.remark,
    IsAgreed: isAgreed,
    IsNonAgreed: isCalledNonAgreed({ sellable, quotedUntil }),
    QuotedUntil: quotedUntil === null ? null : toInstant(quotedUntil),
    Stock: stock,
    DeliveryText: stock.State === 'inStock' ? sellable.deliveryText : '',
    PriceReason: priceReasonAt(sellable, item.quantity),
    StockShort: sellable.stock.quantity < item.quantity,
  }
}

/** The effect of an order of the selected lines on the caller's department. */
const outlook = async (db: Db, caller: Caller, lines: readonly PricedLine[], freight: FreightRule, now: Date) => {
  const levels = await levelsOn(db, [caller.departmentId], toDay(now))
  const subjectOf = approvalSubjectOf({ singleLimitFen: await singleLimitOf(db, caller), levels, freight })
  const plan = lines.length === 0 ? null : await planApproval(db, caller, subjectOf(lines))
  return {
    Budgets: levelsToWire(levels, totalsOf(lines, freight).payableFen),
    ApprovalPreview: approvalPreviewOf(plan, lines, subjectOf, caller),
  }
}

/** The cart as the caller sees it now: lines with the prices and stock of this moment, and separately the ones that cannot be bought. */
export const viewCart = async (db: Db, caller: Caller, now: Date): Promise<Cart> => {
  const items = await cartItems(db, caller)
  const area = await deliveryAreaOf(db, caller)
  const sellables = await offersOf(db, caller, items.map((item) => item.productId), area, now)
  const byId = new Map(sellables.map((sellable): [number, Sellable] => [sellable.productId, sellable]))
  const lines: ViewedLine[] = []
  const invalid: Cart['InvalidItems'] = []
  for (const item of items) {
    const sellable = byId.get(item.productId)
    if (sellable === undefined) continue
    const reason = invalidReason(sellable, item.quantity)
    if (reason === null) lines.push({ ...priceLine(wantedOf(item), sellable), item })
    else {
      const { code, name, imageUrl } = sellable
      invalid.push({
        CartItemId: item.id,
        ProductCode: code,
        CustomerProductName: name,
        ImageUrl: imageUrl,
        Quantity: item.quantity,
        Reason: reason,
      })
    }
  }
  const selected = lines.filter((line) => line.item.selected)
  const freight = await freightRuleOf(db, caller.enterpriseId, area)
  return {
    Items: lines.map(lineToWire),
    InvalidItems: invalid,
    SelectedQuantity: selected.reduce((sum, line) => sum + line.quantity, 0),
    ...sumsInYuan(totalsOf(selected, freight), savingsOf(selected.map((line) => ({ ...line, saving: savingKindOf(line) })))),
    FreeFreightFrom: freight.freeFromFen === null || freight.freightFen === 0 ? null : toYuan(freight.freeFromFen),
    ...(await outlook(db, caller, selected, freight, now)),
  }
}
