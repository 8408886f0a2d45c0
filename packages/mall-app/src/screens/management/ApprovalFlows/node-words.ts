import { approvalFlowLimits, approvalMode, approvalModeNames, type ApprovalFlowNode, type ApprovalMode } from '@mall/api/contract'

const modeWords: Readonly<Record<ApprovalMode, string>> = { [approvalMode.all]: '都同意', [approvalMode.any]: '任一人同意', [approvalMode.sequential]: '依次同意' }

/** How those who approve decide, as a sentence has it. */
export const modeText = (mode: ApprovalMode): string => modeWords[mode]

/** The same to choose from, with its name. */
export const modeOptions = Object.values(approvalMode).map((mode) => ({ value: String(mode), label: `${approvalModeNames[mode]}，${modeWords[mode]}` }))

/** Several may approve, so that it is asked how. */
export const choosesMode = ({ ApproverType }: ApprovalFlowNode): boolean => ApproverType === 'users' || ApproverType === 'role'

export const timeoutWords = { remind: '提醒', transfer: '转交上级', agree: '自动通过' } as const

/** A blank field has no time limit; NaN is none that can be. */
export const hoursOf = (typed: string): number | null => (typed.trim() === '' ? null : /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

const isHours = (hours: number | null): boolean => hours === null || (hours >= 1 && hours <= approvalFlowLimits.hours)

/** What is wrong with a time limit; undefined: nothing. */
export const hoursProblem = (hours: number | null): string | undefined => (isHours(hours) ? undefined : `超时请输入1到${approvalFlowLimits.hours}的整数`)

/** When nobody decides: 24 小时提醒. */
export const timeoutText = ({ TimeoutHours, TimeoutAction }: ApprovalFlowNode): string =>
  TimeoutHours === null || !isHours(TimeoutHours) ? '不限时' : `${TimeoutHours} 小时${timeoutWords[TimeoutAction]}`
