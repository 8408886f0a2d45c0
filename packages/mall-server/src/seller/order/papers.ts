import { asc, eq, inArray } from 'drizzle-orm'
import { largerUnitsOf, orderStatus, unitsAndPiecesText } from '@mall/api/contract'
import { orderBatchLimits, warehouseCodes, warehouseNames, type WarehouseCode } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { product, productStock } from '../../platform/db/schema/catalogue.ts'
import { orderLine, orderPackage, orderPackageLine } from '../../platform/db/schema/order.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Download, ParsedInput, StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import type { Paper, PaperColumn } from '../../platform/papers.ts'
import { toDay, toInstant } from '../../platform/time.ts'
import { heldPieces } from '../../trade/order/shortages.ts'
import { findOrders, linesOf, type Row } from './records.ts'

type Context = Pick<StaffContext, 'deps' | 'caller'>

const minuteOf = (at: Date): string => toInstant(at).slice(0, 16).replace('T', ' ')

const requireRoom = (lines: number): void => {
  if (lines > orderBatchLimits.paperLines) throw new BusinessError('PAPER_TOO_LONG', `单据共${lines}行，一次最多${orderBatchLimits.paperLines}行，请少选几个订单`)
}

const draw = async ({ drawPapers }: Deps, name: string, papers: readonly Paper[]): Promise<Download> => {
  if (drawPapers === null) throw new BusinessError('PAPER_NOT_AVAILABLE', '当前环境不能生成单据')
  return { bytes: await drawPapers(papers), fileName: `${name}.pdf`, contentType: 'application/pdf' }
}

/** Pieces of a line that can be picked for an order now. */
export interface Picked {
  readonly order: Row
  readonly line: typeof orderLine.$inferSelect
  readonly pieces: number
}

const goodsColumns: readonly PaperColumn[] = [
  { title: '库位', width: 54, align: 'left' },
  { title: '商品编码', width: 66, align: 'left' },
  { title: '商品名称', width: 130, align: 'left' },
  { title: '单位', width: 34, align: 'center' },
  { title: '应拣', width: 44, align: 'right' },
  { title: '合', width: 54, align: 'left' },
  { title: '实拣', width: 44, align: 'right' },
  { title: '分到', width: 76, align: 'left' },
]

const orderColumns: readonly PaperColumn[] = [
  { title: '序号', width: 34, align: 'center' },
  { title: '订单号', width: 116, align: 'left' },
  { title: '客户', width: 172, align: 'left' },
  { title: '期望送达', width: 66, align: 'center' },
  { title: '件数', width: 44, align: 'right' },
  { title: '复核', width: 44, align: 'center' },
]

/** Where the goods of an order lie in its warehouse; empty where nobody said it. */
type PlaceOf = (picked: Picked) => string

const placesOf = async (db: Db, picked: readonly Picked[]): Promise<PlaceOf> => {
  const rows = await db.select().from(productStock).where(inArray(productStock.productId, [...new Set(picked.map(({ line }) => line.productId))]))
  const places = new Map(rows.map(({ productId, areaCode, place }) => [`${productId}/${areaCode}`, place]))
  return ({ order: { order }, line }) => places.get(`${line.productId}/${order.stockArea}`) ?? ''
}

const inOrder = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true })

/** What is picked, product by product, along the shelves, then by code; what has no place comes last. */
const byProduct = (picked: readonly Picked[], placeOf: PlaceOf): Picked[][] => {
  const products = new Map<number, Picked[]>()
  for (const one of picked) {
    const before = products.get(one.line.productId)
    if (before === undefined) products.set(one.line.productId, [one])
    else before.push(one)
  }
  const codeOf = ([first]: readonly Picked[]): string => first?.line.productCode ?? ''
  const shelfOf = ([first]: readonly Picked[]): string => (first === undefined ? '' : placeOf(first))
  const hasNone = (those: readonly Picked[]): number => Number(shelfOf(those) === '')
  return [...products.values()].toSorted((one, other) => hasNone(one) - hasNone(other) || inOrder(shelfOf(one), shelfOf(other)) || inOrder(codeOf(one), codeOf(other)))
}

const piecesOf = (picked: readonly Picked[]): number => picked.reduce((sum, { pieces }) => sum + pieces, 0)

const sumWords = (kinds: number, pieces: number): string => `合计 ${kinds} 种，${pieces} 件`

/** What pieces of a product come to in its larger units: 4箱 3包; empty where they fill none. */
type InUnits = (line: Pick<Picked['line'], 'productId' | 'unit'>, pieces: number) => string

/** By the units that the products have now: whoever packs has these boxes before them. */
const unitsOf = async (db: Db, lines: readonly { readonly line: Pick<Picked['line'], 'productId'> }[]): Promise<InUnits> => {
  const ids = [...new Set(lines.map(({ line }) => line.productId))]
  const rows = await db.select({ id: product.id, unit: product.unit, packing: product.packing, units: product.units }).from(product).where(inArray(product.id, ids))
  const units = new Map(rows.map(({ id, ...goods }) => [id, { unit: goods.unit, larger: largerUnitsOf(goods) }]))
  return ({ productId, unit }, pieces) => {
    const counted = units.get(productId)
    // A product that is sold in another unit since says nothing of the pieces of this order.
    return counted?.unit === unit ? (unitsAndPiecesText(pieces, unit, counted.larger) ?? '') : ''
  }
}

const goodsTable = (picked: readonly Picked[], heading: string, placeOf: PlaceOf, inUnits: InUnits, numberOf: (order: Row) => string): Paper['tables'][number] => {
  const products = byProduct(picked, placeOf)
  return {
    heading, columns: goodsColumns,
    rows: products.map((those) => {
      const [first] = those
      if (first === undefined) return []
      const { line } = first
      return [placeOf(first), line.productCode, line.name, line.unit, String(piecesOf(those)), inUnits(line, piecesOf(those)), '', those.map(({ order, pieces }) => `${numberOf(order)}：${pieces}`).join('，')]
    }),
    total: sumWords(products.length, piecesOf(picked)),
  }
}

/** The warehouses that goods are picked in, in the order of the seller. */
const warehousesOf = (picked: readonly Picked[]): WarehouseCode[] => warehouseCodes.filter((code) => picked.some(({ order: { order } }) => order.stockArea === code))

/**
 * What of orders can be picked now; all of them are 备货中 or 部分发货. `paper` is what that is for: 拣货单.
 * @throws BusinessError `PAPER_EMPTY`
 */
export const pickedOf = async (db: Db, rows: readonly Row[], paper: string): Promise<Picked[]> => {
  const unfit = rows.find(({ order: { status } }) => status !== orderStatus.preparing && status !== orderStatus.partlyShipped)
  if (unfit !== undefined) throw new BusinessError('PAPER_EMPTY', `订单${unfit.order.orderNo}不在备货中，不能打印${paper}`)
  const ids = rows.map(({ order }) => order.id)
  const [lines, held] = [await linesOf(db, ids), await heldPieces(db, ...ids)]
  const picked = rows.flatMap((order) =>
    (lines.get(order.order.id) ?? []).flatMap((line) => {
      const pieces = line.quantity - line.shippedQuantity - (held.get(line.id) ?? 0)
      return pieces > 0 ? [{ order, line, pieces }] : []
    }),
  )
  if (picked.length === 0) throw new BusinessError('PAPER_EMPTY', '所选订单没有可拣的商品')
  return picked
}

/**
 * 拣货单 of orders: the goods by warehouse and shelf, and what of them goes to which order.
 * @throws BusinessError `ORDER_NOT_FOUND`, `PAPER_EMPTY`, `PAPER_TOO_LONG`, `PAPER_BUSY`, `PAPER_NOT_AVAILABLE`
 */
export const printPickList = async ({ deps, caller }: Context, { OrderNos }: ParsedInput<'POST /api/SellerOrder/PickList'>): Promise<Download> => {
  const rows = await findOrders(deps.db, caller, OrderNos)
  const picked = await pickedOf(deps.db, rows, '拣货单')
  requireRoom(picked.length + rows.length)
  const [inUnits, placeOf] = [await unitsOf(deps.db, picked), await placesOf(deps.db, picked)]
  const numberOf = (order: Row): string => String(rows.indexOf(order) + 1)
  const [warehouses, now] = [warehousesOf(picked), deps.clock()]
  const [first, ...others] = rows
  const number = others.length === 0 ? (first?.order.orderNo ?? '') : `${minuteOf(now)}，${rows.length} 个订单`
  const paper: Paper = {
    title: '拣货单', number, from: deps.config.seller.name,
    facts: [{ label: '仓库', value: warehouses.map((code) => `${warehouseNames[code]}仓`).join('、') }, { label: '打印', value: `${caller.displayName} ${minuteOf(now)}` }],
    tables: [
      ...warehouses.map((code) => goodsTable(picked.filter(({ order: { order } }) => order.stockArea === code), warehouses.length > 1 ? `${warehouseNames[code]}仓` : '', placeOf, inUnits, numberOf)),
      {
        heading: '订单', columns: orderColumns,
        rows: rows.map((row) => [numberOf(row), row.order.orderNo, row.enterprise, row.order.deliveryDate ?? '', String(piecesOf(picked.filter(({ order }) => order === row))), '']),
        total: `合计 ${rows.length} 个订单，${piecesOf(picked)} 件`,
      },
    ],
    signatures: ['拣货人', '复核人', '拣货日期'],
  }
  return draw(deps, others.length === 0 ? `拣货单_${number}` : `拣货单_${toDay(now).replaceAll('-', '')}`, [paper])
}

const packedColumns: readonly PaperColumn[] = [
  { title: '商品编码', width: 66, align: 'left' },
  { title: '商品名称', width: 178, align: 'left' },
  { title: '单位', width: 34, align: 'center' },
  { title: '发货数量', width: 52, align: 'right' },
  { title: '合', width: 54, align: 'left' },
  { title: '实收数量', width: 52, align: 'right' },
  { title: '备注', width: 66, align: 'left' },
]

export interface Packed {
  readonly parcel: typeof orderPackage.$inferSelect
  readonly lines: readonly { readonly line: typeof orderLine.$inferSelect; readonly quantity: number }[]
}

/** The packages of orders, or the one that is named, with what is in them. */
export const packagesOf = async (db: Db, orderIds: readonly number[], packageNo?: string): Promise<Packed[]> => {
  const parcels = await db.select().from(orderPackage).where(inArray(orderPackage.orderId, [...orderIds])).orderBy(asc(orderPackage.id))
  const wanted = parcels.filter((one) => packageNo === undefined || one.packageNo === packageNo)
  if (wanted.length === 0) return []
  const contents = await db
    .select({ packageId: orderPackageLine.packageId, quantity: orderPackageLine.quantity, line: orderLine })
    .from(orderPackageLine)
    .innerJoin(orderLine, eq(orderLine.id, orderPackageLine.lineId))
    .where(inArray(orderPackageLine.packageId, wanted.map(({ id }) => id)))
    .orderBy(asc(orderPackageLine.lineId))
  return wanted.map((parcel) => ({ parcel, lines: contents.filter(({ packageId }) => packageId === parcel.id) }))
}

const deliveryNoteOf = ({ order, enterprise }: Row, { parcel, lines }: Packed, from: string, inUnits: InUnits): Paper => {
  const { consignee, mobile, fullAddress } = order.address
  return {
    title: '送货单', number: parcel.packageNo, from,
    facts: [
      { label: '收货方', value: enterprise },
      { label: '发货方', value: from },
      { label: '订单号', value: order.orderNo },
      { label: '采购单号', value: order.poNo },
      { label: '承运', value: parcel.carrier },
      { label: '运单号', value: parcel.trackingNo },
      { label: '发货时间', value: minuteOf(parcel.shippedAt) },
      { label: '期望送达', value: order.deliveryDate ?? '' },
      { label: '收货', value: `${consignee} ${mobile}，${fullAddress}`, wide: true },
      { label: '订单备注', value: order.remark, wide: true },
    ],
    tables: [{
      heading: '', columns: packedColumns,
      rows: lines.map(({ line, quantity }) => [line.productCode, line.name, line.unit, String(quantity), inUnits(line, quantity), '', line.remark]),
      total: sumWords(lines.length, lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    }],
    signatures: ['送货人', '收货人', '送货日期', '收货日期'],
  }
}

/**
 * 送货单 of the packages of orders, or of one of them.
 * @throws BusinessError `ORDER_NOT_FOUND`, `PACKAGE_NOT_FOUND`, `PAPER_EMPTY`, `PAPER_TOO_LONG`, `PAPER_BUSY`, `PAPER_NOT_AVAILABLE`
 */
export const printDeliveryNotes = async ({ deps, caller }: Context, { OrderNos, PackageNo }: ParsedInput<'POST /api/SellerOrder/DeliveryNote'>): Promise<Download> => {
  const rows = await findOrders(deps.db, caller, OrderNos)
  const packages = await packagesOf(deps.db, rows.map(({ order }) => order.id), PackageNo)
  if (packages.length === 0) throw PackageNo === undefined ? new BusinessError('PAPER_EMPTY', '所选订单还没有发出的包裹') : new BusinessError('PACKAGE_NOT_FOUND', '包裹不存在')
  requireRoom(packages.reduce((sum, { lines }) => sum + lines.length, 0))
  const inUnits = await unitsOf(deps.db, packages.flatMap(({ lines }) => lines))
  const papers = rows.flatMap((row) => packages.filter(({ parcel }) => parcel.orderId === row.order.id).map((packed) => deliveryNoteOf(row, packed, deps.config.seller.name, inUnits)))
  const [only, ...others] = papers
  return draw(deps, others.length === 0 ? `送货单_${only?.number ?? ''}` : `送货单_${toDay(deps.clock()).replaceAll('-', '')}`, papers)
}
