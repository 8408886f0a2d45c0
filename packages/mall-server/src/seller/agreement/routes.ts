import { defineRoutes } from '../../platform/http/define-routes.ts'
import { findParties } from '../customer/parties.ts'
import { beginVersion, createAgreement, discardVersion, endAgreement, judge, renewAgreement, saveAgreement, send, takeBack } from './actions.ts'
import { agreementDetail } from './detail.ts'
import { listAgreements } from './list.ts'
import { agreementProducts, agreementRowsPage } from './rows.ts'
import { writeRows } from './write.ts'

export const sellerAgreementRoutes = defineRoutes({
  'POST /api/SellerAgreement/List': ({ body, caller, deps }) => listAgreements(deps.db, caller, body, deps.clock()),
  'POST /api/SellerAgreement/Parties': ({ body, caller, deps }) => findParties(deps.db, caller, body),
  'POST /api/SellerAgreement/Detail': ({ body, caller, deps }) => agreementDetail(deps.db, caller, body.AgreementId, deps.clock()),
  'POST /api/SellerAgreement/Rows': ({ body, caller, deps }) => agreementRowsPage(deps.db, caller, body, deps.clock()),
  'POST /api/SellerAgreement/Products': ({ body, caller, deps }) => agreementProducts(deps.db, caller, body, deps.clock()),
  'POST /api/SellerAgreement/Create': (context) => createAgreement(context, context.body),
  'POST /api/SellerAgreement/Save': (context) => saveAgreement(context, context.body),
  'POST /api/SellerAgreement/Begin': (context) => beginVersion(context, context.body),
  'POST /api/SellerAgreement/Write': (context) => writeRows(context, context.body),
  'POST /api/SellerAgreement/Discard': (context) => discardVersion(context, context.body),
  'POST /api/SellerAgreement/Send': (context) => send(context, context.body),
  'POST /api/SellerAgreement/TakeBack': (context) => takeBack(context, context.body),
  'POST /api/SellerAgreement/Judge': (context) => judge(context, context.body),
  'POST /api/SellerAgreement/End': (context) => endAgreement(context, context.body),
  'POST /api/SellerAgreement/Renew': (context) => renewAgreement(context, context.body),
})
