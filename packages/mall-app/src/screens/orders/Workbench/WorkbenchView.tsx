import type { BudgetSummary, OrderSummary, Todo, WorkbenchCategories, WorkbenchSpend } from '@mall/api/contract'
import type { QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { greeting, todayText } from '@mall/app-kit/words/greeting.ts'
import { FactTint, PageHeader } from '@mall/ui/page-header'
import { Sheet } from '@mall/ui/sheet'
import { BudgetSection } from './BudgetSection.tsx'
import { CategoryChart, SpendChart } from './Charts.tsx'
import { LatestOrders } from './LatestOrders.tsx'
import { pressingCount } from './todo-words.ts'
import { TodoSection } from './TodoSection.tsx'
import * as S from './Workbench.styles.ts'

export interface WorkbenchViewProps {
  readonly nickname: string
  /** To the minute. */
  readonly now: number
  /** Each part by itself; null where the viewer may not see what it is made of. */
  readonly todos: QueryLike<readonly Todo[] | null>
  readonly budgets: QueryLike<readonly BudgetSummary[] | null>
  readonly spend: QueryLike<WorkbenchSpend | null>
  readonly categories: QueryLike<WorkbenchCategories | null>
  readonly orders: QueryLike<readonly OrderSummary[] | null>
  readonly mayPurchase: boolean
}

/** How many things wait, those first that press. */
const factOf = (todos: readonly Todo[], now: number) => {
  const pressing = pressingCount(todos, now)
  const waiting = todos.filter(({ Count }) => Count > 0).length
  if (pressing > 0) {
    return (
      <>
        今天有 <FactTint tone="warning">{pressing} 件</FactTint> 事要抓紧
      </>
    )
  }
  return waiting > 0 ? `有 ${waiting} 件事等你处理` : '没有待办'
}

/** 我的工作台: what waits, what is left, what was bought. Each part loads and fails by itself. */
export const WorkbenchView = ({ nickname, now, todos, budgets, spend, categories, orders, mayPurchase }: WorkbenchViewProps) => (
  <Sheet data-density="default">
    <PageHeader
      name={`我的工作台，${todayText(now)}`}
      fact={
        <>
          {`${greeting(now)}，${nickname}`}
          {todos.data ? <>。{factOf(todos.data, now)}</> : null}
        </>
      }
    />
    <S.Columns>
      <TodoSection query={todos} now={now} />
      {budgets.data === null ? null : <BudgetSection query={budgets} now={now} />}
    </S.Columns>
    {spend.data === null ? null : (
      <S.Columns>
        <SpendChart query={spend} />
        {categories.data === null ? null : <CategoryChart query={categories} />}
      </S.Columns>
    )}
    {orders.data === null ? null : <LatestOrders query={orders} now={now} mayPurchase={mayPurchase} />}
  </Sheet>
)
