import { defineRoutes } from '../../platform/http/define-routes.ts'
import { findMember, listStaff } from './list.ts'
import { endStaffSessions, handOver, moveStaff, resetStaffFactor, resetStaffPassword, saveStaff } from './manage.ts'

export const sellerStaffRoutes = defineRoutes({
  'POST /api/SellerStaff/List': ({ body, caller, deps }) => listStaff(deps.db, caller, body, deps.clock()),
  'POST /api/SellerStaff/Detail': async ({ body, caller, deps }) => (await findMember(deps.db, caller, body.StaffId, deps.clock())).summary,
  'POST /api/SellerStaff/Save': (context) => saveStaff(context, context.body),
  'POST /api/SellerStaff/Enable': (context) => moveStaff(context, context.body),
  'POST /api/SellerStaff/HandOver': (context) => handOver(context, context.body),
  'POST /api/SellerStaff/ResetPwd': (context) => resetStaffPassword(context, context.body),
  'POST /api/SellerStaff/EndSessions': (context) => endStaffSessions(context, context.body),
  'POST /api/SellerStaff/SecondFactorReset': (context) => resetStaffFactor(context, context.body),
})
