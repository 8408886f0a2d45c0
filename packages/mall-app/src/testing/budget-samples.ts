import type { BudgetDetail, BudgetEntry, BudgetLedger } from '@mall/api/contract'

/** What happened to a budget, from its beginning on; the first entry sets it up. */
export type Happened = Omit<BudgetEntry, 'EntryId' | 'Balance'>

const cents = (yuan: number): number => Math.round(yuan * 100) / 100
const sum = (amounts: readonly number[]): number => cents(amounts.reduce((whole, amount) => whole + amount, 0))

/** The entries of a budget with the balance after each, the latest first. */
export const entriesOf = (happened: readonly Happened[]): BudgetEntry[] =>
  happened.map((one, at) => ({ ...one, EntryId: at + 1, Balance: sum(happened.slice(0, at + 1).map(({ Amount }) => Amount)) })).toReversed()

/** What goes into a budget and out of it. */
export const turnoverOf = (happened: readonly Happened[]): Pick<BudgetLedger, 'Increase' | 'Decrease'> => ({
  Increase: sum(happened.map(({ Amount }) => Math.max(0, Amount))),
  Decrease: sum(happened.map(({ Amount }) => Math.max(0, -Amount))),
})

/** The sums of a budget that its entries make. */
export const budgetOf = (happened: readonly Happened[]): Pick<BudgetDetail, 'Total' | 'Adjusted' | 'Used' | 'Frozen' | 'Available' | 'UsageRate'> => {
  const [Total = 0] = happened.map(({ Amount }) => Amount)
  const of = (kind: BudgetEntry['Kind']): number => sum(happened.slice(1).flatMap(({ Kind, Amount }) => (Kind === kind ? [Amount] : [])))
  const [Adjusted, Used, Frozen] = [of('adjust'), 0 - of('use'), 0 - of('freeze')]
  return { Total, Adjusted, Used, Frozen, Available: sum([Total, Adjusted, -Used, -Frozen]), UsageRate: Math.floor(((Used + Frozen) * 100) / (Total + Adjusted)) }
}

const by = { OrderNo: null, Operator: '财务专员' }

/** Opened, lowered, used, and frozen for an order that waits. */
export const happened = [
  { ...by, Time: '2026-01-01T09:00:00+08:00', Kind: 'adjust', KindName: '调整', Amount: 25_000, Reason: '预算设立' },
  { ...by, Time: '2026-02-03T10:30:00+08:00', Kind: 'adjust', KindName: '调整', Amount: -4_100, Reason: '会议改为线上' },
  { ...by, Time: '2026-03-12T16:05:00+08:00', Kind: 'use', KindName: '扣减', Amount: -1_152.3, OrderNo: 'D2026031200000133', Operator: '行政采购员', Reason: '' },
  { ...by, Time: '2026-03-18T09:20:00+08:00', Kind: 'freeze', KindName: '冻结', Amount: -19_031.75, OrderNo: 'D2026031800000210', Operator: '行政采购员', Reason: '' },
] as const satisfies readonly Happened[]
