import type { Sellable } from '../rules.ts'

/** A product on sale: ¥3.00, from ten pieces ¥2.50, 100 in stock, sold singly. */
export const sellable = (parts: Partial<Sellable> = {}): Sellable => ({
  productId: 7,
  code: '1001',
  name: '中性笔',
  imageUrl: '/pictures/1001.svg',
  unit: '支',
  packing: '12支/盒',
  units: [],
  tags: [],
  brandName: '墨汀',
  categoryIds: [10, 1001, 100101],
  marketTiers: [
    { minQty: 1, priceFen: 300 },
    { minQty: 10, priceFen: 250 },
  ],
  day: '2026-03-18',
  agreements: [],
  quotes: [],
  deliveryText: '次日送达',
  materialCode: null,
  taxBp: 1300,
  supportsSpecialInvoice: true,
  isNonAgreed: false,
  saleState: 'onSale',
  stockArea: '310000',
  stock: { supply: 'now', quantity: 100 },
  moq: 1,
  step: 1,
  maxQty: null,
  ...parts,
})
