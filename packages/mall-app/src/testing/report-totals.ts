import type { OrderReport } from '@mall/api/contract'

interface Bought {
  readonly Amount: number
  readonly OrderCount: number
  readonly PurchaserCount: number
}

const span = (BeginDate: string, EndDate: string, { Amount, OrderCount, PurchaserCount }: Bought, part: number) => {
  const [yuan, orders] = [Math.round(Amount * part * 100) / 100, Math.round(OrderCount * part)]
  return { BeginDate, EndDate, Amount: yuan, OrderCount: orders, PurchaserCount: Math.ceil(PurchaserCount * part), AverageAmount: orders === 0 ? null : Math.round((yuan * 100) / orders) / 100 }
}

/** The cards of a report in a story, of what its rows add up to: twelve months, with a little less before them. */
export const reportTotals = (bought: Bought): OrderReport['Totals'] => ({
  Current: span('2025-04-01', '2026-03-18', bought, 1),
  Previous: span('2024-04-01', '2025-03-31', bought, 0.92),
  LastYear: span('2024-04-01', '2025-03-18', bought, 0.87),
})

/** The sum of one column, to the cent. */
export const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => number): number => Math.round(rows.reduce((sum, row) => sum + value(row), 0) * 100) / 100

/** The part of a whole, as a report has it. */
export const shareOf = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 10_000
