import type { OrderConfirmation } from '@mall/api/contract'
import { groupBy } from '../../platform/group-by.ts'
import { toYuan } from '../../platform/money.ts'
import { availableFen, budgetResultOf, decidingLevel, levelName } from './rules.ts'
import type { Budget } from './store.ts'

type BudgetState = OrderConfirmation['Budgets'][number]

const toWire = (level: Budget, amountFen: number, decides: boolean): BudgetState => ({
  BudgetId: level.id,
  Name: level.name,
  DepartmentId: level.departmentId,
  Period: level.period,
  PeriodName: levelName(level),
  Total: toYuan(level.totalFen + level.adjustedFen),
  Used: toYuan(level.usedFen),
  Frozen: toYuan(level.frozenFen),
  Remaining: toYuan(availableFen(level)),
  Control: level.control,
  Result: budgetResultOf(level, amountFen),
  Decides: decides,
})

/** Levels of accounts as they are sent, with what an order of this amount would make of each; in the order in which they are given. */
export const levelsToWire = (levels: readonly Budget[], amountFen: number): BudgetState[] =>
  [...groupBy(levels, ({ departmentId }) => departmentId).values()].flatMap((account) => {
    const deciding = decidingLevel(account, amountFen)
    return account.map((level) => toWire(level, amountFen, level === deciding))
  })
