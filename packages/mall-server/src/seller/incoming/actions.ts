import { eq } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { incomingLifecycle, incomingStatus, type IncomingMove, type SellerIncoming, type SellerIncomingAction } from '@mall/api/seller/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { defineActions, type Opened } from '../../platform/actions/define-actions.ts'
import { defineMoves } from '../../platform/actions/define-moves.ts'
import { actingForSeller, permitting } from '../../platform/actions/permit.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { insertedRow } from '../../platform/records/version.ts'
import { toDay } from '../../platform/time.ts'
import { actions as products } from '../product/actions.ts'
import { adjust } from '../stock/actions.ts'
import { record as productRecord } from '../stock/records.ts'
import { allowedActions, incomingNotFound, oneIncoming, record, restOf, type IncomingRow } from './records.ts'

const refusals: Readonly<Record<SellerIncomingAction, string>> = { Receive: '已经到货或取消，不能再登记到货', SetDay: '已经到货或取消，不能再改日期', Cancel: '已经到货或取消' }

const actions = defineActions<{ readonly IncomingId: number }, IncomingRow, SellerIncomingAction, StaffContext>({
  lock: async (tx, _context, { IncomingId }) => {
    const [row] = await tx.select().from(record).where(eq(record.id, IncomingId)).for('update')
    if (row === undefined) throw incomingNotFound()
    return row
  },
  requireAllowed: permitting(allowedActions, (_row, _caller, action) => new BusinessError('INCOMING_ACTION_NOT_ALLOWED', refusals[action])),
})

const { move } = defineMoves({ lifecycle: incomingLifecycle, table: record, audited: { entity: 'incoming', name: 'SellerIncoming', idOf: ({ id }) => String(id) } })

const act = <Input extends { readonly IncomingId: number; readonly Version: number; readonly RequestId: string }>(
  context: StaffContext,
  action: SellerIncomingAction,
  input: Input,
  work: (opened: Opened<IncomingRow>) => Promise<unknown>,
): Promise<SellerIncoming> =>
  actions.act(context, `POST /api/SellerIncoming/${action}`, input, action, async (opened) => {
    await work(opened)
    return oneIncoming(opened.tx, context.caller, input.IncomingId, context.deps.clock())
  })

/** @throws BusinessError `INCOMING_DAY_INVALID` */
const requireToCome = (day: string, now: Date): void => {
  if (day < toDay(now)) throw new BusinessError('INCOMING_DAY_INVALID', '预计到货日不能早于今天')
}

/**
 * Writes goods on their way down. The version of the product rises, so that the undo of an import does not delete it.
 * @throws BusinessError `PRODUCT_NOT_FOUND`, `PRODUCT_ACTION_NOT_ALLOWED`, `INCOMING_DAY_INVALID`
 */
export const createIncoming = (context: StaffContext, input: CallInput<'POST /api/SellerIncoming/Create'>): Promise<SellerIncoming> =>
  once(context, 'POST /api/SellerIncoming/Create', input, async (tx) => {
    const { row, acting } = await products.open(tx, context, { ProductCode: input.ProductCode }, 'SetStock')
    const { now } = acting.origin
    requireToCome(input.ExpectedOn, now)
    await changeRecord(tx, acting.by, productRecord, row, {})
    const written = insertedRow(
      await tx
        .insert(record)
        .values({ productId: row.id, areaCode: input.Warehouse, quantity: input.Quantity, expectedOn: input.ExpectedOn, note: input.Note.trim(), status: incomingStatus.onWay, staffId: context.caller.staffId, createdAt: now })
        .returning(),
    )
    await writeAudit(tx, acting.origin, {
      action: 'SellerIncoming.Create', entity: 'incoming', entityId: written.id, before: null,
      after: { Code: row.code, Warehouse: Number(written.areaCode), Quantity: written.quantity, ExpectedOn: written.expectedOn, ...(written.note === '' ? {} : { Note: written.note }) },
    })
    return oneIncoming(tx, context.caller, written.id, now)
  })

/**
 * Puts what came into the stock, once: the record is locked, and its version is that which the user saw.
 * @throws BusinessError `INCOMING_TOO_MANY`, and those of a change of the stock
 */
export const receiveIncoming = (context: StaffContext, input: CallInput<'POST /api/SellerIncoming/Receive'>): Promise<SellerIncoming> =>
  act(context, 'Receive', input, async ({ tx, row, acting }) => {
    const rest = restOf(row)
    if (input.Quantity > rest) throw new BusinessError('INCOMING_TOO_MANY', `在途只有 ${rest} 件，多到的请另记入库`)
    const [found] = await tx.select({ code: product.code }).from(product).where(eq(product.id, row.productId))
    if (found === undefined) throw incomingNotFound()
    await adjust(tx, context, { ProductCode: found.code, Warehouse: row.areaCode, Reason: 'arrive', Change: input.Quantity, Note: row.note })
    const receivedQuantity = row.receivedQuantity + input.Quantity
    const ends: IncomingMove | null = input.Quantity === rest ? 'Receive' : input.CloseRest ? 'Close' : null
    if (ends !== null) await move(tx, row, ends, { ...actingForSeller(acting), changes: { receivedQuantity } })
    else await changeRecord(tx, acting.by, record, row, { receivedQuantity })
    await writeAudit(tx, acting.origin, { action: 'SellerIncoming.ReceivePieces', entity: 'incoming', entityId: row.id, before: { Received: row.receivedQuantity }, after: { Received: receivedQuantity } })
  })

export const setIncomingDay = (context: StaffContext, input: CallInput<'POST /api/SellerIncoming/SetDay'>): Promise<SellerIncoming> =>
  act(context, 'SetDay', input, async ({ tx, row, acting }) => {
    requireToCome(input.ExpectedOn, acting.origin.now)
    await changeRecord(tx, acting.by, record, row, { expectedOn: input.ExpectedOn })
    await writeAudit(tx, acting.origin, { action: 'SellerIncoming.SetDay', entity: 'incoming', entityId: row.id, before: { ExpectedOn: row.expectedOn }, after: { ExpectedOn: input.ExpectedOn } })
  })

export const cancelIncoming = (context: StaffContext, input: CallInput<'POST /api/SellerIncoming/Cancel'>): Promise<SellerIncoming> =>
  act(context, 'Cancel', input, ({ tx, row, acting }) => move(tx, row, row.receivedQuantity === 0 ? 'Cancel' : 'Close', actingForSeller(acting)))
