import { inArray } from 'drizzle-orm'
import { orderStatus, quantityMax, successCode, type CallInput, type CallOutput, type ImportSheet } from '@mall/api/contract'
import { carrierLength, packageLineLimit, shipmentRowLimit } from '@mall/api/seller/contract'
import type { Db, Tx } from '../../platform/db/client.ts'
import { orderPackage, type orderLine } from '../../platform/db/schema/order.ts'
import { inTurnOfTables } from '../../platform/http/caller-turns.ts'
import type { ParsedInput, SheetDownload, StaffCaller, StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { codeText, compact, filled, positiveInteger, requiredText } from '../../platform/imports/cells.ts'
import { readCells, readRows, titlesOf, type ImportValues } from '../../platform/imports/columns.ts'
import type { TableRow } from '../../platform/imports/table.ts'
import { fileOf } from '../../platform/imports/upload.ts'
import { sheetOf as workbookOf } from '../../platform/lists/workbook.ts'
import { batch } from '../../platform/records/batch.ts'
import { toDay } from '../../platform/time.ts'
import { shipPieces, type PackedPieces } from '../../trade/order/lifecycle/packages.ts'
import { heldPieces } from '../../trade/order/shortages.ts'
import { actions } from './actions.ts'
import { pickedOf, type Picked } from './papers.ts'
import { findOrders, inLockOrder, linesOf, orderRecords, record, type Row } from './records.ts'
import { orderNoNames, sellerTurn, trackingNo, trackingNoNames, WrongCell } from './sheet-cells.ts'

const columns = {
  OrderNo: { names: orderNoNames, read: filled(codeText(32)) },
  Code: { names: ['商品编码', '编码', '产品编码', '货号', 'SKU', 'CODE'], read: filled(codeText(20)) },
  Quantity: { names: ['件数', '数量', '发货数量', '发货件数'], read: positiveInteger(quantityMax) },
  Carrier: { names: ['承运商', '快递公司', '物流公司'], read: requiredText(carrierLength) },
  TrackingNo: { names: trackingNoNames, read: trackingNo },
} as const

type Column = keyof typeof columns

const place = Object.fromEntries(Object.keys(columns).map((name, at) => [name, at])) as Readonly<Record<Column, number>>

type Values = ImportValues<typeof columns>

interface GivenRow {
  readonly rowNo: number
  readonly cells: readonly string[]
}

interface CheckedRow extends GivenRow {
  readonly problems: ImportSheet['Rows'][number]['Problems']
  /** The package that it is part of, also of a row that is wrong; null where it names none. */
  readonly parcel: string | null
  /** What goes into that; null when there are problems. */
  readonly packed: (Pick<Values, 'OrderNo' | 'Carrier' | 'TrackingNo'> & { readonly pieces: readonly PackedPieces[] }) | null
}

type Line = typeof orderLine.$inferSelect

/** What a package goes by: of one order it has one tracking number. */
const parcelOf = (orderNo: string, number: string): string | null => (compact(orderNo) === '' || compact(number) === '' ? null : `${compact(orderNo)}/${compact(number)}`)

/** What is known of the orders that a table names. */
interface Known {
  readonly orders: ReadonlyMap<string, Row>
  readonly lines: ReadonlyMap<number, readonly Line[]>
  /** Pieces of a line that its buyer is asked about. */
  readonly held: ReadonlyMap<number, number>
  /** Packages by `parcelOf`. */
  readonly sent: ReadonlyMap<string, string>
}

/** The packages of orders by what they go by. */
const sentOf = async (db: Db, orders: readonly { readonly id: number; readonly orderNo: string }[]): Promise<ReadonlyMap<string, string>> => {
  if (orders.length === 0) return new Map()
  const numbers = new Map(orders.map(({ id, orderNo }) => [id, orderNo]))
  const rows = await db.select().from(orderPackage).where(inArray(orderPackage.orderId, [...numbers.keys()]))
  return new Map(rows.flatMap((one) => [[parcelOf(numbers.get(one.orderId) ?? '', one.trackingNo) ?? '', one.packageNo] as const]))
}

const knownOf = async (db: Db, caller: StaffCaller, numbers: readonly string[]): Promise<Known> => {
  if (numbers.length === 0) return { orders: new Map(), lines: new Map(), held: new Map(), sent: new Map() }
  const rows = await orderRecords(db, caller, inArray(record.orderNo, [...new Set(numbers)]))
  const ids = rows.map(({ order }) => order.id)
  return {
    orders: new Map(rows.map((row) => [row.order.orderNo, row])),
    lines: await linesOf(db, ids),
    held: ids.length === 0 ? new Map() : await heldPieces(db, ...ids),
    sent: await sentOf(db, rows.map(({ order }) => order)),
  }
}

/** Why nothing of an order can be sent; null when something can. */
const refusalOf = ({ order: { status }, free }: Row): string | null => {
  if (status === orderStatus.pendingPayment) return '订单还没有付款，不能发货'
  if (status === orderStatus.pendingConfirmation) return '订单还没有确认，请先确认'
  if (status !== orderStatus.preparing && status !== orderStatus.partlyShipped) return '订单没有待发的商品'
  return free > 0 ? null : '订单里没发的商品都在等买家答复'
}

/** Takes so many pieces out of what is left of the lines of a product; a message where there are not so many. */
const takePieces = (lines: readonly Line[], left: Map<number, number>, held: Known['held'], quantity: number): readonly PackedPieces[] | string => {
  const leftOf = ({ id }: Line): number => left.get(id) ?? 0
  const all = lines.reduce((sum, line) => sum + leftOf(line), 0)
  if (quantity > all) {
    const asked = lines.reduce((sum, { id }) => sum + (held.get(id) ?? 0), 0)
    if (asked > 0) return `有 ${asked} 件等买家答复，最多还可发 ${all}`
    return all === 0 ? '这种商品已全部发出' : `最多还可发 ${all}`
  }
  const pieces: PackedPieces[] = []
  let missing = quantity
  for (const line of lines) {
    const taken = Math.min(missing, leftOf(line))
    if (taken === 0) continue
    pieces.push({ lineId: line.id, quantity: taken })
    left.set(line.id, leftOf(line) - taken)
    missing -= taken
  }
  return pieces
}

/** Reads the rows of a table one after the other: each knows what those before it have taken of the lines, and put into the same package. */
const createReader = ({ orders, lines, held, sent }: Known) => {
  const left = new Map([...lines.values()].flat().map((line) => [line.id, line.quantity - line.shippedQuantity - (held.get(line.id) ?? 0)]))
  const firsts = new Map<string, number>()
  const carriers = new Map<string, { readonly rowNo: number; readonly carrier: string }>()

  /** What a row puts into its package. @throws WrongCell */
  return (rowNo: number, { OrderNo, Code, Quantity, Carrier, TrackingNo }: Values): readonly PackedPieces[] => {
    const parcel = parcelOf(OrderNo, TrackingNo) ?? ''
    const row = orders.get(OrderNo)
    if (row === undefined) throw new WrongCell<Column>('OrderNo', '没有这个订单号的订单')
    const known = sent.get(parcel)
    if (known !== undefined) throw new WrongCell<Column>('TrackingNo', `已经发过（包裹 ${known}），不会再发`)
    const refusal = refusalOf(row)
    if (refusal !== null) throw new WrongCell<Column>('OrderNo', refusal)
    const those = lines.get(row.order.id)?.filter(({ productCode }) => productCode === Code) ?? []
    if (those.length === 0) throw new WrongCell<Column>('Code', '订单里没有这个编码的商品')
    const before = firsts.get(`${parcel}/${Code}`)
    if (before !== undefined) throw new WrongCell<Column>('Code', `与第 ${before} 行重复，请合并成一行`)
    const carried = carriers.get(parcel) ?? { rowNo, carrier: Carrier }
    if (carried.carrier !== Carrier) throw new WrongCell<Column>('Carrier', `同一运单号的承运商须相同，第 ${carried.rowNo} 行是${carried.carrier}`)
    const pieces = takePieces(those, left, held, Quantity)
    if (typeof pieces === 'string') throw new WrongCell<Column>('Quantity', pieces)
    firsts.set(`${parcel}/${Code}`, rowNo)
    carriers.set(parcel, carried)
    return pieces
  }
}

/** A package is shipped whole: with one row that is wrong the others of it wait. */
const wholeOnly = (rows: readonly CheckedRow[]): CheckedRow[] => {
  const wrong = new Map<string, number>()
  const lines = new Map<string, number>()
  for (const { rowNo, parcel, packed } of rows) {
    if (parcel === null) continue
    if (packed === null && !wrong.has(parcel)) wrong.set(parcel, rowNo)
    lines.set(parcel, (lines.get(parcel) ?? 0) + (packed?.pieces.length ?? 0))
  }
  return rows.map((row) => {
    if (row.packed === null || row.parcel === null) return row
    const [first, count] = [wrong.get(row.parcel), lines.get(row.parcel) ?? 0]
    const message = first === undefined ? (count > packageLineLimit ? `一个包裹最多 ${packageLineLimit} 种商品` : null) : `同一个包裹的第 ${first} 行有误，改好后一起发`
    return message === null ? row : { ...row, problems: [{ Column: place.TrackingNo, Message: message }], packed: null }
  })
}

/** The rows with what is wrong in them, among each other and beside their orders. */
const checked = async (db: Db, caller: StaffCaller, rows: readonly GivenRow[]): Promise<CheckedRow[]> => {
  const read = rows.map((row) => ({ ...row, ...readCells(columns, row.cells) }))
  const take = createReader(await knownOf(db, caller, read.flatMap(({ values }) => values?.OrderNo ?? [])))
  return wholeOnly(
    read.map(({ rowNo, cells, values, problems }) => {
      const parcel = parcelOf(cells[place.OrderNo] ?? '', cells[place.TrackingNo] ?? '')
      if (values === null) return { rowNo, cells, parcel, packed: null, problems: problems.map(({ column, message }) => ({ Column: place[column], Message: message })) }
      try {
        return { rowNo, cells, parcel, problems: [], packed: { OrderNo: values.OrderNo, Carrier: values.Carrier, TrackingNo: values.TrackingNo, pieces: take(rowNo, values) } }
      } catch (error) {
        if (!(error instanceof WrongCell)) throw error
        return { rowNo, cells, parcel, packed: null, problems: [{ Column: place[error.column as Column], Message: error.message }] }
      }
    }),
  )
}

const sheetOf = async ({ deps: { db }, caller }: StaffContext, table: readonly TableRow[]): Promise<ImportSheet> => {
  const rows = await checked(db, caller, await readRows(table, columns, shipmentRowLimit))
  return { Columns: titlesOf(columns), Rows: rows.map(({ rowNo, cells, problems }) => ({ RowNo: rowNo, Cells: [...cells], Problems: problems })) }
}

/**
 * A table of packages, each row with what is wrong in it.
 * @throws BusinessError as `readRows` does
 */
export const checkShipments = async (context: StaffContext & { readonly request: Request }, form: FormData): Promise<ImportSheet> => {
  const bytes = new Uint8Array(await fileOf(form).arrayBuffer())
  return sheetOf(context, await inTurnOfTables(sellerTurn, () => context.deps.readTable(bytes), context.request.signal))
}

/** A package that a table names, with the rows that it came from. */
interface Parcel {
  readonly OrderNo: string
  readonly Carrier: string
  readonly TrackingNo: string
  readonly rowNos: readonly number[]
  readonly pieces: readonly PackedPieces[]
}

const parcelsOf = (rows: readonly CheckedRow[]): Parcel[] => {
  const parcels = new Map<string, Parcel>()
  for (const { rowNo, parcel, packed } of rows) {
    if (packed === null || parcel === null) continue
    const before = parcels.get(parcel)
    parcels.set(parcel, { ...packed, rowNos: [...(before?.rowNos ?? []), rowNo], pieces: [...(before?.pieces ?? []), ...packed.pieces] })
  }
  return [...parcels.values()]
}

/** Ships a package under the lock of its order. What somebody else has sent meanwhile under its number is not sent again. */
const shipParcel = async (tx: Tx, context: StaffContext, { OrderNo, Carrier, TrackingNo, pieces }: Parcel): Promise<string> => {
  const { row, acting } = await actions.open(tx, context, { OrderNo }, 'Ship')
  const known = (await sentOf(tx, [row])).get(parcelOf(OrderNo, TrackingNo) ?? '')
  if (known !== undefined) throw new BusinessError('SHIPMENT_KNOWN', `已经发过（包裹 ${known}），不会再发`)
  await shipPieces(tx, row, pieces, { carrier: Carrier, trackingNo: TrackingNo }, acting)
  return `${OrderNo} 已发出 ${pieces.reduce((sum, { quantity }) => sum + quantity, 0)} 件`
}

/** Ships the good packages of a table, once per `RequestId`; rows of others return why not. Orders are locked by their ids, so that two imports never wait for one another. */
export const importShipments = (context: StaffContext, input: CallInput<'POST /api/SellerOrder/ShipImport'>): Promise<CallOutput<'POST /api/SellerOrder/ShipImport'>> =>
  once(context, 'POST /api/SellerOrder/ShipImport', input, async (tx) => {
    const rows = await checked(tx, context.caller, input.Rows.map(({ RowNo, Cells }) => ({ rowNo: RowNo, cells: Cells })))
    const parcels = await inLockOrder(tx, parcelsOf(rows))
    const shipped = await batch(tx, parcels, (savepoint, parcel) => shipParcel(savepoint, context, parcel))
    const results = new Map(shipped.flatMap(({ RowNo, ...result }) => (parcels[RowNo - 1]?.rowNos ?? []).map((rowNo) => [rowNo, result] as const)))
    return {
      Results: rows.map(({ rowNo, problems }) => {
        const { Success, Code, Message } = results.get(rowNo) ?? { Success: false, Code: 'IMPORT_ROW_INVALID', Message: problems.map((one) => one.Message).join('；') }
        return { RowNo: rowNo, Success, Code: Success ? successCode : Code, Message }
      }),
    }
  })

/** The lines of a product in one order are one row. */
const mergedOf = (picked: readonly Picked[]): Picked[] => {
  const merged = new Map<string, Picked>()
  for (const one of picked) {
    const key = `${one.order.order.id}/${one.line.productCode}`
    const before = merged.get(key)
    merged.set(key, before === undefined ? one : { ...before, pieces: before.pieces + one.pieces })
  }
  return [...merged.values()]
}

/**
 * The sheet in which packages are filled in: what can leave of these orders, all of it text.
 * @throws BusinessError `ORDER_NOT_FOUND`, `PAPER_EMPTY`, `PAPER_TOO_LONG`
 */
export const shipmentSheet = async ({ deps: { db, clock }, caller }: Pick<StaffContext, 'deps' | 'caller'>, { OrderNos }: ParsedInput<'POST /api/SellerOrder/ShipSheet'>): Promise<SheetDownload> => {
  const rows = mergedOf(await pickedOf(db, await findOrders(db, caller, OrderNos), '发货表'))
  if (rows.length > shipmentRowLimit) throw new BusinessError('PAPER_TOO_LONG', `发货表共${rows.length}行，一次最多${shipmentRowLimit}行，请少选几个订单`)
  const [OrderNo, Code, Quantity, Carrier, TrackingNo] = titlesOf(columns)
  return workbookOf(
    { name: `发货表_${toDay(clock()).replaceAll('-', '')}`, sheet: '发货表' },
    [
      { title: OrderNo ?? '', width: 22, value: ({ order }: Picked) => order.order.orderNo },
      { title: '客户', width: 28, value: ({ order }: Picked) => order.enterprise },
      { title: Code ?? '', width: 14, value: ({ line }: Picked) => line.productCode },
      { title: '商品', width: 40, value: ({ line }: Picked) => line.name },
      { title: Quantity ?? '', width: 10, value: ({ pieces }: Picked) => String(pieces) },
      { title: Carrier ?? '', width: 16, value: () => '' },
      { title: TrackingNo ?? '', width: 22, value: () => '' },
    ],
    rows,
  )
}
