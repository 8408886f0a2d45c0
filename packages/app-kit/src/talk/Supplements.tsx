import type { AfterSalesMessage } from '@mall/api/contract'
import { Papers, type TalkSide } from './Papers.tsx'
import { PictureLinks } from './PictureLinks.tsx'

interface SupplementsProps {
  readonly messages: readonly AfterSalesMessage[]
  readonly side: TalkSide
  readonly onDownload: (url: string) => void
}

/** What the seller asked about an application and the applicant answered, the oldest first. */
export const Supplements = ({ messages, side, onDownload }: SupplementsProps) => (
  <Papers
    side={side}
    messages={messages.map(({ UserName: Author, Images, ...message }) => ({ ...message, Author, more: Images.length === 0 ? null : <PictureLinks images={Images} onDownload={onDownload} /> }))}
  />
)
