import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBudgetTasks } from '../../../features/budget/use-budget-tasks.ts'
import { href } from '../../../site/routes.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { useCredit } from '../../../queries/use-credit.ts'
import { departmentTree } from '../../../queries/department.ts'
import { budgetsList } from './budgets-list.ts'
import { BudgetsView } from './BudgetsView.tsx'

const BudgetDialogs = lazyInPage(async () => (await import('../../../features/budget/BudgetDialogs.tsx')).BudgetDialogs)

/** Of the ledger of the one that is looked at; its page has all of it. */
const latest = { PageIndex: 1, PageSize: 10 } as const

/** `/userCenter/asset/budget` */
export const Budgets = () => {
  const { key } = useViewer()
  const navigate = useNavigate()
  const state = useListPage(budgetsList)
  const tasks = useBudgetTasks()
  const mall = useMall()
  const BudgetId = Number(state.query.peek)
  // Orders of others are charged at any moment: what is shown is asked for again.
  const entries = useQuery({ ...callQuery(mall, 'POST /api/Budget/Ledger', key, { BudgetId, ...latest }, { silent: true }), staleTime: 0, enabled: BudgetId > 0 })
  const { data: departments } = useQuery(departmentTree(mall, key))
  const credit = useCredit()
  return (
    <>
      <BudgetsView
        state={state}
        departments={departments}
        credit={credit}
        entries={entries.isError ? null : entries.data}
        onEntriesRetry={() => void entries.refetch()}
        pending={tasks.pending}
        onCreate={tasks.create}
        onTask={tasks.start}
        onOpen={({ BudgetId }) => void navigate(href('budgetLedger', {}, { id: String(BudgetId) }))}
      />
      <Suspense>
        <BudgetDialogs tasks={tasks} departments={departments} />
      </Suspense>
    </>
  )
}
