import type { AfterSalesDetail } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Inline } from '@mall/ui/stack'

interface PictureLinksProps {
  readonly images: AfterSalesDetail['Images']
  readonly onDownload: (url: string) => void
}

/** Pictures that only their readers get, by their names: an `img` sends no token. */
export const PictureLinks = ({ images, onDownload }: PictureLinksProps) => (
  <Inline gap={12}>
    {images.map(({ Url, Name }) => (
      <Button key={Url} variant="text" aria-label={`下载 ${Name}`} onClick={() => onDownload(Url)}>
        {Name}
      </Button>
    ))}
  </Inline>
)
