import { BudgetBar } from '@mall/ui/budget-bar'
import { Text } from '@mall/ui/text'

interface BudgetOutlookProps {
  /** Yuan; null where the amounts are withheld. */
  readonly budget: { readonly Name: string; readonly Total: number | null; readonly Used: number | null; readonly Frozen: number | null }
  /** What the order costs. */
  readonly order: number | null
}

/** The effect of an order on its budget; only the name of the result for users who see no prices. */
export const BudgetOutlook = ({ budget: { Name, Total, Used, Frozen }, order }: BudgetOutlookProps) =>
  Total === null || Used === null || Frozen === null || order === null ? <Text tone="secondary">{`预算：${Name}`}</Text> : <BudgetBar name={Name} total={Total} used={Used} frozen={Frozen} order={order} />
