import { findSuccessors } from '../../trade/approval/hand-over.ts'
import { defineRoutes } from '../../platform/http/define-routes.ts'
import { uploadedRows } from '../../platform/imports/upload.ts'
import { checkAccounts, importAccounts } from './import.ts'
import { exportAccounts, findAccount, listAccounts } from './list.ts'
import { saveAccount } from './manage.ts'
import { endAccountSessions, moveAccount, resetFactor, resetPassword } from './status.ts'

export const accountManagementRoutes = defineRoutes({
  'POST /api/Account/List': ({ body, caller, deps }) => listAccounts(deps.db, caller, body, deps.clock()),
  'POST /api/Account/Detail': async ({ body, caller, deps }) => (await findAccount(deps.db, caller, body.UserId, deps.clock())).summary,
  'POST /api/Account/Export': ({ body, caller, deps }) => exportAccounts(deps.db, caller, body, deps.clock()),
  'POST /api/Account/Save': (context) => saveAccount(context, context.body),
  'POST /api/Account/Enable': (context) => moveAccount(context, context.body),
  'POST /api/Account/ResetPwd': (context) => resetPassword(context, context.body),
  'POST /api/Account/EndSessions': (context) => endAccountSessions(context, context.body),
  'POST /api/Account/SecondFactorReset': (context) => resetFactor(context, context.body),
  'POST /api/Account/Candidates': async ({ body, caller, deps }) => {
    const { summary } = await findAccount(deps.db, caller, body.UserId, deps.clock())
    return { Items: await findSuccessors(deps.db, caller, summary.UserId, body.Keyword) }
  },
  'POST /api/Account/ImportCheck': async (context) => checkAccounts(context.deps.db, context.caller, await uploadedRows(context)),
  'POST /api/Account/Import': (context) => importAccounts(context, context.body),
})
