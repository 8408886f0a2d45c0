import { accountStatus, type AccountAction, type AccountStatus, type AccountSummary } from '@mall/api/contract'
import { formatAmount } from '@mall/ui/ledger'
import type { StatusTone } from '@mall/ui/status-tag'

const tones: Readonly<Record<AccountStatus, StatusTone>> = {
  [accountStatus.inactive]: 'info',
  [accountStatus.normal]: 'success',
  [accountStatus.disabled]: 'neutral',
  [accountStatus.locked]: 'danger',
}

export const accountTone = (status: AccountStatus): StatusTone => tones[status]

/** What is begun with an account. */
export type AccountTask = AccountAction

export const taskLabels: readonly (readonly [AccountTask, string])[] = [
  ['Edit', '编辑'],
  ['Unlock', '解锁'],
  ['Enable', '启用'],
  ['ResetPwd', '重置密码'],
  ['ResetFactor', '关闭两步验证'],
  ['EndSessions', '强制下线'],
  ['Disable', '停用'],
]

export const rolesText = ({ Roles }: Pick<AccountSummary, 'Roles'>): string => Roles.map(({ Name }) => Name).join('、') || '—'

export const limitText = ({ SingleLimit }: Pick<AccountSummary, 'SingleLimit'>): string => (SingleLimit === null ? '不限' : formatAmount(SingleLimit))
