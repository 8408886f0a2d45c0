import { choicesOf, approvalMode, timeoutActionNames, type ApprovalFlowNode, type FlowProblem } from '@mall/api/contract'
import { Marked } from '@mall/app-kit/list/ListSentence.styles.ts'
import { Icon } from '@mall/ui/icon'
import { useEffect, useId, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { ApproverBlank } from './ApproverBlank.tsx'
import { ChoiceBlank, Problems, TextBlank } from './Blanks.tsx'
import { problemAt, type FlowControl } from './flow-content.ts'
import type { FlowChoices } from './flow-choices.ts'
import { choosesMode, hoursOf, hoursProblem, modeOptions, modeText, timeoutWords } from './node-words.ts'
import type { NodeDrag } from './use-node-drag.ts'
import * as S from './Sentence.styles.ts'

export type Move = 'up' | 'down'

interface NodeEditorProps {
  readonly control: FlowControl
  readonly ruleAt: number
  readonly at: number
  readonly isLast: boolean
  readonly problems: readonly FlowProblem[]
  readonly choices: FlowChoices
  /** It is the one that was chosen in the drawing, or has the focus. */
  readonly isCurrent: boolean
  readonly onFocus: () => void
  /** It has just been moved by this button, which keeps the focus. */
  readonly moved: Move | null
  readonly onMove: (move: Move) => void
  readonly drag: NodeDrag
  readonly onRemove: () => void
}

const timeoutOptions = choicesOf(timeoutActionNames).map(({ value }) => ({ value, label: timeoutWords[value] }))
const editOptions = [{ value: 'yes', label: '可以减少数量或删除商品' }, { value: 'no', label: '只能同意或驳回' }] as const
const fields = ['ApproverType', 'UserIds', 'RoleId', 'Name'] as const

/** The id of the line of a level, by which the drawing finds it. */
export const nodeLineId = (rule: number, node: number): string => `flow-level-${rule}-${node}`

/** One level of a rule as a sentence: who approves, how, and what happens when nobody does. */
export const NodeEditor = ({ control, ruleAt, at, isLast, problems, choices, isCurrent, onFocus, moved, onMove, onRemove, drag }: NodeEditorProps) => {
  const path = `Rules.${ruleAt}.Nodes.${at}`
  const problemsId = useId()
  const { field: { value: node, onChange } } = useController({ control, name: `Content.Rules.${ruleAt}.Nodes.${at}` })
  const [hours, setHours] = useState(String(node.TimeoutHours ?? ''))
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (moved === null) return
    // At an end its own button is disabled: the focus goes to the other one.
    const [first, second] = moved === 'up' ? [up, down] : [down, up]
    ;(first.current?.disabled ? second : first).current?.focus()
  }, [moved, at])
  const change = (changes: Partial<ApprovalFlowNode>) => onChange({ ...node, ...changes })
  const problem = (field: (typeof fields)[number]) => problemAt(problems, `${path}.${field}`)
  const hoursWrong = hoursProblem(node.TimeoutHours)
  const texts = [...fields.map(problem), hoursWrong].filter((text) => text !== undefined)
  const title = `第 ${at + 1} 级`
  return (
    <S.Node
      id={nodeLineId(ruleAt, at)}
      aria-label={title}
      onFocus={onFocus}
      data-current={isCurrent ? '' : undefined}
      data-dragged={drag.isDragged ? '' : undefined}
      data-drop={drag.drop}
      {...drag.target}
    >
      <S.Handle {...drag.handle}>{title}</S.Handle>
      <S.Sentence>
        <TextBlank label="节点名称" required placeholder="节点名称" invalid={problem('Name') !== undefined} aria-describedby={problemsId} value={node.Name} onText={(Name) => change({ Name })} />
        由
        <ApproverBlank node={node} choices={choices} problem={problem} describedBy={problemsId} onChange={change} />
        {choosesMode(node) ? (
          <ChoiceBlank
            label="审批方式"
            text={modeText(node.Mode)}
            options={modeOptions}
            value={String(node.Mode)}
            onValue={(value) => change({ Mode: Object.values(approvalMode).find((mode) => String(mode) === value) ?? node.Mode })}
          />
        ) : null}
        审批，
        <TextBlank
          label="超时（小时）"
          inputMode="numeric"
          placeholder="不限"
          invalid={hoursWrong !== undefined}
          aria-describedby={problemsId}
          value={hours}
          onText={(text) => {
            setHours(text)
            change({ TimeoutHours: hoursOf(text) })
          }}
        />
        {node.TimeoutHours === null ? (
          '时，'
        ) : (
          <>
            小时没处理就
            <Marked>
              <ChoiceBlank label="超时后" text={timeoutWords[node.TimeoutAction]} options={timeoutOptions} value={node.TimeoutAction} onValue={(TimeoutAction) => change({ TimeoutAction })} />
              ，
            </Marked>
          </>
        )}
        <ChoiceBlank label="审批人修改商品" text={node.AllowEditLines ? '可减商品' : '不可改单'} options={editOptions} value={node.AllowEditLines ? 'yes' : 'no'} onValue={(value) => change({ AllowEditLines: value === 'yes' })} />
      </S.Sentence>
      <S.Marks>
        <S.Mark ref={up} type="button" data-mark="" aria-label={`上移${title}`} disabled={at === 0} onClick={() => onMove('up')}>
          <Icon name="chevron-up" size={16} />
        </S.Mark>
        <S.Mark ref={down} type="button" data-mark="" aria-label={`下移${title}`} disabled={isLast} onClick={() => onMove('down')}>
          <Icon name="chevron-down" size={16} />
        </S.Mark>
        <S.Mark type="button" data-mark="" aria-label={`删除${title}`} onClick={onRemove}>
          <Icon name="trash" size={16} />
        </S.Mark>
      </S.Marks>
      <Problems id={problemsId} texts={texts} />
    </S.Node>
  )
}
