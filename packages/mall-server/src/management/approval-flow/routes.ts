import { defineRoutes } from '../../platform/http/define-routes.ts'
import { disableFlow, discardDraft, publishFlow, saveFlow } from './manage.ts'
import { detailFlow, listFlows } from './records.ts'
import { findApprovers } from './references.ts'
import { replay } from './replay.ts'
import { simulate } from './simulate.ts'

export const approvalFlowRoutes = defineRoutes({
  'POST /api/ApprovalFlow/List': ({ body, caller, deps }) => listFlows(deps.db, caller, body),
  'POST /api/ApprovalFlow/Detail': ({ body, caller, deps }) => detailFlow(deps.db, caller, body.FlowId),
  'POST /api/ApprovalFlow/Approvers': ({ body, caller, deps }) => findApprovers(deps.db, caller, body.Keyword),
  'POST /api/ApprovalFlow/Save': (context) => saveFlow(context, context.body),
  'POST /api/ApprovalFlow/Publish': (context) => publishFlow(context, context.body),
  'POST /api/ApprovalFlow/Disable': (context) => disableFlow(context, context.body),
  'POST /api/ApprovalFlow/Discard': (context) => discardDraft(context, context.body),
  'POST /api/ApprovalFlow/Simulate': ({ body, caller, deps }) => simulate(deps.db, caller, body),
  'POST /api/ApprovalFlow/Replay': ({ body, caller, deps }) => replay(deps.db, caller, deps.clock(), body),
})
