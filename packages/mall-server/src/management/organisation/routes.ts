import { defineRoutes } from '../../platform/http/define-routes.ts'
import { toDay } from '../../platform/time.ts'
import { departmentTree } from './departments.ts'
import { deleteDepartment, moveDepartment, saveDepartment } from './manage-departments.ts'
import { groupInfo, saveGroup } from './group.ts'
import { findManagers } from './managers.ts'

export const organisationRoutes = defineRoutes({
  'POST /api/Department/Tree': ({ caller, deps }) => departmentTree(deps.db, caller, toDay(deps.clock())),
  'POST /api/Department/Save': (context) => saveDepartment(context, context.body),
  'POST /api/Department/Move': (context) => moveDepartment(context, context.body),
  'POST /api/Department/Delete': (context) => deleteDepartment(context, context.body),
  'POST /api/Department/Candidates': ({ body, caller, deps }) => findManagers(deps.db, caller, body),
  'POST /api/Group/Info': ({ caller, deps }) => groupInfo(deps.db, caller),
  'POST /api/Group/Save': (context) => saveGroup(context, context.body),
})
