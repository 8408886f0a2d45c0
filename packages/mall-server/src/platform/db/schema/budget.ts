import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { BudgetControl, BudgetPeriod, LedgerKind } from '@mall/api/contract'
import { fen, identity, instant } from '../columns.ts'
import { orders } from './order.ts'
import { department, enterprise } from './organisation.ts'

/** 可用 = total + adjusted − used − frozen (screens §5); every change of it is a row of `budget_ledger`. */
export const budget = pgTable(
  'budget',
  {
    id: identity(),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    departmentId: integer('department_id').notNull().references(() => department.id),
    name: text().notNull(),
    period: text().$type<BudgetPeriod>().notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    totalFen: fen('total_fen').notNull(),
    adjustedFen: fen('adjusted_fen').notNull(),
    usedFen: fen('used_fen').notNull(),
    frozenFen: fen('frozen_fen').notNull(),
    control: text().$type<BudgetControl>().notNull(),
    enabled: boolean().notNull(),
    /** Rises with every edit; not with orders that are charged. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('budget_enterprise').on(table.enterpriseId, table.endsOn),
    index('budget_department').on(table.departmentId, table.startsOn),
    check('budget_parts', sql`${table.usedFen} >= 0 and ${table.frozenFen} >= 0 and ${table.totalFen} >= 0`),
  ],
)

/** Every change of a budget's 可用, in the order of its ids. */
export const budgetLedger = pgTable(
  'budget_ledger',
  {
    id: identity(),
    budgetId: integer('budget_id').notNull().references(() => budget.id),
    /** Null: not caused by an order. */
    orderId: integer('order_id'),
    kind: text().$type<LedgerKind>().notNull(),
    /** Signed change of 可用; their sum is the balance. */
    amountFen: fen('amount_fen').notNull(),
    balanceFen: fen('balance_fen').notNull(),
    operator: text().notNull(),
    /** Why somebody adjusted it; empty for orders. */
    reason: text().notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // In the order of a page, with all that the sums above it add up: they read nothing but the index.
    index('budget_ledger_budget').on(table.budgetId, table.id, table.amountFen, table.kind, table.createdAt),
    index('budget_ledger_order').on(table.orderId),
  ],
)

/**
 * What an order holds of each budget whose period has the day of its submission: the levels of its department's account. The three parts are
 * what the order costs, so that each level moves by the same amounts. Whoever changes them has locked the order, then the budgets by their ids.
 */
export const budgetHold = pgTable(
  'budget_hold',
  {
    orderId: integer('order_id').notNull().references(() => orders.id),
    budgetId: integer('budget_id').notNull().references(() => budget.id),
    frozenFen: fen('frozen_fen').notNull(),
    usedFen: fen('used_fen').notNull(),
    /** What went back to the budget. */
    returnedFen: fen('returned_fen').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.budgetId] }),
    index('budget_hold_budget').on(table.budgetId),
    check('budget_hold_parts', sql`${table.usedFen} >= 0 and ${table.frozenFen} >= 0 and ${table.returnedFen} >= 0`),
  ],
)
