import { brands } from '../catalogue/brands.ts'
import { createAttributeTable } from '../catalogue/attributes.ts'
import { productsOf, type Place, type ProductRow } from '../catalogue/products.ts'
import { stockOf } from '../catalogue/stock.ts'
import { plantTree } from '../catalogue/tree.ts'
import { createRandom } from '../../platform/seeded-random.ts'
import type { SheetDownload } from '../../platform/http/define-routes.ts'

/** A product of the example and where it stands in the tree. */
export interface Goods {
  readonly place: Place
  readonly product: ProductRow
  /** Pieces in the warehouse of Shanghai. */
  readonly stock: number
}

/** `count` products, spread over the whole assortment; the same ones each time. */
export const goodsOf = (count: number): Goods[] => {
  const random = createRandom(20260105)
  const attributes = createAttributeTable()
  const now = new Date('2026-01-05T00:00:00+08:00')
  const { places } = plantTree()
  const perLine = Math.ceil(count / places.length)
  const all = places.flatMap((place, at) =>
    productsOf(place, perLine, at * perLine + 1, attributes, random.fork(place.line.name), now).map((product) => ({ place, product, stock: stockOf(product, false, random.fork(product.code))[0]?.quantity ?? 0 })))
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]).filter((one) => one !== undefined)
}

const yuan = (fen: number): string => (fen / 100).toFixed(2)

const brandNames = new Map(brands.map(({ id, name }) => [id, name]))

const columns = [
  ['编码', ({ product }) => product.code],
  ['商品名称', ({ product }) => product.name],
  ['品牌', ({ product }) => brandNames.get(product.brandId) ?? ''],
  ['分类', ({ place }) => [place.firstLevel.name, place.secondLevel.name, place.line.name].join('/')],
  ['型号', ({ product }) => product.model],
  ['条码', ({ product }) => product.barcode],
  ['单位', ({ product }) => product.unit],
  ['包装规格', ({ product }) => product.packing],
  ['规格', ({ product }) => product.specs.map(({ name, value }) => `${name}=${value}`).join('；')],
  ['说明', ({ product }) => product.description],
  ['送达文字', ({ product }) => product.deliveryText],
  ['起订量', ({ product }) => product.moq],
  ['递增', ({ product }) => product.step],
  ['税率', ({ product }) => `${product.taxBp / 100}%`],
  ['阶梯价', ({ product }) => product.marketTiers.map(({ minQty, priceFen }) => `${minQty}:${yuan(priceFen)}`).join('；')],
  ['上架', () => '是'],
  ['上海库存', ({ stock }) => stock],
] as const satisfies readonly (readonly [title: string, cell: (goods: Goods) => string | number])[]

/** The table of some products, with the titles that the import knows. */
export const sheetOf = (goods: readonly Goods[]): SheetDownload => ({
  fileName: 'products.xlsx',
  sheet: '商品',
  columns: columns.map(([title]) => ({ title, width: title === '商品名称' || title === '分类' ? 40 : 14, isMoney: false })),
  rows: goods.map((one) => columns.map(([, cell]) => cell(one))),
})
