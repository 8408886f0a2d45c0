import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { useChosenQuery } from '@mall/app-kit/list/use-chosen-query.ts'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useBudgetTasks } from '../../../features/budget/use-budget-tasks.ts'
import { departmentTree } from '../../../queries/department.ts'
import { budgetLedgerList } from './budget-ledger-list.ts'
import { BudgetLedgerView } from './BudgetLedgerView.tsx'

const BudgetDialogs = lazyInPage(async () => (await import('../../../features/budget/BudgetDialogs.tsx')).BudgetDialogs)

const bones = <ScreenLoading kind="ledger" label="预算流水加载中" />

/** `/userCenter/asset/budget/:id` */
export const BudgetLedger = () => {
  const { mall, notify } = useMallServices()
  const { key } = useViewer()
  const { id = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const BudgetId = Number(id)
  const shown = budgetLedgerList.parse(search)
  const { query, isLeaving, choose } = useChosenQuery(shown)
  const tasks = useBudgetTasks()
  // Orders of others are charged at any moment: what is shown is asked for again.
  const budget = useQuery({ ...callQuery(mall, 'POST /api/Budget/Detail', key, { BudgetId }), staleTime: 0 })
  const ledger = useQuery({
    ...callQuery(mall, 'POST /api/Budget/Ledger', key, { ...budgetLedgerList.request(shown), BudgetId }, { silent: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const exporting = useOnDemand(
    () => mall.budget.ledgerExport({ ...budgetLedgerList.body(query), BudgetId }),
    ({ name }) => notify(`已导出 ${name}`),
  )
  const DepartmentId = budget.data?.DepartmentId
  const siblings = useQuery({
    ...callQuery(mall, 'POST /api/Budget/List', key, { ...(DepartmentId === undefined ? {} : { DepartmentId }), PageIndex: 1, PageSize: 50 }, { silent: true }),
    enabled: DepartmentId !== undefined,
  })
  const { data: departments } = useQuery({ ...departmentTree(mall, key), enabled: tasks.open !== null })
  return (
    <QueryState query={budget} skeleton={bones} notFound={<PageUnknown subject="预算" />}>
      {(one) => (
        <>
          <BudgetLedgerView
            budget={one}
            siblings={siblings.data?.Items.filter((other) => other.DepartmentId === one.DepartmentId)}
            query={query}
            ledger={ledger.data}
            status={ledger.isError ? 'error' : ledger.isFetching || isLeaving ? 'loading' : 'ready'}
            pending={tasks.pending}
            onQuery={(next) => choose(next, () => setSearch(budgetLedgerList.format(next)))}
            exporting={exporting.pending}
            onExport={exporting.run}
            onRetry={() => void ledger.refetch()}
            onTask={(task) => tasks.start(task, one)}
          />
          <Suspense>
            <BudgetDialogs tasks={tasks} departments={departments} />
          </Suspense>
        </>
      )}
    </QueryState>
  )
}
