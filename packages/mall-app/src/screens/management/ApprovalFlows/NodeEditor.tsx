import { approvalFlowLimits, approvalMode, approvalModeNames, approverTypeNames, choicesOf, timeoutActionNames, type ApprovalFlowNode, type ApprovalFlowPerson, type FlowNames, type FlowProblem } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { Combobox, type ComboboxOption } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'
import { FormGrid } from '@mall/ui/form-grid'
import { Icon } from '@mall/ui/icon'
import { Select } from '@mall/ui/select'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import { chosenOptions, problemAt, type FlowControl } from './flow-content.ts'
import type { NodeDrag } from './use-node-drag.ts'
import * as S from './ApprovalFlows.styles.ts'

/** What can be chosen in a flow, and how it is called. */
export interface FlowChoices {
  readonly names: FlowNames
  readonly roles: readonly { readonly RoleId: number; readonly Name: string }[]
  readonly categories: readonly ComboboxOption<number>[]
  readonly departments: readonly ComboboxOption<number>[]
  readonly onFindPeople: (keyword: string, signal: AbortSignal) => Promise<readonly ApprovalFlowPerson[]>
}

export type Move = 'up' | 'down'

interface NodeEditorProps {
  readonly control: FlowControl
  readonly ruleAt: number
  readonly at: number
  readonly isLast: boolean
  readonly problems: readonly FlowProblem[]
  readonly choices: FlowChoices
  /** It has just been moved by this button, which keeps the focus. */
  readonly moved: Move | null
  readonly onMove: (move: Move) => void
  readonly drag: NodeDrag
  readonly onRemove: () => void
}

const types = choicesOf(approverTypeNames)
const modes = choicesOf(approvalModeNames)
const timeoutActions = choicesOf(timeoutActionNames)
const levels = Array.from({ length: approvalFlowLimits.levels }, (_, at) => ({ value: at + 1, label: `${at + 1}级` }))

/** A blank field has no time limit; NaN is none that can be. */
const hoursOf = (typed: string): number | null => (typed.trim() === '' ? null : /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

const isHours = (hours: number | null): boolean => hours === null || (hours >= 1 && hours <= approvalFlowLimits.hours)

/** One level of a rule: who approves, how, and what happens when nobody does. */
export const NodeEditor = ({ control, ruleAt, at, isLast, problems, choices, moved, onMove, onRemove, drag }: NodeEditorProps) => {
  const path = `Rules.${ruleAt}.Nodes.${at}`
  const { field: { value: node, onChange } } = useController({ control, name: `Content.Rules.${ruleAt}.Nodes.${at}` })
  const up = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const down = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  useEffect(() => {
    if (moved === null) return
    // At an end its own button is disabled: the focus goes to the other one.
    const [first, second] = moved === 'up' ? [up, down] : [down, up]
    ;(first.current?.disabled ? second : first).current?.focus()
  }, [moved, at])
  const change = (changes: Partial<ApprovalFlowNode>) => onChange({ ...node, ...changes })
  const problem = (field: string) => problemAt(problems, `${path}.${field}`)
  const choosesMode = node.ApproverType === 'users' || node.ApproverType === 'role'
  const title = `第 ${at + 1} 级`
  return (
    <S.Node
      aria-label={title}
      data-invalid={problems.some(({ Path }) => Path.startsWith(`${path}.`)) ? '' : undefined}
      data-dragged={drag.isDragged ? '' : undefined}
      data-drop={drag.drop}
      {...drag.target}
    >
      <Stack gap={12}>
        <S.Handle {...drag.handle}>
          <Text strong>{title}</Text>
          <Inline gap={4}>
            <Button ref={up} variant="text" icon={<Icon name="chevron-up" size={16} />} aria-label={`上移${title}`} disabled={at === 0} onClick={() => onMove('up')} />
            <Button ref={down} variant="text" icon={<Icon name="chevron-down" size={16} />} aria-label={`下移${title}`} disabled={isLast} onClick={() => onMove('down')} />
            <Button variant="text" icon={<Icon name="trash" size={16} />} aria-label={`删除${title}`} onClick={onRemove} />
          </Inline>
        </S.Handle>
        <FormGrid>
          <Field label="节点名称" required error={problem('Name')}>
            <TextInput value={node.Name} maxLength={20} onChange={({ target }) => change({ Name: target.value })} />
          </Field>
          <Field label="审批人类型" required error={problem('ApproverType')}>
            <Select options={types} value={node.ApproverType} onValueChange={(ApproverType) => change({ ApproverType, Mode: ApproverType === 'superiors' ? approvalMode.sequential : approvalMode.any })} />
          </Field>
          {node.ApproverType === 'users' ? (
            <Field data-full="" label="审批人" required error={problem('UserIds')} hint={`最多 ${approvalFlowLimits.approvers} 人，依次审批时按此顺序`}>
              <Combobox
                multiple
                label="审批人"
                value={chosenOptions(node.UserIds, choices.names.user)}
                onValueChange={(options: readonly ComboboxOption<number>[]) => change({ UserIds: options.slice(0, approvalFlowLimits.approvers).map(({ value }) => value) })}
                loadOptions={async (text, { signal }) =>
                  (await choices.onFindPeople(text, signal)).map((one) => ({ value: one.UserId, label: one.UserName, note: one.DepartmentName }))
                }
                messages={{ placeholder: '输入姓名或部门查找' }}
              />
            </Field>
          ) : null}
          {node.ApproverType === 'role' ? (
            <Field label="角色" required error={problem('RoleId')}>
              <Select
                options={choices.roles.map(({ RoleId, Name }) => ({ value: RoleId, label: Name }))}
                placeholder="请选择角色"
                value={node.RoleId}
                onValueChange={(RoleId) => change({ RoleId })}
              />
            </Field>
          ) : null}
          {node.ApproverType === 'superiors' ? (
            <Field label="逐级审批到" required hint="从费用归属部门的负责人起">
              <Select options={levels} value={node.Levels} onValueChange={(Levels) => change({ Levels })} />
            </Field>
          ) : null}
          {choosesMode ? (
            <Field label="审批方式" required>
              <Select options={modes} value={node.Mode} onValueChange={(Mode) => change({ Mode })} />
            </Field>
          ) : null}
          <Field label="超时（小时）" error={isHours(node.TimeoutHours) ? undefined : `请输入1到${approvalFlowLimits.hours}的整数`} hint="留空则不处理">
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              defaultValue={String(node.TimeoutHours ?? '')}
              onChange={({ target }) => change({ TimeoutHours: hoursOf(target.value) })}
            />
          </Field>
          <Field label="超时后">
            <Select options={timeoutActions} disabled={node.TimeoutHours === null} value={node.TimeoutAction} onValueChange={(TimeoutAction) => change({ TimeoutAction })} />
          </Field>
        </FormGrid>
        <Checkbox checked={node.AllowEditLines} onCheckedChange={(AllowEditLines) => change({ AllowEditLines })}>
          审批人可以减少数量或删除商品
        </Checkbox>
      </Stack>
    </S.Node>
  )
}
