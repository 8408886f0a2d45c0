import { and, eq, gt } from 'drizzle-orm'
import type { CallOutput } from '@mall/api/contract'
import { statementMailsPerDay } from '@mall/api/seller/contract'
import { actingForSeller, type Permitted } from '../../platform/actions/permit.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { statementLog } from '../../platform/db/schema/statement.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { addDays } from '../../platform/time.ts'
import { tellDeciders } from '../../trade/statement-state/notices.ts'
import type { StatementRow } from '../../trade/statement-state/scope.ts'

const action = 'Statement.Resend'

/**
 * Sends a locked statement that waits for its customer once more to those who decide about it: the notice and the mail with its PDF that they got when it was made.
 * What was sent is counted by the audit log, under the lock.
 * @throws BusinessError `STATEMENT_MAIL_LIMIT_REACHED`, `STATEMENT_WITHOUT_READER`
 */
export const resendStatement = async (tx: Tx, row: StatementRow, acting: Permitted, hasMailServer: boolean): Promise<CallOutput<'POST /api/SellerStatement/Resend'>> => {
  const { now } = acting.origin
  const sent = await tx.$count(auditLog, and(eq(auditLog.entity, 'statement'), eq(auditLog.entityId, row.statementNo), eq(auditLog.action, action), gt(auditLog.createdAt, addDays(now, -1))))
  if (sent >= statementMailsPerDay) throw new BusinessError('STATEMENT_MAIL_LIMIT_REACHED', `该对账单24小时内已重发${statementMailsPerDay}次，请稍后再试`)
  const { readers, mailed } = await tellDeciders(tx, row, '对账单重新发送，请核对', now)
  if (readers === 0) throw new BusinessError('STATEMENT_WITHOUT_READER', '该客户没有能确认对账单、并接收这类通知的人，请联系客户的管理员')
  await tx.insert(statementLog).values({ statementId: row.id, operator: actingForSeller(acting).operator, text: `重新发送给能确认的${readers}人`, createdAt: now })
  await writeAudit(tx, acting.origin, { action, entity: 'statement', entityId: row.statementNo, before: null, after: { Readers: readers } })
  return { Readers: readers, Mailed: hasMailServer ? mailed : 0 }
}
