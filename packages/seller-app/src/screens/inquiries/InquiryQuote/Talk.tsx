import type { SellerInquiryDetail } from '@mall/api/seller/contract'
import { Talk as TalkOfBoth } from '@mall/app-kit/talk/Talk.tsx'
import { Section } from '@mall/ui/section'
import { TemplatePicker, type Templates } from '../../../components/reply-template/TemplatePicker.tsx'

interface TalkProps {
  readonly inquiry: SellerInquiryDetail
  /** Rejects when it could not be sent. */
  readonly onMessage: (text: string) => Promise<unknown>
  readonly templates: Templates
}

/** What buyer and seller wrote, and a line to ask back. */
export const Talk = ({ inquiry: { Messages, AllowActions }, onMessage, templates }: TalkProps) => (
  <Section title="沟通" aside={Messages.length === 0 ? undefined : `${Messages.length} 条`}>
    <TalkOfBoth
      side="seller"
      messages={Messages.map(({ UserName: Author, ...message }) => ({ ...message, Author }))}
      label="问客户"
      placeholder="问客户，或回他的留言"
      onMessage={AllowActions.includes('Message') ? onMessage : undefined}
      renderTools={(text, onText) => <TemplatePicker templates={templates} value={text} onValueChange={onText} />}
    />
  </Section>
)
