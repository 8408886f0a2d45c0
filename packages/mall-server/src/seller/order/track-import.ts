import { inArray } from 'drizzle-orm'
import { orderLifecycle, statusName, successCode, type CallInput, type CallOutput, type ImportSheet } from '@mall/api/contract'
import { shipmentRowLimit, trackLength } from '@mall/api/seller/contract'
import type { Db, Tx } from '../../platform/db/client.ts'
import { orderPackage, packageTrack } from '../../platform/db/schema/order.ts'
import { groupBy } from '../../platform/group-by.ts'
import { inTurnOfTables } from '../../platform/http/caller-turns.ts'
import type { StaffCaller, StaffContext } from '../../platform/http/define-routes.ts'
import { once } from '../../platform/idempotency/once.ts'
import { codeText, minute, requiredText, yesOrNo } from '../../platform/imports/cells.ts'
import { readCells, readRows, titlesOf, type ImportValues } from '../../platform/imports/columns.ts'
import { fileOf } from '../../platform/imports/upload.ts'
import { batch } from '../../platform/records/batch.ts'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { toInstant } from '../../platform/time.ts'
import { writeTracks } from '../../trade/order/lifecycle/packages.ts'
import { actions } from './actions.ts'
import { allowedActions, inLockOrder, orderRecords, record, type Row } from './records.ts'
import { orderNoNames, sellerTurn, trackingNo, trackingNoNames, WrongCell } from './sheet-cells.ts'

const columns = {
  TrackingNo: { names: trackingNoNames, read: trackingNo },
  Time: { names: ['时间', '轨迹时间', '操作时间', '日期'], read: minute },
  Text: { names: ['轨迹', '内容', '物流信息', '描述'], read: requiredText(trackLength) },
  Arrived: { names: ['签收', '是否签收'], read: yesOrNo('签收', '已签收') },
  OrderNo: { names: orderNoNames, read: codeText(32) },
} as const

type Column = keyof typeof columns

const place = Object.fromEntries(Object.keys(columns).map((name, at) => [name, at])) as Readonly<Record<Column, number>>

type Values = ImportValues<typeof columns>

type Package = typeof orderPackage.$inferSelect

/** A track that a row means, of the package that it is of. */
interface Track {
  readonly OrderNo: string
  readonly package: Package
  readonly at: Date
  readonly text: string
  readonly isDelivery: boolean
  /** What it goes by: the same row again is the same track. */
  readonly eventId: string
}

interface GivenRow {
  readonly rowNo: number
  readonly cells: readonly string[]
}

interface CheckedRow extends GivenRow {
  readonly problems: ImportSheet['Rows'][number]['Problems']
  /** Null when there are problems. */
  readonly track: Track | null
}

/** What is known of the packages that a table names. */
interface Known {
  readonly packages: ReadonlyMap<string, readonly Package[]>
  readonly orders: ReadonlyMap<number, Row>
  /** Package and event of what was written down already. */
  readonly written: ReadonlySet<string>
}

const keyOf = (packageId: number, eventId: string): string => `${packageId} ${eventId}`

const knownOf = async (db: Db, caller: StaffCaller, numbers: readonly string[]): Promise<Known> => {
  const found = numbers.length === 0 ? [] : await db.select().from(orderPackage).where(inArray(orderPackage.trackingNo, [...new Set(numbers)]))
  if (found.length === 0) return { packages: new Map(), orders: new Map(), written: new Set() }
  const rows = await orderRecords(db, caller, inArray(record.id, found.map(({ orderId }) => orderId)))
  const orders = new Map(rows.map((row) => [row.order.id, row]))
  const own = found.filter(({ orderId }) => orders.has(orderId))
  const tracks = own.length === 0 ? [] : await db.select().from(packageTrack).where(inArray(packageTrack.packageId, own.map(({ id }) => id)))
  return { packages: groupBy(own, ({ trackingNo: number }) => number), orders, written: new Set(tracks.map(({ packageId, eventId }) => keyOf(packageId, eventId ?? ''))) }
}

/** Reads the rows of a table one after the other: of two that say the same of a package the second is wrong. */
const createReader = (caller: StaffCaller, { packages, orders, written }: Known, now: Date) => {
  const firsts = new Map<string, number>()

  /** The package that is meant: a number that two orders have needs the order. @throws WrongCell */
  const packageOf = ({ TrackingNo, OrderNo }: Values): readonly [Package, Row] => {
    const those = (packages.get(TrackingNo) ?? []).flatMap((one) => {
      const row = orders.get(one.orderId)
      return row !== undefined && (OrderNo === '' || OrderNo === row.order.orderNo) ? [[one, row] as const] : []
    })
    const [first, second] = those
    if (first === undefined) throw new WrongCell<Column>('TrackingNo', OrderNo === '' ? '没有这个运单号的包裹' : '这个订单没有这个运单号的包裹')
    if (second !== undefined) throw new WrongCell<Column>('OrderNo', '有几个包裹是这个运单号，请填写订单号')
    return first
  }

  /** The track that a row means. @throws WrongCell */
  return (rowNo: number, values: Values): Track => {
    const [one, row] = packageOf(values)
    const { Time: at, Text: text, Arrived: isDelivery } = values
    if (!allowedActions(caller, { ...row.order, ...row }).includes('Track')) throw new WrongCell<Column>('TrackingNo', `订单${statusName(orderLifecycle, row.order.status)}，不能再写轨迹`)
    if (at > now) throw new WrongCell<Column>('Time', '时间不能晚于现在')
    // Minutes are written: the one in which it left is not before that.
    if (at.getTime() + 60_000 <= one.shippedAt.getTime()) throw new WrongCell<Column>('Time', `时间不能早于发货时间 ${toInstant(one.shippedAt).slice(0, 16).replace('T', ' ')}`)
    const eventId = `sheet ${toInstant(at).slice(0, 16)} ${text}`
    const key = keyOf(one.id, eventId)
    if (written.has(key)) throw new WrongCell<Column>('Text', '已经记过，不会再记')
    const before = firsts.get(key)
    if (before !== undefined) throw new WrongCell<Column>('Text', `与第 ${before} 行重复`)
    firsts.set(key, rowNo)
    return { OrderNo: row.order.orderNo, package: one, at: at < one.shippedAt ? one.shippedAt : at, text, isDelivery, eventId }
  }
}

/** The rows with what is wrong in them, among each other and beside their packages. */
const checked = async (db: Db, caller: StaffCaller, rows: readonly GivenRow[], now: Date): Promise<CheckedRow[]> => {
  const read = rows.map((row) => ({ ...row, ...readCells(columns, row.cells) }))
  const take = createReader(caller, await knownOf(db, caller, read.flatMap(({ values }) => values?.TrackingNo ?? [])), now)
  return read.map(({ rowNo, cells, values, problems }) => {
    if (values === null) return { rowNo, cells, track: null, problems: problems.map(({ column, message }) => ({ Column: place[column], Message: message })) }
    try {
      return { rowNo, cells, problems: [], track: take(rowNo, values) }
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error
      return { rowNo, cells, track: null, problems: [{ Column: place[error.column as Column], Message: error.message }] }
    }
  })
}

/**
 * A table of tracks, each row with what is wrong in it.
 * @throws BusinessError as `readRows` does
 */
export const checkTracks = async ({ deps: { db, clock, readTable }, caller, request }: StaffContext & { readonly request: Request }, form: FormData): Promise<ImportSheet> => {
  const bytes = new Uint8Array(await fileOf(form).arrayBuffer())
  const table = await inTurnOfTables(sellerTurn, () => readTable(bytes), request.signal)
  const rows = await checked(db, caller, await readRows(table, columns, shipmentRowLimit), clock())
  return { Columns: titlesOf(columns), Rows: rows.map(({ rowNo, cells, problems }) => ({ RowNo: rowNo, Cells: [...cells], Problems: problems })) }
}

/** What a table says of one package. */
interface Parcel {
  readonly OrderNo: string
  readonly package: Package
  readonly rowNos: readonly number[]
  readonly tracks: readonly Track[]
}

const parcelsOf = (rows: readonly CheckedRow[]): Parcel[] =>
  [...groupBy(rows.flatMap(({ rowNo, track }) => (track === null ? [] : [{ rowNo, track }])), ({ track }) => track.package.id).values()].map((own) => {
    const [{ track }] = own
    return { OrderNo: track.OrderNo, package: track.package, rowNos: own.map(({ rowNo }) => rowNo), tracks: own.map((one) => one.track) }
  })

/** Writes what is known of a package under the lock of its order; what somebody else has written meanwhile stays once. */
const writeParcel = async (tx: Tx, context: StaffContext, { OrderNo, package: one, tracks }: Parcel): Promise<string> => {
  const { row, acting } = await actions.open(tx, context, { OrderNo }, 'Track')
  await changeRecord(tx, acting.by, record, row, { isByHand: true })
  await writeTracks(tx, one, tracks)
  return `${OrderNo} 记下 ${tracks.length} 条`
}

/** Writes the good rows of a table, once per `RequestId`; others return why not. Orders are locked by their ids, so that two imports never wait for one another. */
export const importTracks = (context: StaffContext, input: CallInput<'POST /api/SellerOrder/TrackImport'>): Promise<CallOutput<'POST /api/SellerOrder/TrackImport'>> =>
  once(context, 'POST /api/SellerOrder/TrackImport', input, async (tx) => {
    const rows = await checked(tx, context.caller, input.Rows.map(({ RowNo, Cells }) => ({ rowNo: RowNo, cells: Cells })), context.deps.clock())
    const parcels = await inLockOrder(tx, parcelsOf(rows))
    const written = await batch(tx, parcels, (savepoint, parcel) => writeParcel(savepoint, context, parcel))
    const results = new Map(written.flatMap(({ RowNo, ...result }) => (parcels[RowNo - 1]?.rowNos ?? []).map((rowNo) => [rowNo, result] as const)))
    return {
      Results: rows.map(({ rowNo, problems }) => {
        const { Success, Code, Message } = results.get(rowNo) ?? { Success: false, Code: 'IMPORT_ROW_INVALID', Message: problems.map((one) => one.Message).join('；') }
        return { RowNo: rowNo, Success, Code: Success ? successCode : Code, Message }
      }),
    }
  })
