import type { AfterSalesMessage } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Inline } from '@mall/ui/stack'
import { Papers, type TalkSide } from './Papers.tsx'

interface SupplementsProps {
  readonly messages: readonly AfterSalesMessage[]
  readonly side: TalkSide
  readonly onDownload: (url: string) => void
}

const picturesOf = (images: AfterSalesMessage['Images'], onDownload: SupplementsProps['onDownload']) =>
  images.length === 0 ? null : (
    <Inline gap={12}>
      {images.map(({ Url, Name }) => (
        <Button key={Url} variant="text" aria-label={`下载 ${Name}`} onClick={() => onDownload(Url)}>
          {Name}
        </Button>
      ))}
    </Inline>
  )

/** What the seller asked about an application and the applicant answered, the oldest first. */
export const Supplements = ({ messages, side, onDownload }: SupplementsProps) => (
  <Papers side={side} messages={messages.map(({ UserName: Author, Images, ...message }) => ({ ...message, Author, more: picturesOf(Images, onDownload) }))} />
)
