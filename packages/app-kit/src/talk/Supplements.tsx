import type { AfterSalesMessage } from '@mall/api/contract'
import { Papers, type TalkSide } from './Papers.tsx'
import { withPictures } from './with-pictures.tsx'

interface SupplementsProps {
  readonly messages: readonly AfterSalesMessage[]
  readonly side: TalkSide
  readonly onDownload: (url: string) => void
}

/** What the seller asked about an application and the applicant answered, the oldest first. */
export const Supplements = ({ messages, side, onDownload }: SupplementsProps) => (
  <Papers side={side} messages={withPictures(messages, onDownload).map(({ UserName: Author, ...message }) => ({ ...message, Author }))} />
)
