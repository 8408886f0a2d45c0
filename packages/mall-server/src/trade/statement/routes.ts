import { defineRoutes } from '../../platform/http/define-routes.ts'
import { confirmStatement, disputeStatement, postponeStatement, withdrawStatement } from './actions.ts'
import { listStatements } from './list.ts'
import { statementDetail } from './records.ts'
import { statementPdf } from './paper.ts'
import { statementSheet } from './sheet.ts'

export const statementRoutes = defineRoutes({
  'POST /api/Statement/List': ({ body, caller, deps }) => listStatements(deps.db, caller, body, deps.clock()),
  'POST /api/Statement/Detail': ({ body, caller, deps }) => statementDetail(deps.db, caller, body.StatementNo, deps.clock()),
  'POST /api/Statement/Confirm': (context) => confirmStatement(context, context.body),
  'POST /api/Statement/Dispute': (context) => disputeStatement(context, context.body),
  'POST /api/Statement/Withdraw': (context) => withdrawStatement(context, context.body),
  'POST /api/Statement/Postpone': (context) => postponeStatement(context, context.body),
  'POST /api/Statement/Download': async ({ body, caller, deps }) => {
    const detail = await statementDetail(deps.db, caller, body.StatementNo, deps.clock())
    return body.Format === 'pdf' ? statementPdf(deps, detail) : statementSheet(detail)
  },
})
