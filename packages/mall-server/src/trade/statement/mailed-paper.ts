import { and, eq } from 'drizzle-orm'
import { statementStatus } from '@mall/api/contract'
import type { FilesOfNotice } from '../../company/notice/mail.ts'
import { seesStatements } from '../statement-state/scope.ts'
import { statementPdf } from './paper.ts'
import { factsOf, partsOf, record, statementRecords } from './records.ts'

/**
 * The statement that a mail asks its reader to confirm, as the PDF that both sides download, so that a finance department can check it without a login. Not for a reader who may
 * not decide about statements any more, nor once it is decided.
 */
export const paperOfStatement: FilesOfNotice = async ({ enterpriseId, target }, { permissions, scope, seesPrices }, deps) => {
  if (target.Kind !== 'statement' || !seesPrices || !seesStatements(scope) || !permissions.has('invoice.manage') || deps.drawPapers === null) return []
  const [found] = await statementRecords(deps.db, and(eq(record.enterpriseId, enterpriseId), eq(record.statementNo, target.StatementNo), eq(record.status, statementStatus.pending)))
  return found === undefined ? [] : [await statementPdf(deps, { ...factsOf(found, deps.clock()), ...(await partsOf(deps.db, found.record)) })]
}
