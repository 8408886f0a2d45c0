import { approvalFlowLimits, approvalMode, approverTypeNames, choicesOf, nodeText, type ApprovalFlowNode } from '@mall/api/contract'
import { Combobox, type ComboboxOption } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'
import { FilterChip } from '@mall/ui/filter-sentence'
import { Select } from '@mall/ui/select'
import { chosenOptions } from './flow-content.ts'
import type { FlowChoices } from './flow-choices.ts'
import * as S from './Sentence.styles.ts'

interface ApproverBlankProps {
  readonly node: ApprovalFlowNode
  readonly choices: FlowChoices
  /** What is wrong with a field of it. */
  readonly problem: (field: 'ApproverType' | 'UserIds' | 'RoleId') => string | undefined
  readonly describedBy: string
  readonly onChange: (changes: Partial<ApprovalFlowNode>) => void
}

const types = choicesOf(approverTypeNames)
const levels = Array.from({ length: approvalFlowLimits.levels }, (_, at) => ({ value: at + 1, label: `${at + 1}级` }))

/** Who approves, without how: that is a blank of its own. */
const whoText = (node: ApprovalFlowNode, choices: FlowChoices): string => {
  if (node.ApproverType === 'users' && node.UserIds.length === 0) return '选择审批人'
  if (node.ApproverType === 'role' && node.RoleId === null) return '选择角色'
  return node.ApproverType === 'superiors' ? nodeText(node, choices.names) : nodeText(node, choices.names).replace(/（.*）$/, '')
}

/** The blank that says who approves. */
export const ApproverBlank = ({ node, choices, problem, describedBy, onChange }: ApproverBlankProps) => {
  const isWrong = (['ApproverType', 'UserIds', 'RoleId'] as const).some((field) => problem(field) !== undefined)
  return (
    <FilterChip label="审批人" text={whoText(node, choices)} data-invalid={isWrong ? '' : undefined} aria-describedby={isWrong ? describedBy : undefined}>
      {() => (
        <S.Editor>
          <Field label="审批人类型" required error={problem('ApproverType')}>
            <Select options={types} value={node.ApproverType} onValueChange={(ApproverType) => onChange({ ApproverType, Mode: ApproverType === 'superiors' ? approvalMode.sequential : approvalMode.any })} />
          </Field>
          {node.ApproverType === 'users' ? (
            <Field label="审批人" required error={problem('UserIds')} hint={`最多 ${approvalFlowLimits.approvers} 人，依次审批时按此顺序`}>
              <Combobox
                multiple
                label="审批人"
                value={chosenOptions(node.UserIds, choices.names.user)}
                onValueChange={(options: readonly ComboboxOption<number>[]) => onChange({ UserIds: options.slice(0, approvalFlowLimits.approvers).map(({ value }) => value) })}
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
                onValueChange={(RoleId) => onChange({ RoleId })}
              />
            </Field>
          ) : null}
          {node.ApproverType === 'superiors' ? (
            <Field label="逐级审批到" required hint="从费用归属部门的负责人起">
              <Select options={levels} value={node.Levels} onValueChange={(Levels) => onChange({ Levels })} />
            </Field>
          ) : null}
        </S.Editor>
      )}
    </FilterChip>
  )
}
