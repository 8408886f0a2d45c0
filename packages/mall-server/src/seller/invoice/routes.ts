import { defineRoutes } from '../../platform/http/define-routes.ts'
import { approveInvoice, askPlatform, downloadInvoice, issueInvoice, issueRed, rejectInvoice, rejectRed, resendInvoice } from './actions.ts'
import { invoiceDetail } from './detail.ts'
import { listInvoices } from './list.ts'
import { uploadFile } from './uploads.ts'

export const sellerInvoiceRoutes = defineRoutes({
  'POST /api/SellerInvoice/List': ({ body, caller, deps }) => listInvoices(deps, caller, body),
  'POST /api/SellerInvoice/Detail': ({ body, caller, deps }) => invoiceDetail(deps, caller, body.InvoiceId),
  'POST /api/SellerInvoice/Approve': (context) => approveInvoice(context, context.body),
  'POST /api/SellerInvoice/Reject': (context) => rejectInvoice(context, context.body),
  'POST /api/SellerInvoice/Ask': (context) => askPlatform(context, context.body),
  'POST /api/SellerInvoice/Upload': ({ form, caller, deps }) => uploadFile(deps, caller, form),
  'POST /api/SellerInvoice/Issue': (context) => issueInvoice(context, context.body),
  'POST /api/SellerInvoice/RedIssue': (context) => issueRed(context, context.body),
  'POST /api/SellerInvoice/RedReject': (context) => rejectRed(context, context.body),
  'POST /api/SellerInvoice/Download': (context) => downloadInvoice(context, context.body),
  'POST /api/SellerInvoice/Resend': (context) => resendInvoice(context, context.body),
})
