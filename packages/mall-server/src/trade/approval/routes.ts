import { defineRoutes } from '../../platform/http/define-routes.ts'
import { findCandidates } from './candidates.ts'
import { decideApproval, handleBatch, withdrawApproval } from './decide.ts'
import { approvalDetailOf } from './detail.ts'
import { editLines } from './edit-lines.ts'
import { addSigner, transferApproval } from './reassign.ts'
import { listApprovals } from './list.ts'

export const approvalRoutes = defineRoutes({
  'POST /api/Approval/List': ({ body, caller, deps }) => listApprovals(deps.db, caller, body),
  'POST /api/Approval/Detail': ({ body, caller, deps }) => approvalDetailOf(deps.db, caller, body.ApprovalNo),
  'POST /api/Approval/Agree': (context) => decideApproval(context, 'Agree', context.body),
  'POST /api/Approval/Reject': (context) => decideApproval(context, 'Reject', context.body),
  'POST /api/Approval/Return': (context) => decideApproval(context, 'Return', context.body),
  'POST /api/Approval/Candidates': (context) => findCandidates(context, context.body),
  'POST /api/Approval/Transfer': (context) => transferApproval(context, context.body),
  'POST /api/Approval/AddSign': (context) => addSigner(context, context.body),
  'POST /api/Approval/Withdraw': (context) => withdrawApproval(context, context.body),
  'POST /api/Approval/EditLines': (context) => editLines(context, context.body),
  'POST /api/Approval/BatchHandle': (context) => handleBatch(context, context.body),
})
