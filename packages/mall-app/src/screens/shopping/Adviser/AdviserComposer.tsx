import { longestQuestion } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { Field } from '@mall/ui/field'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextArea } from '@mall/ui/text-input'
import { useRef, useState, type KeyboardEvent } from 'react'
import * as S from './Adviser.styles.ts'

export interface AdviserComposerProps {
  readonly draft: string
  readonly onDraftChange: (text: string) => void
  readonly isDeep: boolean
  readonly onDeepChange: (isDeep: boolean) => void
  readonly isLive: boolean
  readonly onSend: (text: string) => void
  readonly onStop: () => void
}

/** The field for a question. Enter sends, Shift+Enter is a new line; the focus stays. */
export const AdviserComposer = ({ draft, onDraftChange, isDeep, onDeepChange, isLive, onSend, onStop }: AdviserComposerProps) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string>()
  const send = () => {
    area.current?.focus()
    if (isLive) return
    const text = draft.trim()
    if (text === '') return setProblem('请输入问题')
    setProblem(undefined)
    onSend(text)
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
      <Field label="你的需求" error={problem}>
        <TextArea
          ref={area}
          value={draft}
          onValueChange={(text) => {
            setProblem(undefined)
            onDraftChange(text)
          }}
          onKeyDown={onKeyDown}
          maxLength={longestQuestion}
          counter
          rows={2}
          placeholder="如：50人会议，预算3000，不要塑料"
        />
      </Field>
      <Inline justify="between">
        <Checkbox checked={isDeep} onCheckedChange={onDeepChange}>
          深度思考
        </Checkbox>
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
      </Inline>
      <Text tone="secondary">内容由AI生成，请核实后使用</Text>
    </S.Composer>
  )
}
