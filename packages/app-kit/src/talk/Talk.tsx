import { Button } from '@mall/ui/button'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextArea } from '@mall/ui/text-input'
import { useState, type ReactNode } from 'react'
import { Papers, type PapersProps } from './Papers.tsx'

/** As long as one may be on the wire. */
const messageMax = 500

interface TalkProps extends PapersProps {
  /** Name of the line to write on. */
  readonly label: string
  readonly placeholder: string
  /** Rejects when it could not be sent: what was typed stays. Without it nothing can be written. */
  readonly onMessage?: ((text: string) => Promise<unknown>) | undefined
  /** What helps to write, beside the button: it is given what is typed, and changes it. */
  readonly renderTools?: ((text: string, onText: (text: string) => void) => ReactNode) | undefined
}

/** What buyer and seller wrote, and a line to write. */
export const Talk = ({ messages, side, label, placeholder, onMessage, renderTools }: TalkProps) => (
  <Stack gap={12}>
    {messages.length === 0 ? <Text tone="secondary">还没有消息</Text> : <Papers messages={messages} side={side} />}
    {onMessage ? <Line label={label} placeholder={placeholder} onMessage={onMessage} renderTools={renderTools} /> : null}
  </Stack>
)

type LineProps = Pick<TalkProps, 'label' | 'placeholder' | 'renderTools'> & { readonly onMessage: (text: string) => Promise<unknown> }

const Line = ({ label, placeholder, onMessage, renderTools }: LineProps) => {
  const [text, setText] = useState('')
  const [sending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      await onMessage(text.trim())
      setText('')
    } catch {
      // The client shows the reason; the text stays, to be sent again.
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      <TextArea rows={2} value={text} onValueChange={setText} maxLength={messageMax} counter aria-label={label} placeholder={placeholder} />
      <Inline gap={8}>
        <Button disabled={text.trim() === '' || text.length > messageMax} loading={sending} onClick={() => void send()}>
          发送
        </Button>
        {renderTools?.(text, setText)}
      </Inline>
    </>
  )
}
