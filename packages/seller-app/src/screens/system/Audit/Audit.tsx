import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useSeller } from '../../../queries/seller.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { auditLogList } from './audit-list.ts'
import { AuditView } from './AuditView.tsx'

/** `/seller/audit` */
export const Audit = () => {
  const seller = useSeller()
  const { key } = useViewer()
  const state = useListPage(auditLogList)
  const StaffId = state.query.filters.Staff ?? 0
  const { data: staff } = useQuery({ ...callQuery(seller, 'POST /api/SellerStaff/Detail', key, { StaffId }, { silent: true }), enabled: StaffId > 0 })
  return <AuditView state={state} staff={staff ?? null} />
}
