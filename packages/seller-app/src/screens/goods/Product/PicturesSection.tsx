import { picturesLimit } from '@mall/api/contract'
import type { SellerProductDetail } from '@mall/api/seller/contract'
import { ProductPicture } from '@mall/app-kit/goods/ProductPicture.tsx'
import { Part } from '@mall/app-kit/page/FoldSection.styles.ts'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Inline } from '@mall/ui/stack'
import { useState } from 'react'
import { changeWords, type Picture } from './picture-order.ts'
import { ProductPictures, type UploadPhoto } from './ProductPictures.tsx'

/** Pictures that are not saved, and the version that they were made of. */
interface Draft {
  readonly pictures: readonly Picture[]
  readonly version: number
}

export interface PicturesSectionProps {
  readonly product: SellerProductDetail
  readonly saving: boolean
  readonly upload: UploadPhoto
  /** Photos are still on their way. */
  readonly uploading: boolean
  readonly onUploading: (isUploading: boolean) => void
  /** Resolves whether they were saved. `version` is the one that they were made of. */
  readonly onSave: (pictures: readonly Picture[], version: number) => Promise<boolean>
  /** As they are here, not saved; null where nothing was changed. */
  readonly onUnsaved: (pictures: readonly Picture[] | null) => void
}

/** The photos of a product: published at once, by a button of their own. */
export const PicturesSection = ({ product, saving, upload, uploading, onUploading, onSave, onUnsaved }: PicturesSectionProps) => {
  const [draft, setDraft] = useState<Draft | null>(null)
  const pictures = draft?.pictures ?? product.Pictures
  const words = changeWords(product.Pictures, pictures)
  const isStale = words !== null && draft !== null && draft.version !== product.Version
  const mayEdit = product.AllowActions.includes('SetPictures')
  const undescribed = pictures.filter(({ Alt }) => Alt.trim() === '').length

  const keep = (next: Draft | null) => {
    setDraft(next)
    onUnsaved(next === null ? null : next.pictures)
  }
  const change = (how: (before: readonly Picture[]) => readonly Picture[]) => keep({ pictures: how(pictures), version: draft?.version ?? product.Version })
  const save = async () => {
    if (draft !== null && (await onSave(draft.pictures, draft.version))) keep(null)
  }
  return (
    <Part
      id="pictures"
      tabIndex={-1}
      title="图片"
      aside={words === null ? `${pictures.length} 张，最多 ${picturesLimit} 张${undescribed === 0 ? '' : `，${undescribed} 张没有替代文字`}` : `${words}，还没保存`}
      action={
        mayEdit ? (
          <Inline gap={8}>
            <Button variant="text" disabled={words === null || saving} onClick={() => keep(null)}>撤回图片改动</Button>
            <Button loading={saving} disabled={words === null || uploading || isStale} onClick={() => void save()}>保存图片</Button>
          </Inline>
        ) : undefined
      }
    >
      {isStale ? (
        <Alert
          tone="warning"
          action={
            <Inline gap={12}>
              <Button variant="text" onClick={() => keep(null)}>收下新的</Button>
              <Button variant="text" onClick={() => keep({ pictures, version: product.Version })}>留我的</Button>
            </Inline>
          }
        >
          有人刚改过这个商品，你的图片还没保存
        </Alert>
      ) : null}
      {mayEdit ? (
        <ProductPictures pictures={pictures} drawings={product.Drawings} onChange={change} upload={upload} onUploading={onUploading} />
      ) : (
        <Inline gap={8}>
          {(pictures.length === 0 ? [...new Set(product.Drawings)] : pictures.map(({ Url }) => Url)).map((url, at) => (
            <ProductPicture key={url} src={url} size={72} alt={pictures[at]?.Alt || `${product.Name} ${at + 1}`} />
          ))}
        </Inline>
      )}
    </Part>
  )
}
