import { altLimit, photoRules, picturesLimit } from '@mall/api/contract'
import { ProductPicture } from '@mall/app-kit/goods/ProductPicture.tsx'
import { KeysHint } from '@mall/app-kit/page/KeysHint.styles.ts'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { UploadField, type UploadFieldProps, type UploadItem } from '@mall/ui/upload-field'
import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { movedTo, type Picture } from './picture-order.ts'
import * as S from './ProductPictures.styles.ts'

/** Sends a photo; its address. */
export type UploadPhoto = NonNullable<UploadFieldProps<string>['upload']>

export interface ProductPicturesProps {
  readonly pictures: readonly Picture[]
  /** What buyers see while there are none. */
  readonly drawings: readonly string[]
  readonly onChange: (change: (before: readonly Picture[]) => readonly Picture[]) => void
  readonly upload: UploadPhoto
  /** Some are still on their way. */
  readonly onUploading: (isUploading: boolean) => void
}

const isUnderWay = ({ status }: UploadItem<string>): boolean => status === 'checking' || status === 'uploading'

/** The photos of a product: sent by picking, dropping or pasting, put in order by dragging and by keys, described in words. */
export const ProductPictures = ({ pictures, drawings, onChange, upload, onUploading }: ProductPicturesProps) => {
  const [chosenUrl, setChosen] = useState<string | null>(null)
  const [lifted, setLifted] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const [sending, setSending] = useState<readonly UploadItem<string>[]>([])
  const list = useRef<HTMLOListElement>(null)
  const at = pictures.findIndex(({ Url }) => Url === chosenUrl)
  const chosen = pictures[at]

  const move = (url: string, place: number) => onChange((before) => movedTo(before, url, place))
  const remove = (url: string) => {
    const place = pictures.findIndex(({ Url }) => Url === url)
    const next = pictures[place + 1] ?? pictures[place - 1]
    onChange((before) => before.filter(({ Url }) => Url !== url))
    setChosen(next?.Url ?? null)
    // The button that had the focus is gone with its picture.
    list.current?.querySelectorAll('button')[next === undefined ? -1 : pictures.indexOf(next)]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, url: string, place: number) => {
    const acts: Readonly<Record<string, () => void>> = { ArrowLeft: () => move(url, place - 1), ArrowRight: () => move(url, place + 1), m: () => move(url, 0), Delete: () => remove(url) }
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  const dragOver = (event: DragEvent, url: string) => {
    if (lifted === null || lifted === url) return
    event.preventDefault()
    setOver(url)
  }
  const drop = (event: DragEvent, place: number) => {
    if (lifted === null) return
    event.preventDefault()
    move(lifted, place)
    setOver(null)
  }
  /** Those that have arrived leave the list of the field for their place. */
  const follow = (items: readonly UploadItem<string>[]) => {
    const arrived = items.flatMap(({ result }) => result ?? [])
    if (arrived.length > 0) {
      onChange((before) => [...before, ...arrived.filter((url) => !before.some(({ Url }) => Url === url)).map((Url) => ({ Url, Alt: '' }))].slice(0, picturesLimit))
    }
    const left = items.filter(({ result }) => result === undefined)
    setSending(left)
    onUploading(left.some(isUnderWay))
  }

  return (
    <>
      {pictures.length === 0 ? (
        <>
          <Text as="p" tone="secondary" size={12}>还没有照片，买家看到的是这些示意图：</Text>
          <S.Drawings>
            {[...new Set(drawings)].map((drawing) => (
              <ProductPicture key={drawing} src={drawing} size={72} />
            ))}
          </S.Drawings>
        </>
      ) : (
        <>
          <S.Slots ref={list} aria-label="商品图片">
            {pictures.map(({ Url, Alt }, place) => (
              <li key={Url}>
                <S.Frame>
                  <S.Slot
                    type="button"
                    aria-label={`第 ${place + 1} 张${place === 0 ? '，主图' : ''}${Alt === '' ? '' : `：${Alt}`}`}
                    aria-keyshortcuts="ArrowLeft ArrowRight M Delete"
                    aria-pressed={Url === chosen?.Url}
                    draggable
                    data-lifted={lifted === Url ? '' : undefined}
                    data-over={over === Url ? '' : undefined}
                    onClick={() => setChosen(Url)}
                    onKeyDown={(event) => onKeyDown(event, Url, place)}
                    onDragStart={() => setLifted(Url)}
                    onDragOver={(event) => dragOver(event, Url)}
                    onDragLeave={() => setOver(null)}
                    onDrop={(event) => drop(event, place)}
                    onDragEnd={() => {
                      setLifted(null)
                      setOver(null)
                    }}
                  >
                    <ProductPicture src={Url} size={place === 0 ? 240 : 120} draggable={false} />
                  </S.Slot>
                  <span data-part="number" aria-hidden="true">{place + 1}</span>
                  {place === 0 ? <span data-part="main" aria-hidden="true">主图</span> : null}
                </S.Frame>
                <div data-part="caption" title={Alt}>{Alt === '' ? '没有替代文字' : Alt}</div>
              </li>
            ))}
          </S.Slots>
          <S.Chosen>
            {chosen === undefined ? (
              <Text as="p" tone="secondary" size={12}>点一张图片写替代文字<KeysHint>；拖动排序，或选中后 ← → 移动，M 设为主图，Del 移除</KeysHint>。</Text>
            ) : (
              <>
                <Field label={`第 ${at + 1} 张的替代文字`}>
                  <TextInput
                    value={chosen.Alt}
                    maxLength={altLimit}
                    counter
                    placeholder="它是什么样子，给看不到图的人"
                    onValueChange={(Alt) => onChange((before) => before.map((picture) => (picture.Url === chosen.Url ? { ...picture, Alt } : picture)))}
                  />
                </Field>
                <Button disabled={at === 0} onClick={() => move(chosen.Url, at - 1)}>前移</Button>
                <Button disabled={at === pictures.length - 1} onClick={() => move(chosen.Url, at + 1)}>后移</Button>
                <Button disabled={at === 0} onClick={() => move(chosen.Url, 0)}>设为主图</Button>
                <Button onClick={() => remove(chosen.Url)}>移除</Button>
              </>
            )}
          </S.Chosen>
        </>
      )}
      <UploadField<string>
        aria-label="上传图片"
        multiple
        maxCount={picturesLimit - pictures.length}
        rules={photoRules}
        value={sending}
        disabled={pictures.length >= picturesLimit}
        messages={{ label: '上传图片', pick: '添加图片', hint: `拖到这里或粘贴；JPEG、PNG、WebP、AVIF，每张不超过 ${photoRules.maxSizeMB} MB`, full: () => `最多 ${picturesLimit} 张` }}
        upload={upload}
        onChange={follow}
      />
    </>
  )
}
