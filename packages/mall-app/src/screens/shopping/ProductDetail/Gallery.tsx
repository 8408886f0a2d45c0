import { Dialog } from '@mall/ui/dialog'
import { Icon } from '@mall/ui/icon'
import { useState } from 'react'
import * as S from './Gallery.styles.ts'

interface GalleryProps {
  readonly images: readonly string[]
  readonly name: string
}

/** The picture large, the others below; a press shows it at the size of the window. */
export const Gallery = ({ images: given, name }: GalleryProps) => {
  // Suppliers send the same picture more than once.
  const images = [...new Set(given)]
  const [at, setAt] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const shown = images[at] ?? images[0]
  return (
    <S.Gallery>
      <S.Stage type="button" aria-label={`放大图片：${name}`} onClick={() => setZoomed(true)}>
        <img src={shown} alt={name} width={440} height={440} fetchPriority="high" />
        <Icon name="search" size={20} />
      </S.Stage>
      {images.length > 1 ? (
        <S.Thumbnails role="group" aria-label="商品图片">
          {images.map((image, index) => (
            <button key={image} type="button" aria-label={`第${index + 1}张图片`} aria-pressed={index === at} onClick={() => setAt(index)}>
              <img src={image} alt="" width={72} height={72} />
            </button>
          ))}
        </S.Thumbnails>
      ) : null}
      <Dialog open={isZoomed} onOpenChange={setZoomed} title={name} size="large" outsideCloses>
        <S.Zoomed src={shown} alt={name} />
      </Dialog>
    </S.Gallery>
  )
}
