import { defineRoutes } from '../../platform/http/define-routes.ts'
import { toDay } from '../../platform/time.ts'
import { detailBudget } from './detail.ts'
import { exportBudgets, exportLedger } from './export.ts'
import { ledgerOf } from './ledger.ts'
import { listBudgets } from './list.ts'
import { adjustBudget, saveBudget, switchBudget } from './manage.ts'

export const budgetRoutes = defineRoutes({
  'POST /api/Budget/List': ({ body, caller, deps }) => listBudgets(deps.db, caller, body, toDay(deps.clock())),
  'POST /api/Budget/Export': ({ body, caller, deps }) => exportBudgets(deps.db, caller, body, deps.clock()),
  'POST /api/Budget/Detail': ({ body, caller, deps }) => detailBudget(deps.db, caller, body.BudgetId, toDay(deps.clock())),
  'POST /api/Budget/Ledger': ({ body, caller, deps }) => ledgerOf(deps.db, caller, body, toDay(deps.clock())),
  'POST /api/Budget/LedgerExport': ({ body, caller, deps }) => exportLedger(deps.db, caller, body, deps.clock()),
  'POST /api/Budget/Save': (context) => saveBudget(context, context.body),
  'POST /api/Budget/Adjust': (context) => adjustBudget(context, context.body),
  'POST /api/Budget/Enable': (context) => switchBudget(context, context.body, 'Enable'),
  'POST /api/Budget/Disable': (context) => switchBudget(context, context.body, 'Disable'),
})
