import { approvalFlowLimits, type FlowProblem } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { StatusTag } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import { useId, useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Problems } from './Blanks.tsx'
import { hasNoAmount, newNode, problemAt, type FlowControl } from './flow-content.ts'
import type { FlowChoices } from './flow-choices.ts'
import { NodeEditor, type Move } from './NodeEditor.tsx'
import { RuleConditions } from './RuleConditions.tsx'
import { useNodeDrag } from './use-node-drag.ts'
import * as S from './Sentence.styles.ts'

interface RuleEditorProps {
  readonly control: FlowControl
  readonly at: number
  readonly problems: readonly FlowProblem[]
  readonly choices: FlowChoices
  /** How many of the replayed orders it holds for; undefined: not replayed. */
  readonly orders: number | undefined
  /** It holds for the sample order. */
  readonly isTried: boolean
  /** The level that was chosen in the drawing, or has the focus; null: none of this rule. */
  readonly currentNode: number | null
  readonly onCurrent: (node: number) => void
  /** Undefined: it is the only one. */
  readonly onRemove: (() => void) | undefined
}

/** One rule: for which orders it holds, and level by level who approves them. */
export const RuleEditor = ({ control, at, problems, choices, orders, isTried, currentNode, onCurrent, onRemove }: RuleEditorProps) => {
  const path = `Rules.${at}` as const
  const titleId = useId()
  const problemsId = useId()
  const nodes = useFieldArray({ control, name: `Content.${path}.Nodes` })
  const [moved, setMoved] = useState<{ readonly id: string; readonly by: Move } | null>(null)
  const move = (from: number, by: Move, id: string) => {
    const to = by === 'up' ? from - 1 : from + 1
    nodes.move(from, to)
    setMoved({ id, by })
    onCurrent(to)
  }
  const dragOf = useNodeDrag((from, to) => {
    setMoved(null)
    nodes.move(from, to)
  })
  const ownPaths = [path, `${path}.AmountFrom`, `${path}.AmountTo`, `${path}.Nodes`]
  const rule = useWatch({ control, name: `Content.${path}` })
  const noAmount = hasNoAmount(rule) ? ['请输入正确的金额，最多两位小数'] : []
  const texts = [...noAmount, ...ownPaths.flatMap((one) => problemAt(problems, one) ?? [])]
  return (
    <S.Rule aria-labelledby={titleId}>
      <h3 id={titleId}>{`规则 ${at + 1}`}</h3>
      <RuleConditions control={control} at={at} choices={choices} isWrong={(field) => problemAt(problems, `${path}.${field}`) !== undefined} describedBy={problemsId} />
      <S.RuleEnd>
        {isTried ? <StatusTag tone="info">试算命中</StatusTag> : null}
        {orders === undefined ? null : <Text tone="secondary">{`${orders} 单`}</Text>}
        {onRemove ? (
          <S.Mark type="button" data-mark="" aria-label={`删除规则 ${at + 1}`} onClick={onRemove}>
            <Icon name="trash" size={16} />
          </S.Mark>
        ) : null}
      </S.RuleEnd>
      <Problems id={problemsId} texts={texts} />
      <S.Nodes aria-label={`规则 ${at + 1} 的审批节点`}>
        {nodes.fields.map(({ id }, nodeAt) => (
          <NodeEditor
            key={id}
            onFocus={() => onCurrent(nodeAt)}
            control={control}
            ruleAt={at}
            at={nodeAt}
            isLast={nodeAt === nodes.fields.length - 1}
            problems={problems}
            choices={choices}
            isCurrent={currentNode === nodeAt}
            moved={moved?.id === id ? moved.by : null}
            onMove={(by) => move(nodeAt, by, id)}
            onRemove={() => nodes.remove(nodeAt)}
            drag={dragOf(nodeAt)}
          />
        ))}
      </S.Nodes>
      <S.Ghost>
        <Button variant="text" icon={<Icon name="plus" size={16} />} disabled={nodes.fields.length >= approvalFlowLimits.nodes} onClick={() => nodes.append(newNode('复核'))}>
          加一级
        </Button>
      </S.Ghost>
    </S.Rule>
  )
}
