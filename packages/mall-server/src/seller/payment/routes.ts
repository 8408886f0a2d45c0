import { defineRoutes } from '../../platform/http/define-routes.ts'
import { claimPayment, createPayment, matchPayment, payOrder, unmatchPayment, voidPayment } from './actions.ts'
import { checkLines, importLines } from './import.ts'
import { findCustomers, listPayments } from './list.ts'
import { paymentDetail } from './records.ts'

export const sellerPaymentRoutes = defineRoutes({
  'POST /api/SellerPayment/List': ({ body, caller, deps }) => listPayments(deps.db, caller, body),
  'POST /api/SellerPayment/Detail': ({ body, caller, deps }) => paymentDetail(deps.db, caller, body.PaymentNo, deps.clock()),
  'POST /api/SellerPayment/Customers': ({ body, caller, deps }) => findCustomers(deps.db, caller, body.Keyword),
  'POST /api/SellerPayment/Create': (context) => createPayment(context, context.body),
  'POST /api/SellerPayment/Claim': (context) => claimPayment(context, context.body),
  'POST /api/SellerPayment/PayOrder': (context) => payOrder(context, context.body),
  'POST /api/SellerPayment/Match': (context) => matchPayment(context, context.body),
  'POST /api/SellerPayment/Unmatch': (context) => unmatchPayment(context, context.body),
  'POST /api/SellerPayment/Void': (context) => voidPayment(context, context.body),
  'POST /api/SellerPayment/ImportCheck': (context) => checkLines(context, context.form),
  'POST /api/SellerPayment/Import': (context) => importLines(context, context.body),
})
