import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useMall, useSession } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { useListPage } from '../../../queries/use-list-page.ts'
import { departmentTree } from '../../../queries/department.ts'
import { roleList } from '../../../queries/role.ts'
import { accountsList } from './accounts-list.ts'
import { AccountsView } from './AccountsView.tsx'
import { useAccountTasks } from './use-account-tasks.ts'

const AccountDialogs = lazyInPage(async () => (await import('./AccountDialogs.tsx')).AccountDialogs)

/** `/userCenter/management/account` */
export const Accounts = () => {
  const { key } = useViewer()
  const state = useListPage(accountsList)
  const tasks = useAccountTasks()
  const companyId = useSession()?.Enterprise.EnterpriseId
  const mall = useMall()
  const { data } = useQuery(departmentTree(mall, key))
  const { data: roles } = useQuery(roleList(mall, key))
  // Accounts are those of one company, also for whoever sees the departments of several.
  const departments = useMemo(() => data?.filter(({ EnterpriseId }) => EnterpriseId === companyId), [data, companyId])
  return (
    <>
      <AccountsView state={state} departments={departments} roles={roles?.Items} onCreate={tasks.create} onImport={tasks.startImport} onTask={tasks.start} />
      <Suspense>{tasks.open === null ? null : <AccountDialogs tasks={tasks} departments={departments} />}</Suspense>
    </>
  )
}
