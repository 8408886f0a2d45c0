import { toFen, toYuan } from '@mall/api'
import type { OrderConfirmation } from '@mall/api/contract'
import { Ledger } from '@mall/ui/ledger'
import { formatYuan } from '@mall/ui/price'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import * as S from './BudgetOutlook.styles.ts'

type Level = OrderConfirmation['Budgets'][number]

interface BudgetOutlookProps {
  /** Of one department, without the order, the longest period first; their amounts are null where they are withheld. */
  readonly levels: readonly Level[]
  /** What the order costs. */
  readonly order: number | null
}

/** What the other levels have now, and after the order. */
const Levels = ({ levels, order }: { readonly levels: readonly Level[]; readonly order: number }) => (
  <div>
    <S.Heads aria-hidden="true">
      <span>其他各级</span>
      <span>本单后（元）</span>
    </S.Heads>
    <Ledger
      aria-label="其他各级预算本单后剩余"
      lines={levels.filter(({ Decides }) => !Decides).map(({ PeriodName, Remaining }) => {
        const left = Remaining === null ? null : toYuan(toFen(Remaining) - toFen(order))
        return {
          label: PeriodName,
          note: `可用 ${formatYuan(Remaining)}`,
          amount: left,
          tone: left !== null && left < 0 ? ('danger' as const) : undefined,
        }
      })}
    />
  </div>
)

/** The effect of an order on the budgets of its department: the level that decides as a bar, the others as a ledger; only names for users who see no prices. */
export const BudgetOutlook = ({ levels, order }: BudgetOutlookProps) => {
  const deciding = levels.find(({ Decides }) => Decides)
  if (deciding === undefined) return null
  const { Name, Total, Used, Frozen } = deciding
  if (Total === null || Used === null || Frozen === null || order === null) return <Text tone="secondary">{`预算：${levels.map((level) => level.Name).join('、')}`}</Text>
  return (
    <Stack gap={12}>
      <S.Bar name={levels.length > 1 ? `${Name}，以此为准` : Name} total={Total} used={Used} frozen={Frozen} order={order} />
      {levels.length > 1 ? <Levels levels={levels} order={order} /> : null}
    </Stack>
  )
}
