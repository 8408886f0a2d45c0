import type { OrderReport } from '@mall/api/contract'

const span = (BeginDate: string, EndDate: string, Amount: number, OrderCount: number, PurchaserCount: number) => ({
  BeginDate, EndDate, Amount, OrderCount, PurchaserCount, AverageAmount: Math.round((Amount * 100) / OrderCount) / 100,
})

/** The cards of a report in a story: twelve months, with what was before them. */
export const reportTotals: OrderReport['Totals'] = {
  Current: span('2025-04-01', '2026-03-18', 70_377.62, 51, 16),
  Previous: span('2024-04-01', '2025-03-31', 64_561.3, 48, 15),
  LastYear: span('2024-04-01', '2025-03-18', 61_204.88, 46, 15),
}
