import { approvalFlowLimits, ruleSentence, type FlowProblem } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { Combobox, type ComboboxOption } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'
import { FormGrid } from '@mall/ui/form-grid'
import { Icon } from '@mall/ui/icon'
import { Section } from '@mall/ui/section'
import { Inline, Stack } from '@mall/ui/stack'
import { useState } from 'react'
import { useController, useFieldArray, useWatch } from 'react-hook-form'
import { AmountField } from './AmountField.tsx'
import { chosenOptions, newNode, problemAt, searched, type FlowControl } from './flow-content.ts'
import { NodeEditor, type FlowChoices, type Move } from './NodeEditor.tsx'
import { useNodeDrag } from './use-node-drag.ts'
import * as S from './ApprovalFlows.styles.ts'

interface RuleEditorProps {
  readonly control: FlowControl
  readonly at: number
  readonly problems: readonly FlowProblem[]
  readonly choices: FlowChoices
  /** Undefined: it is the only one. */
  readonly onRemove: (() => void) | undefined
}

/** One rule: for which orders it holds, who approves them, and both as a sentence. */
export const RuleEditor = ({ control, at, problems, choices, onRemove }: RuleEditorProps) => {
  const path = `Rules.${at}` as const
  const name = `Content.${path}` as const
  const nodes = useFieldArray({ control, name: `${name}.Nodes` })
  const rule = useWatch({ control, name })
  const { field: limit } = useController({ control, name: `${name}.OverSingleLimit` })
  const { field: budget } = useController({ control, name: `${name}.OverBudget` })
  const { field: categories } = useController({ control, name: `${name}.CategoryIds` })
  const [moved, setMoved] = useState<{ readonly id: string; readonly by: Move } | null>(null)
  const move = (from: number, by: Move, id: string) => {
    nodes.move(from, by === 'up' ? from - 1 : from + 1)
    setMoved({ id, by })
  }
  const dragOf = useNodeDrag((from, to) => {
    setMoved(null)
    nodes.move(from, to)
  })
  const own = problemAt(problems, path)
  const noNode = problemAt(problems, `${path}.Nodes`)
  return (
    <Section
      title={`规则 ${at + 1}`}
      action={
        onRemove ? (
          <Button variant="text" aria-label={`删除规则 ${at + 1}`} onClick={onRemove}>
            删除
          </Button>
        ) : undefined
      }
    >
      <Stack gap={16}>
        <S.Sentence>{ruleSentence(rule, choices.names)}</S.Sentence>
        {own ? <Alert tone="danger">{own}</Alert> : null}
        <FormGrid>
          <AmountField control={control} name={`${name}.AmountFrom`} label="金额起点（元，含）" placeholder="不按金额" error={problemAt(problems, `${path}.AmountFrom`)} />
          <AmountField control={control} name={`${name}.AmountTo`} label="金额上限（元，不含）" placeholder="不限" error={problemAt(problems, `${path}.AmountTo`)} />
          <AmountField control={control} name={`${name}.NonAgreedFrom`} label="非协议商品起点（元）" placeholder="不按非协议" error={undefined} />
          <Field label="其他条件" group>
            <Inline gap={16}>
              <Checkbox checked={limit.value} onCheckedChange={limit.onChange}>
                超单笔限额
              </Checkbox>
              <Checkbox checked={budget.value} onCheckedChange={budget.onChange}>
                超预算
              </Checkbox>
            </Inline>
          </Field>
          <Field data-full="" label="品类">
            <Combobox
              multiple
              label="品类"
              value={chosenOptions(categories.value, choices.names.category)}
              onValueChange={(options: readonly ComboboxOption<number>[]) => categories.onChange(options.slice(0, approvalFlowLimits.categories).map(({ value }) => value))}
              loadOptions={(text) => searched(choices.categories, text)}
              messages={{ placeholder: '含这些品类的订单' }}
            />
          </Field>
        </FormGrid>
        {noNode ? <Alert tone="danger">{noNode}</Alert> : null}
        <S.Nodes aria-label={`规则 ${at + 1} 的审批节点`}>
          {nodes.fields.map(({ id }, nodeAt) => (
            <NodeEditor
              key={id}
              control={control}
              ruleAt={at}
              at={nodeAt}
              isLast={nodeAt === nodes.fields.length - 1}
              problems={problems}
              choices={choices}
              moved={moved?.id === id ? moved.by : null}
              onMove={(by) => move(nodeAt, by, id)}
              onRemove={() => nodes.remove(nodeAt)}
              drag={dragOf(nodeAt)}
            />
          ))}
        </S.Nodes>
        <Inline>
          <Button icon={<Icon name="plus" size={16} />} disabled={nodes.fields.length >= approvalFlowLimits.nodes} onClick={() => nodes.append(newNode('复核'))}>
            加一级
          </Button>
        </Inline>
      </Stack>
    </Section>
  )
}
