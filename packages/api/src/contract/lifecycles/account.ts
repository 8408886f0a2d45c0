import type { Lifecycle } from './define.ts'

/** Statuses of an account. */
export const accountStatus = { inactive: 1, normal: 2, disabled: 3, locked: 4 } as const

export type AccountStatus = (typeof accountStatus)[keyof typeof accountStatus]

export type AccountTransitionAction = 'Activate' | 'Lock' | 'Unlock' | 'AutoUnlock' | 'Disable' | 'Enable' | 'ResetPwd'

export const accountLifecycle: Lifecycle<AccountStatus, AccountTransitionAction> = {
  states: [
    { status: 1, name: '未激活' },
    { status: 2, name: '正常' },
    { status: 3, name: '停用' },
    { status: 4, name: '锁定' },
  ],
  transitions: [
    { from: [1], to: 2, action: 'Activate', who: ['owner'] },
    { from: [2], to: 4, action: 'Lock', who: ['system'] },
    { from: [4], to: 2, action: 'Unlock', who: ['manager'] },
    { from: [4], to: 2, action: 'AutoUnlock', who: ['system'] },
    { from: [1, 2, 4], to: 3, action: 'Disable', who: ['manager'] },
    // Who never chose a password of their own is 未激活 again.
    { from: [3], to: 2, action: 'Enable', who: ['manager'] },
    { from: [2, 4], to: 1, action: 'ResetPwd', who: ['manager'] },
  ],
}

/**
 * Everything that `AllowActions` of an account can hold. `Edit` and `EndSessions` leave the status as it is, and so does `ResetPwd` of one that is 未激活.
 */
export const accountActions = ['Edit', 'Unlock', 'Enable', 'ResetPwd', 'EndSessions', 'Disable'] as const

export type AccountAction = (typeof accountActions)[number]
