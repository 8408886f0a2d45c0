import { useNavigate } from 'react-router-dom'
import { LazyApprovalDialogs } from '../../../features/approval/LazyApprovalDialogs.tsx'
import { useApprovalTasks } from '../../../features/approval/use-approval-tasks.ts'
import { href } from '../../../site/routes.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { approvalsList } from './approvals-list.ts'
import { ApprovalsView } from './ApprovalsView.tsx'

/** `/userCenter/order/approval` */
export const Approvals = () => {
  const navigate = useNavigate()
  const tasks = useApprovalTasks()
  const { pending, start } = tasks
  return (
    <>
      <ApprovalsView
        state={useListPage(approvalsList)}
        pending={pending}
        onTask={start}
        onOpen={({ ApprovalNo }) => void navigate(href('approval', {}, { id: ApprovalNo }))}
      />
      <LazyApprovalDialogs tasks={tasks} />
    </>
  )
}
