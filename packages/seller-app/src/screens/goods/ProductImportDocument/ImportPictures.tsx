import { photoRules, picturesLimit } from '@mall/api/contract'
import type { ProductImportDetail } from '@mall/api/seller/contract'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { useRef } from 'react'
import * as S from './ProductImportDocument.styles.ts'

/** Pictures on their way. */
export interface SentPictures {
  readonly sent: number
  readonly of: number
}

interface ImportPicturesProps {
  readonly one: ProductImportDetail
  /** Null: none is on its way. */
  readonly sending: SentPictures | null
  /** Why pictures were not sent, by their name, or of all of them. */
  readonly problems: readonly { readonly Name: string; readonly Message: string }[]
  readonly onPictures: (files: readonly File[]) => void
  readonly onStop: () => void
}

/** Pictures for the rows of an import: a zip, or pictures themselves, named by code. */
export const ImportPictures = ({ one, sending, problems, onPictures, onStop }: ImportPicturesProps) => {
  const input = useRef<HTMLInputElement>(null)
  const mayAdd = one.AllowActions.includes('Start') || one.AllowActions.includes('Discard')
  const left = [...problems, ...one.PictureProblems]
  return (
    <Stack gap={8}>
      {mayAdd ? (
        <>
          <Text as="p" tone="secondary">{`一个 .zip 或多张图片，按编码命名：880001.jpg 是主图，880001-2.jpg 是第二张，每种最多 ${picturesLimit} 张，每张不超过 ${photoRules.maxSizeMB}MB。写入时换掉商品现在的图片。`}</Text>
          {sending === null ? (
            <Inline gap={8}>
              <Button onClick={() => input.current?.click()}>选择图片</Button>
            </Inline>
          ) : (
            <Inline gap={8}>
              <S.Bar aria-label="图片进度" max={sending.of} value={sending.sent} />
              <span>{`${sending.sent} / ${sending.of} 张`}</span>
              <Button variant="text" onClick={onStop}>停止</Button>
            </Inline>
          )}
          <input
            ref={input}
            type="file"
            hidden
            multiple
            aria-label="选择图片"
            accept=".zip,.jpg,.jpeg,.png,.webp,.avif"
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])]
              currentTarget.value = ''
              if (files.length > 0) onPictures(files)
            }}
          />
        </>
      ) : null}
      {left.length === 0 ? null : (
        <Alert tone="warning">
          {`${left.length} 张没有用上`}
          <S.Lines>
            {left.map(({ Name, Message }) => (
              <li key={`${Name} ${Message}`}>{Name === '' ? Message : `${Name}：${Message}`}</li>
            ))}
          </S.Lines>
        </Alert>
      )}
    </Stack>
  )
}
