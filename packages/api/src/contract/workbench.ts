import * as z from 'zod/mini'
import { anyUser } from './access.ts'
import { budgetSummary } from './budget.ts'
import { id, money } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { orderSummary } from './order/records.ts'
import { priced } from './priced.ts'
import { todo } from './todo.ts'

/** The parts of the workbench. */
export const workbenchWidgets = ['Todos', 'Budgets', 'Spend', 'Categories', 'Orders'] as const

export type WorkbenchWidget = (typeof workbenchWidgets)[number]

/** How many months the line of the workbench has, the current one the last of them. */
export const spendMonths = 12

const count = z.int().check(z.nonnegative())

export const workbenchSpend = named(
  'WorkbenchSpend',
  'Purchases by month, within the data scope of the user: what was approved and is neither cancelled nor refused.',
  z.object({
    Months: field(
      z.array(z.object({
        Month: field(z.string().check(z.regex(/^\d{4}-\d{2}$/)), 'Month of the orders, `2026-03`.'),
        Amount: field(money, 'Sum of the orders of the month.'),
        OrderCount: field(count, 'How many there are.'),
        PreviousAmount: field(z.nullable(money), 'The same month of the year before; null when that month began before the first purchase.'),
      })),
      'Twelve months, the current one the last.',
    ),
    PreviousToDate: field(z.nullable(money), 'The current month of the year before, up to the same day and time; null as above.'),
  }),
)

export const workbenchCategories = named(
  'WorkbenchCategories',
  'What was bought in the same months, by category of the first level: goods without freight.',
  z.object({
    Items: field(
      z.array(z.object({
        CategoryId: field(z.nullable(id), 'The category; null for 其他, the sum of all smaller ones.'),
        Name: field(z.string(), 'Name, as shown.'),
        Amount: field(money, 'Sum of the goods.'),
      })),
      'At most six, the largest first and 其他 last.',
    ),
    Total: field(money, 'Sum of all.'),
  }),
)

export const workbench = named(
  'Workbench',
  'The requested parts of the workbench. A part is null for a user who may not see what it is made of.',
  z.object({
    Todos: field(z.optional(z.array(todo)), '待办, of the lists that the user may open.'),
    Budgets: field(z.optional(priced(z.array(budgetSummary))), 'The budgets in force of the user’s department, the first to end first.'),
    Spend: field(z.optional(priced(workbenchSpend)), 'Purchases by month.'),
    Categories: field(z.optional(priced(workbenchCategories)), 'Purchases by category.'),
    Orders: field(z.optional(z.nullable(z.array(orderSummary))), 'The latest five orders within the data scope of the user.'),
  }),
)

export const workbenchController = { Workbench: 'The workbench: what waits, what is left and what was bought.' } as const

export const workbenchCalls = defineCalls({
  'POST /api/Workbench/Index': {
    summary: 'Returns parts of the workbench.',
    description: 'A page that wants each part to load and fail by itself asks for one part in each call.',
    access: anyUser,
    scope: 'role',
    body: z.object({
      Widgets: field(z.optional(z.array(z.literal(workbenchWidgets)).check(z.minLength(1), z.maxLength(workbenchWidgets.length))), 'The parts; all of them without it.'),
    }),
    response: workbench,
  },
})

export type { Workbench, WorkbenchCategories, WorkbenchSpend } from '../resources/generated/shapes.ts'
