import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSeller } from '../../../queries/seller.ts'
import { useStaff } from '../../../queries/viewer.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { staffList } from './staff-list.ts'
import { StaffView } from './StaffView.tsx'
import { useStaffTasks } from './use-staff-tasks.ts'

const StaffDialogs = lazyInPage(async () => (await import('./StaffDialogs.tsx')).StaffDialogs)

/** To choose from: the page is longer than the roles can be. */
const allRoles = { PageIndex: 1, PageSize: 1000 } as const

/** `/seller/staff` */
export const Staff = () => {
  const seller = useSeller()
  const { key } = useViewer()
  const state = useListPage(staffList)
  const tasks = useStaffTasks()
  const { data: viewer } = useStaff()
  const { data: roles } = useQuery(callQuery(seller, 'POST /api/SellerRole/List', key, allRoles, { silent: false }))
  const client = useQueryClient()
  const loadColleagues = () => client.fetchQuery(callQuery(seller, 'POST /api/SellerCustomer/Managers', key, {}))
  return (
    <>
      <StaffView state={state} roles={roles?.Items} readsLog={viewer?.Permissions.includes('audit.view') ?? false} onCreate={tasks.create} onTask={tasks.start} />
      <Suspense>{tasks.open === null ? null : <StaffDialogs tasks={tasks} roles={roles?.Items} loadColleagues={loadColleagues} />}</Suspense>
    </>
  )
}
