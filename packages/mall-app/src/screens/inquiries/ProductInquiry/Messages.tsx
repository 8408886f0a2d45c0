import type { InquiryDetail } from '@mall/api/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Section } from '@mall/ui/section'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextArea } from '@mall/ui/text-input'
import { useState } from 'react'
import * as S from './Messages.styles.ts'

/** As long as one may be on the wire. */
const messageMax = 500

interface MessagesProps {
  readonly detail: InquiryDetail
  /** Rejects when it could not be sent: what was typed stays. */
  readonly onMessage: (text: string) => Promise<unknown>
}

/** What buyer and seller wrote, and a line to write. */
export const Messages = ({ detail: { Messages: messages, AllowActions }, onMessage }: MessagesProps) => {
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
  const canWrite = AllowActions.includes('Message')
  if (messages.length === 0 && !canWrite) return null
  return (
    <Section level={3} title="沟通记录">
      <Stack gap={12}>
        {messages.length === 0 ? (
          <Text tone="secondary">还没有消息</Text>
        ) : (
          <S.Papers>
            {messages.map(({ MessageId, IsSeller, UserName, Text: words, Time }) => (
              <li key={MessageId} data-own={IsSeller ? undefined : ''}>
                <Text size={12} tone="secondary">{`${UserName} ${formatInstant(Time)}`}</Text>
                <Text>{words}</Text>
              </li>
            ))}
          </S.Papers>
        )}
        {canWrite ? (
          <>
            <TextArea rows={2} value={text} onValueChange={setText} maxLength={messageMax} counter aria-label="给商家留言" placeholder="给商家留言" />
            <Inline gap={8}>
              <Button disabled={text.trim() === '' || text.length > messageMax} loading={sending} onClick={() => void send()}>
                发送
              </Button>
            </Inline>
          </>
        ) : null}
      </Stack>
    </Section>
  )
}
