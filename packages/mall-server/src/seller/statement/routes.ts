import { defineRoutes } from '../../platform/http/define-routes.ts'
import { statementPdf } from '../../trade/statement/paper.ts'
import { statementSheet } from '../../trade/statement/sheet.ts'
import { answerStatement, makeByHand, postponeStatement, sendAgain } from './actions.ts'
import { listStatements } from './list.ts'
import { sellerStatementDetail } from './records.ts'
import { saveTerms, termsOf } from './terms.ts'

export const sellerStatementRoutes = defineRoutes({
  'POST /api/SellerStatement/List': ({ body, caller, deps }) => listStatements(deps.db, caller, body, deps.clock()),
  'POST /api/SellerStatement/Detail': ({ body, caller, deps }) => sellerStatementDetail(deps.db, caller, body.StatementNo, deps.clock()),
  'POST /api/SellerStatement/Make': (context) => makeByHand(context, context.body),
  'POST /api/SellerStatement/Answer': (context) => answerStatement(context, context.body),
  'POST /api/SellerStatement/Postpone': (context) => postponeStatement(context, context.body),
  'POST /api/SellerStatement/Resend': (context) => sendAgain(context, context.body),
  'POST /api/SellerStatement/Download': async ({ body, caller, deps }) => {
    const detail = await sellerStatementDetail(deps.db, caller, body.StatementNo, deps.clock())
    return body.Format === 'pdf' ? statementPdf(deps, detail) : statementSheet(detail)
  },
  'POST /api/SellerStatement/Terms': ({ body, caller, deps }) => termsOf(deps.db, caller, body.EnterpriseId),
  'POST /api/SellerStatement/SaveTerms': (context) => saveTerms(context, context.body),
})
