import type { SellerInquiryDetail } from '@mall/api/seller/contract'
import { Talk as TalkOfBoth } from '@mall/app-kit/talk/Talk.tsx'
import { Section } from '@mall/ui/section'

interface TalkProps {
  readonly inquiry: SellerInquiryDetail
  /** Rejects when it could not be sent. */
  readonly onMessage: (text: string) => Promise<unknown>
}

/** What buyer and seller wrote, and a line to ask back. */
export const Talk = ({ inquiry: { Messages, AllowActions }, onMessage }: TalkProps) => (
  <Section title="沟通" aside={Messages.length === 0 ? undefined : `${Messages.length} 条`}>
    <TalkOfBoth side="seller" messages={Messages.map(({ UserName: Author, ...message }) => ({ ...message, Author }))} label="问客户" placeholder="问客户，或回他的留言" onMessage={AllowActions.includes('Message') ? onMessage : undefined} />
  </Section>
)
