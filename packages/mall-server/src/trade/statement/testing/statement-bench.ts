import { and, eq, sql } from 'drizzle-orm'
import { orderStatus, paymentType, type StatementDetail } from '@mall/api/contract'
import type { SellerPaymentDetail, SellerStatementDetail, StatementTerms } from '@mall/api/seller/contract'
import { demo } from '../../../demo/organisation.ts'
import { actingByItself } from '../../../platform/actions/permit.ts'
import { queryRows } from '../../../platform/db/client.ts'
import { literals } from '../../../platform/db/columns.ts'
import { statement, statementTerm } from '../../../platform/db/schema/statement.ts'
import { addDays, toDay } from '../../../platform/time.ts'
import { loginStaff } from '../../../testing/staff-sessions.ts'
import type { TestMall } from '../../../testing/test-mall.ts'
import { createInvoiceBench } from '../../invoice/testing/invoice-bench.ts'
import { createReceiptBench } from '../../receipt/testing/receipt-bench.ts'
import { makeStatement } from '../make.ts'

const { huaqiTech } = demo.enterprises

const made = <Body>({ body, message }: { readonly body: Body | null; readonly message: string }): Body => {
  if (body === null) throw new Error(message)
  return body
}

const { pendingApproval, pendingPayment, pendingConfirmation, preparing, partlyShipped, pendingReceipt, completed, refused } = orderStatus

/** Orders of which something is still to come, and those of which what came is owed. */
const [inForce, ended] = [literals(pendingApproval, pendingPayment, pendingConfirmation, preparing, partlyShipped, pendingReceipt), literals(completed, refused)]

type Deciding = 'finance' | 'admin'

/** Statements of the company of `buyer`, whose finance decides about them. */
export const createStatementBench = async (mall: TestMall) => {
  const receipts = await createReceiptBench(mall)
  const invoices = await createInvoiceBench(mall)
  const tokens = { finance: (await mall.login('finance')).Token, admin: (await mall.login('admin')).Token, seller: (await loginStaff(mall, 'seller')).Token }
  const once = () => ({ RequestId: crypto.randomUUID() })

  /** One ends on a day: each ends a day after the one before, beginning after the month in which the bench of the services has all refunds. */
  let days = 60

  /** Makes the next statement of the company; null where there is nothing to state. */
  const make = () =>
    mall.db.transaction(async (tx) => {
      const [terms] = await tx.select().from(statementTerm).where(eq(statementTerm.enterpriseId, huaqiTech)).for('update')
      if (terms === undefined) throw new Error('The company has no terms')
      return makeStatement(tx, terms, toDay(addDays(mall.clock(), days++)), actingByItself(mall.clock()))
    })

  const detail = async (StatementNo: string, who: Deciding = 'finance'): Promise<StatementDetail> => made(await mall.call('POST /api/Statement/Detail', { StatementNo }, { token: tokens[who] }))

  const target = ({ StatementNo, Version }: Pick<StatementDetail, 'StatementNo' | 'Version'>) => ({ StatementNo, Version, ...once() })

  type Seen = Pick<StatementDetail, 'StatementNo' | 'Version'>
  const confirm = (one: Seen, RowIds: number[] | null = null, token = tokens.finance) => mall.call('POST /api/Statement/Confirm', { ...target(one), RowIds }, { token })
  const dispute = (one: Seen, RowId: number, token = tokens.finance, Images: { Url: string; Name: string }[] = []) => mall.call('POST /api/Statement/Dispute', { ...target(one), RowId, Text: '少收一件', Images }, { token })
  const withdraw = (one: Seen, RowId: number) => mall.call('POST /api/Statement/Withdraw', { ...target(one), RowId }, { token: tokens.finance })
  const postpone = (one: Seen, RowId: number) => mall.call('POST /api/Statement/Postpone', { ...target(one), RowId }, { token: tokens.finance })
  const answer = (one: Seen, RowId: number, LowerBy: number, token = tokens.seller): Promise<{ readonly body: SellerStatementDetail | null; readonly code: string; readonly message: string; readonly success: boolean }> =>
    mall.call('POST /api/SellerStatement/Answer', { ...target(one), RowId, LowerBy, Text: '已核对' }, { token })
  const terms = async (): Promise<StatementTerms> => made(await mall.call('POST /api/SellerStatement/Terms', { EnterpriseId: huaqiTech }, { token: tokens.seller }))

  /** A statement of an order of so many pieces of ¥50 each, all received, and nothing else. */
  const stated = async (pieces: readonly number[]): Promise<StatementDetail> => {
    await make()
    const orderNos = []
    for (const count of pieces) {
      const { OrderNo } = await receipts.delivered([count])
      await receipts.receive(OrderNo, [{ received: count }])
      orderNos.push(OrderNo)
    }
    const row = await make()
    if (row === null) throw new Error('Nothing was stated')
    return detail(row.statementNo)
  }

  /** What the company owes by its orders, and what its statements have of that, fen. */
  const sums = async () => {
    const [row] = await queryRows<{ owed: number; stated: number; amounts: number; pieces: number }>(
      mall.db,
      sql`select
        (select coalesce(sum(line.price_fen * line.received_quantity), 0) from orders join order_line line on line.order_id = orders.id where ${owed})::float8
        + (select coalesce(sum(orders.freight_fen), 0) from orders where ${owed} and exists (select 1 from order_line line where line.order_id = orders.id and line.received_quantity > 0))::float8
        - (select coalesce(sum(service.refund_fen), 0) from after_sales service join orders on orders.id = service.order_id where ${owed} and service.refunded_at is not null)::float8 as owed,
        (select coalesce(sum(amount_fen), 0) from statement_piece join orders on orders.id = order_id where is_counted and kind <> 'correction' and orders.enterprise_id = ${huaqiTech})::float8 as stated,
        (select coalesce(sum(amount_fen), 0) from statement where enterprise_id = ${huaqiTech})::float8 as amounts,
        (select coalesce(sum(amount_fen), 0) from statement_piece join orders on orders.id = order_id where is_counted and orders.enterprise_id = ${huaqiTech})::float8 as pieces`,
    )
    if (row === undefined) throw new Error('No sums')
    return row
  }

  const owed = sql`orders.enterprise_id = ${huaqiTech} and orders.payment_type = ${literals(paymentType.onAccount)} and orders.created_at >= (select from_day from statement_term where enterprise_id = ${huaqiTech})::timestamp at time zone 'Asia/Shanghai'`

  /** Writes money of the company down. */
  const receive = async (Amount: number): Promise<SellerPaymentDetail> =>
    made(await mall.call('POST /api/SellerPayment/Create', { ...once(), EnterpriseId: huaqiTech, PaidOn: toDay(mall.clock()), Amount, Payer: '华启科技', Reference: '', Note: '' }, { token: tokens.seller }))

  const paymentOf = async (PaymentNo: string): Promise<SellerPaymentDetail> => made(await mall.call('POST /api/SellerPayment/Detail', { PaymentNo }, { token: tokens.seller }))

  const match = ({ PaymentNo, Version }: SellerPaymentDetail, one: Seen, Amount: number) =>
    mall.call('POST /api/SellerPayment/Match', { ...once(), PaymentNo, Version, Matches: [{ StatementNo: one.StatementNo, Version: one.Version, Amount }] }, { token: tokens.seller })

  const unmatch = ({ PaymentNo, Version }: SellerPaymentDetail, MatchId: number) => mall.call('POST /api/SellerPayment/Unmatch', { ...once(), PaymentNo, Version, MatchId, Reason: '记错了' }, { token: tokens.seller })

  /**
   * Money as all that is written down of it says, fen: what came in, what of it was put on statements, and what statements say was paid; and what the company owes in all, counted
   * from its orders, its refunds, its corrections and its payments rather than from its statements.
   */
  const moneySums = async () => {
    const [row] = await queryRows<{ amounts: number; matched: number; matches: number; paid: number; rest: number; owes: number }>(
      mall.db,
      sql`select
        (select coalesce(sum(amount_fen), 0) from received_payment where enterprise_id = ${huaqiTech} and voided_at is null)::float8 as amounts,
        (select coalesce(sum(matched_fen), 0) from received_payment where enterprise_id = ${huaqiTech})::float8 as matched,
        (select coalesce(sum(payment_match.amount_fen), 0) from payment_match join statement on statement.id = statement_id where enterprise_id = ${huaqiTech} and undone_at is null)::float8 as matches,
        (select coalesce(sum(paid_fen), 0) from statement where enterprise_id = ${huaqiTech})::float8 as paid,
        (select coalesce(sum(amount_fen - matched_fen), 0) from received_payment where enterprise_id = ${huaqiTech} and voided_at is null)::float8 as rest,
        (select coalesce(sum(line.price_fen * (case when orders.status in (${inForce}) then line.quantity - line.refused_quantity else line.received_quantity end)), 0)
          from orders join order_line line on line.order_id = orders.id where ${owed} and orders.status in (${inForce}, ${ended}))::float8
        + (select coalesce(sum(orders.freight_fen), 0) from orders where ${owed} and exists (select 1 from order_line line where line.order_id = orders.id
          and (line.received_quantity > 0 or (orders.status in (${inForce}) and line.quantity > line.refused_quantity))))::float8
        - (select coalesce(sum(service.refund_fen), 0) from after_sales service join orders on orders.id = service.order_id where ${owed} and service.refunded_at is not null)::float8
        + (select coalesce(sum(amount_fen), 0) from statement_piece join orders on orders.id = order_id where is_counted and kind = 'correction' and orders.enterprise_id = ${huaqiTech})::float8
        - (select coalesce(sum(payment_match.amount_fen), 0) from payment_match join statement on statement.id = statement_id where enterprise_id = ${huaqiTech} and undone_at is null)::float8 as owes`,
    )
    if (row === undefined) throw new Error('No sums')
    return row
  }

  const rowOf = async (statementNo: string) => {
    const [row] = await mall.db.select().from(statement).where(and(eq(statement.statementNo, statementNo)))
    if (row === undefined) throw new Error(`No statement ${statementNo}`)
    return row
  }

  return { receipts, invoices, tokens, once, make, detail, target, confirm, dispute, withdraw, postpone, answer, terms, stated, sums, receive, paymentOf, match, unmatch, moneySums, rowOf, enterpriseId: huaqiTech }
}

export type StatementBench = Awaited<ReturnType<typeof createStatementBench>>
