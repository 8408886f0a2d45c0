import type { StaffAction, StaffMember } from '@mall/api/seller/contract'
import { accountActionLabels } from '@mall/app-kit/access/account-words.ts'
import type { StatusTone } from '@mall/ui/status-tag'

export const factorNames: Readonly<Record<StaffMember['SecondFactor'], string>> = { on: '已开启', due: '须开启', off: '未开启' }

export const factorTone: Readonly<Record<StaffMember['SecondFactor'], StatusTone>> = { on: 'success', due: 'warning', off: 'neutral' }

/** What the buttons say, in their order: as of any account, with 移交客户 before the last one. */
export const staffActionLabels: readonly (readonly [StaffAction, string])[] = accountActionLabels.flatMap<readonly [StaffAction, string]>((label) =>
  label[0] === 'Disable' ? [['HandOver', '移交客户'], label] : [label],
)
