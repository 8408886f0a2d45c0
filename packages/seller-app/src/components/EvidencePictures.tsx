import type { AfterSalesDetail } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Dialog } from '@mall/ui/dialog'
import { useEffect, useEffectEvent, useState } from 'react'
import * as S from './EvidencePictures.styles.ts'

type Picture = AfterSalesDetail['Images'][number]

interface EvidencePicturesProps {
  readonly images: readonly Picture[]
  /** Reads a picture that only its readers get: an `img` sends no token. Rejects when it cannot be had. */
  readonly readPicture: (url: string) => Promise<Blob>
  readonly onDownload: (url: string) => void
}

/** The address of a picture within the page, kept as long as it is shown: undefined while it is read, null when it cannot be. */
const useAddress = (url: string, readPicture: EvidencePicturesProps['readPicture']): string | null | undefined => {
  const [found, setFound] = useState<{ readonly url: string; readonly address: string | null } | null>(null)
  const read = useEffectEvent(readPicture)
  useEffect(() => {
    let isGone = false
    let address: string | null = null
    const show = async (): Promise<void> => {
      try {
        const blob = await read(url)
        if (isGone) return
        address = URL.createObjectURL(blob)
      } catch {
        // Its name stays, as the way to download it.
      }
      if (!isGone) setFound({ url, address })
    }
    void show()
    return () => {
      isGone = true
      if (address !== null) URL.revokeObjectURL(address)
    }
  }, [url])
  return found?.url === url ? found.address : undefined
}

const Evidence = ({ image: { Url, Name }, readPicture, onDownload }: Omit<EvidencePicturesProps, 'images'> & { readonly image: Picture }) => {
  const address = useAddress(Url, readPicture)
  const [isUnreadable, setUnreadable] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const download = (
    <Button variant="text" aria-label={`下载 ${Name}`} onClick={() => onDownload(Url)}>
      {Name}
    </Button>
  )
  if (address === null || isUnreadable) return download
  return (
    <>
      <S.Thumb type="button" title={Name} aria-label={`看大图 ${Name}`} aria-haspopup="dialog" disabled={address === undefined} onClick={() => setOpen(true)}>
        {address === undefined ? null : <img src={address} alt={Name} onError={() => setUnreadable(true)} />}
      </S.Thumb>
      <Dialog title={Name} size="large" outsideCloses open={isOpen} onOpenChange={setOpen} footer={<Button aria-label={`下载 ${Name}`} onClick={() => onDownload(Url)}>下载</Button>}>
        <S.Large src={address} alt={Name} />
      </Dialog>
    </>
  )
}

/** Pictures that were sent as evidence: small beside each other, large at a press. */
export const EvidencePictures = ({ images, ...how }: EvidencePicturesProps) => (
  <S.Pictures>
    {images.map((image) => (
      <Evidence key={image.Url} image={image} {...how} />
    ))}
  </S.Pictures>
)
