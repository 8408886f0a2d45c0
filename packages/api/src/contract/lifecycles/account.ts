import type { Lifecycle } from './define.ts'

/** Statuses of an account. */
export const accountStatus = { inactive: 1, normal: 2, disabled: 3, locked: 4 } as const

export type AccountStatus = (typeof accountStatus)[keyof typeof accountStatus]

export type AccountTransitionAction = 'Activate' | 'Lock' | 'Unlock' | 'AutoUnlock' | 'Disable' | 'Enable' | 'ResetPwd'

export const accountLifecycle: Lifecycle<AccountStatus, AccountTransitionAction> = {
  states: [
    { status: accountStatus.inactive, name: '未激活' },
    { status: accountStatus.normal, name: '正常' },
    { status: accountStatus.disabled, name: '停用' },
    { status: accountStatus.locked, name: '锁定' },
  ],
  transitions: [
    { from: [accountStatus.inactive], to: accountStatus.normal, action: 'Activate', who: ['owner'] },
    { from: [accountStatus.normal], to: accountStatus.locked, action: 'Lock', who: ['system'] },
    { from: [accountStatus.locked], to: accountStatus.normal, action: 'Unlock', who: ['manager'] },
    { from: [accountStatus.locked], to: accountStatus.normal, action: 'AutoUnlock', who: ['system'] },
    { from: [accountStatus.inactive, accountStatus.normal, accountStatus.locked], to: accountStatus.disabled, action: 'Disable', who: ['manager'] },
    // A user who has not chosen a password yet is 未激活 again.
    { from: [accountStatus.disabled], to: accountStatus.normal, action: 'Enable', who: ['manager'] },
    { from: [accountStatus.normal, accountStatus.locked], to: accountStatus.inactive, action: 'ResetPwd', who: ['manager'] },
  ],
}

/**
 * Everything that `AllowActions` of an account can hold. `Edit`, `EndSessions` and `ResetFactor` leave the status as it is, and so does `ResetPwd` of one that is 未激活.
 */
export const accountActions = ['Edit', 'Unlock', 'Enable', 'ResetPwd', 'ResetFactor', 'EndSessions', 'Disable'] as const

export type AccountAction = (typeof accountActions)[number]
