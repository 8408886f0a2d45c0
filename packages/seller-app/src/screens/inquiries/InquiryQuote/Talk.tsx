import type { SellerInquiryDetail } from '@mall/api/seller/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Section } from '@mall/ui/section'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextArea } from '@mall/ui/text-input'
import { Timeline } from '@mall/ui/timeline'
import { useState } from 'react'

/** As long as one may be on the wire. */
const messageMax = 500

interface TalkProps {
  readonly inquiry: SellerInquiryDetail
  readonly sending: boolean
  /** Rejects when it could not be sent: what was typed stays. */
  readonly onMessage: (text: string) => Promise<unknown>
}

/** What buyer and seller wrote, and a line to ask back. */
export const Talk = ({ inquiry: { Messages, AllowActions }, sending, onMessage }: TalkProps) => {
  const [text, setText] = useState('')
  const send = async () => {
    try {
      await onMessage(text.trim())
      setText('')
    } catch {
      // The client shows the reason; the text stays, to be sent again.
    }
  }
  return (
    <Section title="沟通" aside={Messages.length === 0 ? undefined : `${Messages.length} 条`}>
      <Stack gap={12}>
        {Messages.length === 0 ? (
          <Text tone="secondary">还没有消息</Text>
        ) : (
          <Timeline items={Messages.map(({ MessageId, UserName, Text: words, Time }) => ({ id: String(MessageId), title: UserName, time: formatInstant(Time), description: words }))} />
        )}
        {AllowActions.includes('Message') ? (
          <>
            <TextArea rows={2} value={text} onValueChange={setText} maxLength={messageMax} counter aria-label="问客户" placeholder="问客户，或回他的留言" />
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
