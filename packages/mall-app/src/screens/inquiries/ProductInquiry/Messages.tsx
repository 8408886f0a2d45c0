import type { InquiryDetail } from '@mall/api/contract'
import { Talk } from '@mall/app-kit/talk/Talk.tsx'
import { Section } from '@mall/ui/section'

interface MessagesProps {
  readonly detail: InquiryDetail
  /** Rejects when it could not be sent. */
  readonly onMessage: (text: string) => Promise<unknown>
}

/** What buyer and seller wrote, and a line to write. */
export const Messages = ({ detail: { Messages: messages, AllowActions }, onMessage }: MessagesProps) => {
  const canWrite = AllowActions.includes('Message')
  if (messages.length === 0 && !canWrite) return null
  return (
    <Section level={3} title="沟通记录">
      <Talk side="buyer" messages={messages.map(({ UserName: Author, ...message }) => ({ ...message, Author }))} label="给商家留言" placeholder="给商家留言" onMessage={canWrite ? onMessage : undefined} />
    </Section>
  )
}
