import { and, eq } from 'drizzle-orm'
import type { AgreementAction } from '@mall/api/seller/contract'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toDay } from '../../platform/time.ts'
import { agreementNotFound, allowedActions, findAgreement, record, visibleTo, type VersionRow } from './records.ts'

interface Target {
  readonly AgreementId: number
}

/** An agreement with its newest version, and the day on which something is done with it. */
export type Locked = typeof record.$inferSelect & { readonly newest: VersionRow; readonly isAllTheirs: boolean; readonly today: string }

const lock = async (tx: Tx, { caller, deps }: StaffContext, { AgreementId }: Target): Promise<Locked> => {
  // The agreement's row is the lock of its versions and rows, too.
  const [row] = await tx.select().from(record).where(and(eq(record.id, AgreementId), visibleTo(tx, caller))).for('update')
  if (row === undefined) throw agreementNotFound()
  const { newest, isAllTheirs } = await findAgreement(tx, caller, AgreementId)
  return { ...row, newest, isAllTheirs, today: toDay(deps.clock()) }
}

const refusals: Readonly<Record<AgreementAction, string>> = {
  Edit: '该协议不能修改，请刷新后查看',
  Write: '这一版不能修改，请刷新后查看',
  Begin: '该协议不能开始新的一版，请刷新后查看',
  Discard: '这一版不能放弃，请刷新后查看',
  Send: '这一版不能送批，请刷新后查看',
  TakeBack: '这一版没有在等批准，请刷新后查看',
  Judge: '这一版没有在等批准，或您没有批准低价的权限',
  End: '该协议没有生效，不能终止',
  Renew: '该协议不能续签，请刷新后查看',
}

/** The actions on agreements of people. */
export const actions = defineActions<Target, Locked, AgreementAction, StaffContext>({
  lock,
  requireAllowed: permitting(allowedActions, (_row, _caller, action) => new BusinessError('AGREEMENT_ACTION_NOT_ALLOWED', refusals[action])),
})

/** An entry of the audit log, which is the log of the agreement, too. */
export const audit = (tx: Tx, context: StaffContext, action: string, agreementId: number, before: AuditSummary | null, after: AuditSummary): Promise<void> =>
  writeAudit(tx, originOf(context), { action: `SellerAgreement.${action}`, entity: 'agreement', entityId: agreementId, before, after })
