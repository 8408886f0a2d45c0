import type { AccountSummary } from '@mall/api/contract'
import { formatAmount } from '@mall/ui/ledger'
import { formatYuan } from '@mall/ui/price'

/** In a column whose head says yuan. */
export const limitText = ({ SingleLimit }: Pick<AccountSummary, 'SingleLimit'>): string => (SingleLimit === null ? '不限' : formatAmount(SingleLimit))

/** Where nothing else says what it is counted in. */
export const limitInYuan = ({ SingleLimit }: Pick<AccountSummary, 'SingleLimit'>): string => (SingleLimit === null ? '不限' : formatYuan(SingleLimit))
