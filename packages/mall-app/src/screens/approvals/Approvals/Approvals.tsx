import { useListPage } from '../../../list/use-list-page.ts'
import { approvalsList } from './approvals-list.ts'
import { ApprovalsView } from './ApprovalsView.tsx'

/** `/userCenter/order/approval` */
export const Approvals = () => <ApprovalsView state={useListPage(approvalsList)} />
