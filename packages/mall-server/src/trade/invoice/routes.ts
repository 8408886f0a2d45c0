import { defineRoutes } from '../../platform/http/define-routes.ts'
import { applyForRed, cancelInvoice } from './actions.ts'
import { applyForInvoice } from './apply.ts'
import { listApplyable } from './applyable.ts'
import { detailInvoice } from './detail.ts'
import { exportInvoices } from './export.ts'
import { downloadInvoice } from './files.ts'
import { listInvoices } from './list.ts'
import { resendInvoice } from './resend.ts'
import { listTitles, saveTitleOf } from './titles.ts'

export const invoiceRoutes = defineRoutes({
  'POST /api/Invoice/ApplyableList': ({ body, caller, deps }) => listApplyable(deps.db, caller, body),
  'POST /api/Invoice/Apply': (context) => applyForInvoice(context, context.body),
  'POST /api/Invoice/TitleList': ({ body, caller, deps }) => listTitles(deps.db, caller, body.EnterpriseId),
  'POST /api/Invoice/TitleSave': (context) => saveTitleOf(context, context.body),
  'POST /api/Invoice/List': ({ body, caller, deps }) => listInvoices(deps.db, caller, body),
  'POST /api/Invoice/Export': ({ body, caller, deps }) => exportInvoices(deps.db, caller, body, deps.clock()),
  'POST /api/Invoice/Detail': ({ body, caller, deps }) => detailInvoice(deps, caller, body.InvoiceId),
  'POST /api/Invoice/Cancel': (context) => cancelInvoice(context, context.body),
  'POST /api/Invoice/RedApply': (context) => applyForRed(context, context.body),
  'POST /api/Invoice/Download': ({ body, caller, deps }) => downloadInvoice(deps, caller, body),
  'POST /api/Invoice/Resend': (context) => resendInvoice(context, context.body),
})
