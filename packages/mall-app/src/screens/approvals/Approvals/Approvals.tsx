import { useDraftKey } from '@mall/app-kit/forms/use-form-draft.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { draftName } from '../../../features/approval/decision-draft.ts'
import { LazyApprovalDialogs } from '../../../features/approval/LazyApprovalDialogs.tsx'
import { useApprovalTasks } from '../../../features/approval/use-approval-tasks.ts'
import { departmentTree } from '../../../queries/department.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { approvalHref } from '../approval-href.ts'
import { approvalsList } from '../approvals-list.ts'
import { ApprovalsView } from './ApprovalsView.tsx'

/** `/userCenter/order/approval` */
export const Approvals = () => {
  const mall = useMall()
  const { key } = useViewer()
  const navigate = useNavigate()
  const state = useListPage(approvalsList)
  const { peek: ApprovalNo } = state.query
  // An approval changes by other people's work, so it is always read again.
  const peeked = useQuery({ ...callQuery(mall, 'POST /api/Approval/Detail', key, { ApprovalNo }), staleTime: 0, enabled: ApprovalNo !== '' })
  const { data: departments } = useQuery(departmentTree(mall, key))
  const draftKey = useDraftKey(draftName(ApprovalNo))
  const tasks = useApprovalTasks()
  const { pending, start, decide, editLines } = tasks
  return (
    <>
      <ApprovalsView
        state={state}
        departments={departments}
        peeked={peeked.isError ? null : peeked.data}
        draftKey={draftKey}
        pending={pending}
        onPeekRetry={() => void peeked.refetch()}
        onTask={start}
        onDecide={(approval, task, comment, edits, onDone) => decide(task, approval, comment, { edits, onDone })}
        onEdit={editLines}
        onOpen={({ ApprovalNo: id }) => void navigate(approvalHref(id, state.query))}
      />
      <LazyApprovalDialogs tasks={tasks} />
    </>
  )
}
