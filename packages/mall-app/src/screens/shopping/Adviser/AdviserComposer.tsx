import { longestQuestion, type Adviser } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { Field } from '@mall/ui/field'
import { TextArea } from '@mall/ui/text-input'
import { useRef, useState, type KeyboardEvent } from 'react'
import * as S from './Adviser.styles.ts'

export interface AdviserComposerProps {
  /** Who answers; undefined until the mall says so. */
  readonly adviser: Adviser | undefined
  readonly draft: string
  readonly onDraftChange: (text: string) => void
  readonly isDeep: boolean
  readonly onDeepChange: (isDeep: boolean) => void
  readonly isLive: boolean
  readonly onSend: (text: string) => void
  readonly onStop: () => void
}

/** How many characters are left when their number is shown. */
const nearlyFull = 200

const disclaimerOf = ({ Kind, Name }: Adviser): string =>
  Kind === 'embedded' ? '由商城内置顾问回答（不是大语言模型），请核实后使用' : `内容由AI生成，请核实后使用（${Name}，价格与库存取自商城）`

/** The field for a question. Enter sends, Shift+Enter is a new line; the focus stays. */
export const AdviserComposer = ({ adviser, draft, onDraftChange, isDeep, onDeepChange, isLive, onSend, onStop }: AdviserComposerProps) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string>()
  const send = () => {
    area.current?.focus()
    if (isLive) return
    const text = draft.trim()
    if (text === '') return setProblem('请输入问题')
    setProblem(undefined)
    // The field says by how much it is too long.
    if (draft.length <= longestQuestion) onSend(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter chooses a candidate of an input method; 229 is what Safari says of it, after the composition has ended.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    send()
  }
  return (
    <S.Composer
      aria-label="提问"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label="你的需求" hideLabel error={problem}>
        <TextArea
          ref={area}
          value={draft}
          onValueChange={(text) => {
            setProblem(undefined)
            onDraftChange(text)
          }}
          onKeyDown={onKeyDown}
          maxLength={longestQuestion}
          counter={draft.length > longestQuestion - nearlyFull}
          rows={2}
          placeholder="如：50人会议，预算3000，不要塑料"
        />
      </Field>
      {isLive ? (
        <Button
          onClick={() => {
            area.current?.focus()
            onStop()
          }}
        >
          停止生成
        </Button>
      ) : (
        <Button variant="primary" type="submit">
          发送
        </Button>
      )}
      <S.Tools>
        <Checkbox checked={isDeep} onCheckedChange={onDeepChange}>
          深度思考
        </Checkbox>
        {adviser && <span>{disclaimerOf(adviser)}</span>}
      </S.Tools>
    </S.Composer>
  )
}
