import { and, eq } from 'drizzle-orm'
import type { CallInput, StatementAction, StatementDetail } from '@mall/api/contract'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { requireOwnPictures } from '../../platform/file/own-uploads.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { allowedActions, record, statementDetail, statementNotFound, statementRecords } from './records.ts'
import { confirmLines, disputeLine, postponeLine, withdrawDispute, type Acted } from './rows.ts'
import { visibleTo, type StatementRow } from '../statement-state/scope.ts'

/** A statement as it is now that nobody else can change it, with the counts that its actions depend on. */
export type LockedStatement = StatementRow & { readonly open: number; readonly disputed: number }

/** Locks a statement; undefined where the condition does not find it. */
export const lockStatement = async (tx: Tx, where: ReturnType<typeof and>): Promise<LockedStatement | undefined> => {
  const [row] = await tx.select().from(record).where(where).for('update')
  if (row === undefined) return undefined
  const [found] = await statementRecords(tx, eq(record.id, row.id))
  return { ...row, open: found?.open ?? 0, disputed: found?.disputed ?? 0 }
}

interface Target {
  readonly StatementNo: string
  readonly Version: number
  readonly RequestId: string
}

const refusals: Readonly<Record<StatementAction, string>> = {
  Confirm: '没有待确认的行，请刷新后查看', Dispute: '没有待确认的行，请刷新后查看', Withdraw: '没有有异议的行，请刷新后查看', Postpone: '没有有异议的行，请刷新后查看',
}

/** The check of what a user of the company does with a statement. */
export const requireAllowed = permitting(allowedActions, (_row, _caller, action: StatementAction) => new BusinessError('STATEMENT_ACTION_NOT_ALLOWED', refusals[action]))

const actions = defineActions<Pick<Target, 'StatementNo'>, LockedStatement, StatementAction>({
  lock: async (tx, { caller }, { StatementNo }) => {
    const locked = await lockStatement(tx, and(eq(record.statementNo, StatementNo), visibleTo(tx, caller)))
    if (locked === undefined) throw statementNotFound()
    return locked
  },
  requireAllowed,
})

const act = (context: CallContext, action: StatementAction, input: Target, work: (acted: Acted) => Promise<void>): Promise<StatementDetail> =>
  actions.act(context, `POST /api/Statement/${action}`, input, action, async ({ tx, row: { open: _open, disputed: _disputed, ...row }, acting }) => {
    await work({ tx, row, acting, userId: context.caller.userId })
    return statementDetail(tx, context.caller, input.StatementNo, context.deps.clock())
  })

export const confirmStatement = (context: CallContext, input: CallInput<'POST /api/Statement/Confirm'>) => act(context, 'Confirm', input, (acted) => confirmLines(acted, input.RowIds))

/** @throws BusinessError `ATTACHMENT_INVALID` */
export const disputeStatement = (context: CallContext, input: CallInput<'POST /api/Statement/Dispute'>) =>
  act(context, 'Dispute', input, async (acted) => {
    await requireOwnPictures(acted.tx, context.caller, input.Images)
    await disputeLine(acted, input.RowId, { text: input.Text.trim(), images: input.Images })
  })

export const withdrawStatement = (context: CallContext, input: CallInput<'POST /api/Statement/Withdraw'>) => act(context, 'Withdraw', input, (acted) => withdrawDispute(acted, input.RowId))

export const postponeStatement = (context: CallContext, input: CallInput<'POST /api/Statement/Postpone'>) => act(context, 'Postpone', input, (acted) => postponeLine(acted, input.RowId))
