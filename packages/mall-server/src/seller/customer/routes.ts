import { defineRoutes } from '../../platform/http/define-routes.ts'
import { createCustomer, inviteAdministrator, saveCustomer, saveDelivery } from './actions.ts'
import { customerDetail } from './detail.ts'
import { findGroups, listCustomers } from './list.ts'
import { managersOf } from './managers.ts'
import { loginByViewCode, viewAs } from './view-as.ts'

export const sellerCustomerRoutes = defineRoutes({
  'POST /api/SellerCustomer/List': ({ body, caller, deps }) => listCustomers(deps.db, caller, body),
  'POST /api/SellerCustomer/Managers': ({ deps }) => managersOf(deps.db),
  'POST /api/SellerCustomer/Groups': ({ body, caller, deps }) => findGroups(deps.db, caller, body.Keyword),
  'POST /api/SellerCustomer/Detail': ({ body, caller, deps }) => customerDetail(deps.db, caller, body.EnterpriseId, deps),
  'POST /api/SellerCustomer/Create': (context) => createCustomer(context, context.body),
  'POST /api/SellerCustomer/Save': (context) => saveCustomer(context, context.body),
  'POST /api/SellerCustomer/SaveDelivery': (context) => saveDelivery(context, context.body),
  'POST /api/SellerCustomer/Invite': (context) => inviteAdministrator(context, context.body),
  'POST /api/SellerCustomer/ViewAs': (context) => viewAs(context, context.body),
  // A call of the mall's page: what it is about is the seller's.
  'POST /api/Account/LoginByViewCode': ({ body, deps }) => loginByViewCode(deps, body.Code),
})
