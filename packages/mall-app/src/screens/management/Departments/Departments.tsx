import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDepartmentTasks } from '../../../features/department/use-department-tasks.ts'
import { departmentTree } from '../../../queries/department.ts'
import { DepartmentsView } from './DepartmentsView.tsx'

const DepartmentDialogs = lazyInPage(async () => (await import('../../../features/department/DepartmentDialogs.tsx')).DepartmentDialogs)

const bones = <ScreenLoading kind="workshop" label="部门加载中" />

/** `/userCenter/management/department` */
export const Departments = () => {
  const { key } = useViewer()
  const [search, setSearch] = useSearchParams()
  const tasks = useDepartmentTasks()
  // People and budgets of others change: what is shown is asked for again.
  const tree = useQuery({ ...departmentTree(useMall(), key), staleTime: 0 })
  const choose = (DepartmentId: number) => setSearch({ DepartmentId: String(DepartmentId) }, { replace: true })
  return (
    <QueryState query={tree} skeleton={bones}>
      {(departments) => (
        <>
          <DepartmentsView
            departments={departments}
            chosen={departments.find(({ DepartmentId }) => String(DepartmentId) === search.get('DepartmentId')) ?? departments[0] ?? null}
            pending={tasks.pending}
            onChoose={choose}
            onTask={tasks.start}
            onMove={tasks.move}
          />
          <Suspense>
            <DepartmentDialogs tasks={tasks} departments={departments} onSaved={({ DepartmentId }) => choose(DepartmentId)} />
          </Suspense>
        </>
      )}
    </QueryState>
  )
}
