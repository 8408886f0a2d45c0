import { approvalMode, approvalWaitDays, type ApprovalFlowContent, type ApprovalFlowNode, type ApprovalFlowRule, type ApprovalReplay, type CallInput, type Category1, type DepartmentNode, type FlowProblem } from '@mall/api/contract'
import type { ComboboxOption } from '@mall/ui/combobox'
import type { Control } from 'react-hook-form'

export type FlowInput = CallInput<'POST /api/ApprovalFlow/Save'>
export type FlowControl = Control<FlowInput, unknown, FlowInput>

/** A node as it begins: by the manager, who may change lines and is reminded after a day. */
export const newNode = (name: string): ApprovalFlowNode => ({
  Name: name, ApproverType: 'departmentManager', UserIds: [], RoleId: null, Levels: 2, Mode: approvalMode.any, TimeoutHours: 24, TimeoutAction: 'remind', AllowEditLines: true,
})

export const newRule = (): ApprovalFlowRule => ({
  AmountFrom: null, AmountTo: null, OverSingleLimit: false, OverBudget: true, NonAgreedFrom: null, CategoryIds: [], Nodes: [newNode('部门负责人审批')],
})

/** Something was typed as an amount that is none. */
export const hasNoAmount = ({ AmountFrom, AmountTo, NonAgreedFrom }: ApprovalFlowRule): boolean => [AmountFrom, AmountTo, NonAgreedFrom].some((amount) => Number.isNaN(amount))

export const newContent = (): ApprovalFlowContent => ({ Name: '', DepartmentIds: [], Rules: [newRule()], WaitDays: approvalWaitDays })

/** The same text for the same content: whatever the order of its fields, and without the blanks that are cut when it is saved. */
export const textOf = (content: ApprovalFlowContent): string =>
  JSON.stringify(content, (_, value: unknown) => {
    if (typeof value === 'string') return value.trim()
    const isFields = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isFields ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other))) : value
  })

/** What stands beside a field; undefined: nothing is wrong with it. */
export const problemAt = (problems: readonly FlowProblem[], path: string): string | undefined => problems.find(({ Path }) => Path === path)?.Text

/** All categories of all levels, each with the way to it. */
export const categoryOptions = (tree: readonly Category1[]): ComboboxOption<number>[] =>
  tree.flatMap((first) => [
    { value: first.CategoryId, label: first.Name },
    ...first.Category2List.flatMap((second) => [
      { value: second.CategoryId, label: second.Name, note: first.Name },
      ...second.Category3List.map((third) => ({ value: third.CategoryId, label: third.Name, note: `${first.Name} / ${second.Name}` })),
    ]),
  ])

/** Departments, each with the one above it: several may have one name. */
export const departmentOptions = (departments: readonly DepartmentNode[]): ComboboxOption<number>[] => {
  const names = new Map(departments.map(({ DepartmentId, Name }) => [DepartmentId, Name]))
  return departments.map(({ DepartmentId, ParentId, Name }) => {
    const above = ParentId === null ? undefined : names.get(ParentId)
    return { value: DepartmentId, label: Name, ...(above === undefined ? {} : { note: above }) }
  })
}

/** At most this many are offered at a time: a part of the name finds the others. */
const offered = 20

/** Those whose name has the text. */
export const searched = <Value extends string | number>(options: readonly ComboboxOption<Value>[], text: string): ComboboxOption<Value>[] =>
  options.filter(({ label }) => label.includes(text.trim())).slice(0, offered)

/** The chosen ids with their names; `…` for what is not known yet. */
export const chosenOptions = (ids: readonly number[], nameOf: (id: number) => string | undefined): ComboboxOption<number>[] =>
  ids.map((id) => ({ value: id, label: nameOf(id) ?? '…' }))

const orders = (count: number, what: string): string[] => (count === 0 ? [] : [`${count} 单${what}`])

/** What a draft would have made of the orders of the last days, in a sentence. */
export const replaySentence = ({ Days, Total, More, Less, Other, Stuck }: ApprovalReplay): string => {
  if (Total === 0) return `近 ${Days} 天没有适用的订单`
  const changes = [...orders(More, '会多审批'), ...orders(Less, '会少审批'), ...orders(Other, '换审批人'), ...orders(Stuck, '没有人能审批')]
  return `近 ${Days} 天 ${Total} 单中，${changes.length === 0 ? '没有变化' : changes.join('，')}`
}

const oneDecimal = (hours: number): number => Math.round(hours * 10) / 10

/** Two lengths of time in hours: before the draft, and with it. */
const hoursFromTo = (before: number, after: number): string => {
  const difference = oneDecimal(after - before)
  if (difference === 0) return `约 ${after} 小时，不变`
  return `${before} 到 ${after} 小时，${difference > 0 ? '多' : '少'} ${Math.abs(difference)} 小时`
}

/** How long the approvals take, of all orders together; null: nothing was measured. */
export const totalHoursText = ({ HoursBefore, HoursAfter }: ApprovalReplay): string | null =>
  HoursBefore === null || HoursAfter === null ? null : hoursFromTo(HoursBefore, HoursAfter)

/** The same of one order that is approved, on average; null: nothing was measured, or no order is approved on one of both sides. */
export const hoursPerOrderText = ({ HoursBefore, HoursAfter, ApprovedBefore, ApprovedAfter }: ApprovalReplay): string | null =>
  HoursBefore === null || HoursAfter === null || ApprovedBefore === 0 || ApprovedAfter === 0
    ? null
    : hoursFromTo(oneDecimal(HoursBefore / ApprovedBefore), oneDecimal(HoursAfter / ApprovedAfter))
