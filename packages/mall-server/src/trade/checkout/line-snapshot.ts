import type { PricedLine } from '../../catalogue/pricing/lines.ts'

/** What an order stores of a product, independent of later changes of the product and its price. */
export const lineSnapshot = ({ productId, sellable, priceFen, marketFen, isAgreed, agreement, quotedUntil, quantity, remark }: Omit<PricedLine, 'subtotalFen'>) => ({
  productId,
  productCode: sellable.code,
  name: sellable.name,
  imageUrl: sellable.imageUrl,
  unit: sellable.unit,
  categoryId: sellable.categoryIds[2],
  priceFen,
  marketFen,
  isAgreed: !sellable.isNonAgreed,
  isQuoted: quotedUntil !== null,
  hasAgreedPrice: isAgreed && quotedUntil === null,
  agreementVersionId: quotedUntil === null ? (agreement?.versionId ?? null) : null,
  taxBp: sellable.taxBp,
  quantity,
  remark,
})
