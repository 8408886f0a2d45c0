import { accountLifecycle, accountStatus, statusName, type AccountAction, type AccountStatus } from '@mall/api/contract'
import type { StatusTone } from '@mall/ui/status-tag'

const tones: Readonly<Record<AccountStatus, StatusTone>> = {
  [accountStatus.inactive]: 'info',
  [accountStatus.normal]: 'success',
  [accountStatus.disabled]: 'neutral',
  [accountStatus.locked]: 'danger',
}

export const accountTone = (status: AccountStatus): StatusTone => tones[status]

/** What the buttons of an account say, in their order; 停用 stands last. */
export const accountActionLabels: readonly (readonly [AccountAction, string])[] = [
  ['Edit', '编辑'],
  ['Unlock', '解锁'],
  ['Enable', '启用'],
  ['ResetPwd', '重置密码'],
  ['ResetFactor', '关闭两步验证'],
  ['EndSessions', '强制下线'],
  ['Disable', '停用'],
]

/** 采购员、审批人 */
export const rolesText = ({ Roles }: { readonly Roles: readonly { readonly Name: string }[] }): string => Roles.map(({ Name }) => Name).join('、') || '—'

/** 2 个等待首次登录，1 个被锁定; else how many are in use. */
export const accountsFact = (counts: readonly { readonly Status: AccountStatus; readonly Count: number }[]): string => {
  const countOf = (status: AccountStatus) => counts.find(({ Status }) => Status === status)?.Count ?? 0
  const [inactive, locked] = [countOf(accountStatus.inactive), countOf(accountStatus.locked)]
  const waiting = [...(inactive > 0 ? [`${inactive} 个等待首次登录`] : []), ...(locked > 0 ? [`${locked} 个被锁定`] : [])]
  return waiting.join('，') || `${countOf(accountStatus.normal)} 个账号正常使用`
}

const tabOrder: readonly AccountStatus[] = [accountStatus.normal, accountStatus.inactive, accountStatus.locked, accountStatus.disabled]

/** The tabs of a list of accounts, in their order. */
export const accountTabs = tabOrder.map((status) => ({ value: status, label: statusName(accountLifecycle, status) }))
