import type { AfterSalesMessage } from '@mall/api/contract'
import { Papers, type TalkSide } from './Papers.tsx'
import { withPictures, type RenderPictures } from './with-pictures.tsx'

interface SupplementsProps {
  readonly messages: readonly AfterSalesMessage[]
  readonly side: TalkSide
  readonly onDownload: (url: string) => void
  readonly renderPictures?: RenderPictures
}

/** What the seller asked about an application and the applicant answered, the oldest first. */
export const Supplements = ({ messages, side, onDownload, renderPictures }: SupplementsProps) => (
  <Papers side={side} messages={withPictures(messages, onDownload, renderPictures).map(({ UserName: Author, ...message }) => ({ ...message, Author }))} />
)
