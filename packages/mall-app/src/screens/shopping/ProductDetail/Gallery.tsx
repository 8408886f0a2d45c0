import { ProductPicture } from '@mall/app-kit/goods/ProductPicture.tsx'
import { Dialog } from '@mall/ui/dialog'
import { Icon } from '@mall/ui/icon'
import { mediaQueries } from '@mall/ui/theme'
import { useState } from 'react'
import * as S from './Gallery.styles.ts'

interface GalleryProps {
  readonly images: readonly string[]
  /** What each of them shows; empty for the name. */
  readonly alts?: readonly string[]
  readonly name: string
}

/** The picture large, the others below; a press shows it at the size of the window. */
export const Gallery = ({ images: given, alts, name }: GalleryProps) => {
  // Suppliers send the same picture more than once.
  const images = [...new Set(given)]
  const [at, setAt] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const shown = images[at] ?? images[0] ?? ''
  const alt = alts?.[given.indexOf(shown)] || name
  return (
    <S.Gallery>
      <S.Stage type="button" aria-label={`放大图片：${name}`} onClick={() => setZoomed(true)}>
        <ProductPicture key={shown} src={shown} size={440} sizes={`${mediaQueries.phone} 100vw, 440px`} alt={alt} fetchPriority="high" />
        <Icon name="search" size={20} />
      </S.Stage>
      {images.length > 1 ? (
        <S.Thumbnails role="group" aria-label="商品图片">
          {images.map((image, index) => (
            <button key={image} type="button" aria-label={`第${index + 1}张图片`} aria-pressed={index === at} onClick={() => setAt(index)}>
              <ProductPicture src={image} size={72} />
            </button>
          ))}
        </S.Thumbnails>
      ) : null}
      <Dialog open={isZoomed} onOpenChange={setZoomed} title={name} size="large" outsideCloses>
        <S.Zoomed src={shown} size={1280} sizes="90vw" alt={alt} />
      </Dialog>
    </S.Gallery>
  )
}
