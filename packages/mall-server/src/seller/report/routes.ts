import { defineRoutes } from '../../platform/http/define-routes.ts'
import { toDay } from '../../platform/time.ts'
import { agreementReportOf } from './agreements.ts'
import { reportChoicesOf } from './choices.ts'
import { churnReportOf } from './churn.ts'
import { exportAgreements, exportChurn, exportFulfilment, exportMargin, exportMisses, exportSales, exportTurnover } from './export.ts'
import { fulfilmentReportOf } from './fulfilment.ts'
import { marginReportOf } from './margin.ts'
import { missReportOf } from './misses.ts'
import { purchasesOf } from './purchases.ts'
import { salesReportOf } from './sales.ts'
import { turnoverReportOf } from './turnover.ts'

export const sellerReportRoutes = defineRoutes({
  'POST /api/SellerReport/Sales': ({ body, caller, deps }) => salesReportOf(deps.db, caller, body, toDay(deps.clock())),
  'POST /api/SellerReport/SalesExport': ({ body, caller, deps }) => exportSales(deps.db, caller, body, deps.clock()),
  'POST /api/SellerReport/Margin': ({ body, caller, deps }) => marginReportOf(deps.db, caller, body, toDay(deps.clock())),
  'POST /api/SellerReport/MarginExport': ({ body, caller, deps }) => exportMargin(deps.db, caller, body, deps.clock()),
  'POST /api/SellerReport/Fulfilment': ({ body, caller, deps }) => fulfilmentReportOf(deps.db, caller, body, deps.clock()),
  'POST /api/SellerReport/FulfilmentExport': ({ body, caller, deps }) => exportFulfilment(deps.db, caller, body, deps.clock()),
  'POST /api/SellerReport/Churn': ({ body, caller, deps }) => churnReportOf(deps.db, caller, body, toDay(deps.clock())),
  'POST /api/SellerReport/ChurnExport': ({ body, caller, deps }) => exportChurn(deps.db, caller, body, deps.clock()),
  'POST /api/SellerReport/Turnover': ({ body, caller, deps }) => turnoverReportOf(deps.db, caller, body, toDay(deps.clock())),
  'POST /api/SellerReport/TurnoverExport': ({ body, caller, deps }) => exportTurnover(deps.db, caller, body, deps.clock()),
  'POST /api/SellerReport/Agreements': ({ body, caller, deps }) => agreementReportOf(deps.db, caller, body, toDay(deps.clock())),
  'POST /api/SellerReport/AgreementsExport': ({ body, caller, deps }) => exportAgreements(deps.db, caller, body, deps.clock()),
  'POST /api/SellerReport/Misses': ({ body, caller, deps }) => missReportOf(deps.db, caller, body, toDay(deps.clock())),
  'POST /api/SellerReport/MissesExport': ({ body, caller, deps }) => exportMisses(deps.db, caller, body, deps.clock()),
  // A customer's document shows it: what counts as bought is a rule of the reports.
  'POST /api/SellerCustomer/Purchases': ({ body, caller, deps }) => purchasesOf(deps.db, caller, body.EnterpriseId, toDay(deps.clock())),
  'POST /api/SellerReport/Choices': ({ caller, deps }) => reportChoicesOf(deps.db, caller),
})
