import type { StatementTerms } from '@mall/api/seller/contract'

/** A part of what is used of a credit. */
export interface CreditPart {
  readonly part: 'overdue' | 'due' | 'open' | 'ordered'
  readonly label: string
  /** Yuan. */
  readonly amount: number
}

const fen = (yuan: number): number => Math.round(yuan * 100)

/** 逾期 where something is and 未到期, together what is owed; 未出账, what is in no statement yet, where something is; and 在途: in the order of the ruler. */
export const creditParts = ({ UnpaidAmount, OverdueAmount, OpenAmount, OrderedAmount }: StatementTerms): readonly CreditPart[] => [
  ...(OverdueAmount > 0 ? [{ part: 'overdue', label: '逾期', amount: OverdueAmount } as const] : []),
  { part: 'due', label: '未到期', amount: (fen(UnpaidAmount) - fen(OverdueAmount)) / 100 },
  ...(OpenAmount === 0 ? [] : [{ part: 'open', label: '未出账', amount: OpenAmount } as const]),
  { part: 'ordered', label: '在途', amount: OrderedAmount },
]

/** How much of the ruler each part takes, and where the credit ends on it, in percent. */
export const creditShares = (parts: readonly CreditPart[], limit: number): { readonly shares: readonly number[]; readonly limit: number } => {
  const used = parts.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
  const whole = Math.max(limit, used)
  const shareOf = (amount: number): number => (whole === 0 ? 0 : (Math.max(0, amount) / whole) * 100)
  return { shares: parts.map(({ amount }) => shareOf(amount)), limit: shareOf(limit) }
}

/** 20万, 1.5万, 8,000: what a tick is worth. */
export const tickText = (yuan: number): string => (yuan >= 10_000 ? `${Number((yuan / 10_000).toFixed(1)).toLocaleString('zh-CN')} 万` : Math.round(yuan).toLocaleString('zh-CN'))
