import { orderSumNames, type CallInput } from '@mall/api/contract'
import type { CallContext, SheetDownload } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { columnsFor, exportOf, type WorkbookColumn } from '../../platform/lists/workbook.ts'
import { toYuan } from '../../platform/money.ts'
import { priceLine, type PricedLine } from '../../catalogue/pricing/lines.ts'
import { offersByCode } from '../../catalogue/pricing/offers.ts'
import { deliveryAreaOf } from '../shopping-cart/view.ts'

interface ExportedLine extends PricedLine {
  readonly reason: string
}

const columns: readonly WorkbookColumn<ExportedLine>[] = [
  { title: '商品编码', width: 14, value: ({ sellable }) => sellable.code },
  { title: '商品名称', width: 40, value: ({ sellable }) => sellable.name },
  { title: '品牌', width: 12, value: ({ sellable }) => sellable.brandName },
  { title: '单位', width: 6, value: ({ sellable }) => sellable.unit },
  { title: '数量', width: 8, value: ({ quantity }) => quantity },
  { title: '单价', width: 12, value: ({ priceFen }) => toYuan(priceFen), isMoney: true },
  { title: orderSumNames.subtotal, width: 14, value: ({ subtotalFen }) => toYuan(subtotalFen), isMoney: true },
  { title: '协议商品', width: 10, value: ({ isAgreed }) => (isAgreed ? '是' : '否') },
  { title: '推荐理由', width: 48, value: ({ reason }) => reason },
]

/** 选品单: the lines of a plan with current prices. */
export const exportSelection = async ({ caller, deps }: CallContext, { Scene, People, Lines }: CallInput<'POST /api/Product/SelectExport'>): Promise<SheetDownload> => {
  const now = deps.clock()
  const codes = [...new Set(Lines.map(({ ProductCode }) => ProductCode))]
  const offers = await offersByCode(deps.db, caller, codes, await deliveryAreaOf(deps.db, caller), now)
  const byCode = new Map(offers.filter(({ saleState }) => saleState === 'onSale').map((offer) => [offer.code, offer]))
  const rows = Lines.flatMap(({ ProductCode, Quantity, Reason }): ExportedLine[] => {
    const offer = byCode.get(ProductCode)
    return offer === undefined ? [] : [{ ...priceLine({ cartItemId: 0, productId: offer.productId, quantity: Quantity, remark: '' }, offer), reason: Reason }]
  })
  if (rows.length === 0) throw new BusinessError('PRODUCT_NOT_FOUND', '选品单中的商品已下架，请重新选品')
  return exportOf(`选品单_${Scene}${People}人`, columnsFor(caller, columns), rows, now)
}
