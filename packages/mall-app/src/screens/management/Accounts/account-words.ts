import type { AccountSummary } from '@mall/api/contract'
import { formatAmount } from '@mall/ui/ledger'

export const limitText = ({ SingleLimit }: Pick<AccountSummary, 'SingleLimit'>): string => (SingleLimit === null ? '不限' : formatAmount(SingleLimit))
