import { workbenchWidgets, type Permission, type Workbench, type WorkbenchWidget } from '@mall/api/contract'
import { budgetsInForce } from '../../company/budget/list.ts'
import { defineRoutes, type Caller } from '../../platform/http/define-routes.ts'
import { newestOrders } from '../../trade/order-query/list.ts'
import { toDay } from '../../platform/time.ts'
import type { Deps } from '../../platform/deps.ts'
import { categoriesOf, spendOf } from './spend.ts'
import { todosOf } from './todos.ts'

const latestOrders = 5

/** Any of these permissions shows a part. 待办 ask for that of each list. */
const permissionsFor: Readonly<Record<Exclude<WorkbenchWidget, 'Todos'>, readonly Permission[]>> = {
  // Who orders sees the budget that an order is charged to.
  Budgets: ['budget.view', 'purchase'],
  Spend: ['order.view'],
  Categories: ['order.view'],
  Orders: ['order.view'],
}

const mayRead = ({ permissions }: Caller, widget: keyof typeof permissionsFor) => permissionsFor[widget].some((one) => permissions.has(one))

type Readers = { readonly [Widget in WorkbenchWidget]: (caller: Caller, deps: Pick<Deps, 'db' | 'clock'>) => Promise<Workbench[Widget]> }

const readers: Readers = {
  Todos: (caller, { db, clock }) => todosOf(db, caller, clock()),
  Budgets: (caller, { db, clock }) => budgetsInForce(db, caller, toDay(clock())),
  Spend: (caller, { db, clock }) => spendOf(db, caller, clock()),
  Categories: (caller, { db, clock }) => categoriesOf(db, caller, clock()),
  Orders: (caller, { db, clock }) => newestOrders(db, caller, latestOrders, clock()),
}

export const workbenchRoutes = defineRoutes({
  'POST /api/Workbench/Index': async ({ body, caller, deps }): Promise<Workbench> => {
    const widgets = new Set(body.Widgets ?? workbenchWidgets)
    const parts = await Promise.all(
      [...widgets].map(async (widget) => [widget, widget === 'Todos' || mayRead(caller, widget) ? await readers[widget](caller, deps) : null] as const),
    )
    return Object.fromEntries(parts)
  },
})
