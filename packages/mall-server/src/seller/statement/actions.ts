import { and, eq } from 'drizzle-orm'
import type { CallInput, CallOutput } from '@mall/api/contract'
import type { SellerStatementAction, SellerStatementDetail } from '@mall/api/seller/contract'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { originOf } from '../../platform/audit/audit-log.ts'
import { statementTerm } from '../../platform/db/schema/statement.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { toFen } from '../../platform/money.ts'
import { toDay } from '../../platform/time.ts'
import { lockStatement, type LockedStatement } from '../../trade/statement/actions.ts'
import { makeStatement } from '../../trade/statement/make.ts'
import { statementNotFound } from '../../trade/statement/records.ts'
import { answerDispute, postponeLine, type Acted } from '../../trade/statement/rows.ts'
import { findCustomer } from '../customer/records.ts'
import { resendStatement } from './resend.ts'
import { allowedActions, record, sellerStatementDetail, visibleTo } from './records.ts'

interface Target {
  readonly StatementNo: string
  readonly Version: number
  readonly RequestId: string
}

const actions = defineActions<Pick<Target, 'StatementNo'>, LockedStatement, SellerStatementAction, StaffContext>({
  lock: async (tx, { caller }, { StatementNo }) => {
    const locked = await lockStatement(tx, and(eq(record.statementNo, StatementNo), visibleTo(tx, caller)))
    if (locked === undefined) throw statementNotFound()
    return locked
  },
  requireAllowed: permitting(allowedActions, (_row, _caller, action) => new BusinessError('STATEMENT_ACTION_NOT_ALLOWED', action === 'Resend' ? '只有待确认的对账单可以重发' : '没有有异议的行，请刷新后查看')),
})

const act = (context: StaffContext, action: Exclude<SellerStatementAction, 'Resend'>, input: Target, work: (acted: Acted) => Promise<void>): Promise<SellerStatementDetail> =>
  actions.act(context, `POST /api/SellerStatement/${action}`, input, action, async ({ tx, row: { open: _open, disputed: _disputed, ...row }, acting }) => {
    await work({ tx, row, acting, userId: null })
    return sellerStatementDetail(tx, context.caller, input.StatementNo, context.deps.clock())
  })

/** @throws BusinessError `STATEMENT_AMOUNT_INVALID`, `STATEMENT_ACTION_NOT_ALLOWED`, `VERSION_CONFLICT` */
export const answerStatement = (context: StaffContext, input: CallInput<'POST /api/SellerStatement/Answer'>) =>
  act(context, 'Answer', input, (acted) => answerDispute(acted, input.RowId, { lowerByFen: toFen(input.LowerBy), text: input.Text.trim() }))

export const postponeStatement = (context: StaffContext, input: CallInput<'POST /api/SellerStatement/Postpone'>) => act(context, 'Postpone', input, (acted) => postponeLine(acted, input.RowId))

/** @throws BusinessError `STATEMENT_ACTION_NOT_ALLOWED`, and those of `resendStatement` */
export const sendAgain = (context: StaffContext, input: CallInput<'POST /api/SellerStatement/Resend'>): Promise<CallOutput<'POST /api/SellerStatement/Resend'>> =>
  actions.act(context, 'POST /api/SellerStatement/Resend', input, 'Resend', ({ tx, row, acting }) => resendStatement(tx, row, acting, context.deps.mail !== null))

/**
 * Makes the statement of a customer now.
 * @throws BusinessError `CUSTOMER_NOT_FOUND`, `STATEMENT_TERMS_MISSING`, `STATEMENT_EXISTS`, `STATEMENT_EMPTY`
 */
export const makeByHand = (context: StaffContext, input: CallInput<'POST /api/SellerStatement/Make'>): Promise<SellerStatementDetail> =>
  once(context, 'POST /api/SellerStatement/Make', input, async (tx) => {
    const { caller, deps } = context
    await findCustomer(tx, caller, input.EnterpriseId)
    const [terms] = await tx.select().from(statementTerm).where(eq(statementTerm.enterpriseId, input.EnterpriseId)).for('update')
    if (terms === undefined) throw new BusinessError('STATEMENT_TERMS_MISSING', '该客户还没有账期，请先设置')
    const today = toDay(deps.clock())
    if (terms.closedDay !== null && terms.closedDay >= today) throw new BusinessError('STATEMENT_EXISTS', '今天已经生成过对账单')
    const made = today < terms.fromDay ? null : await makeStatement(tx, terms, today, { operator: caller.displayName, origin: originOf(context) })
    if (made === null) throw new BusinessError('STATEMENT_EMPTY', '上期以来没有收货和退货，不用生成对账单')
    return sellerStatementDetail(tx, caller, made.statementNo, deps.clock())
  })
