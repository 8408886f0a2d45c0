import { imageRules } from '@mall/api/contract'
import { Field } from '@mall/ui/field'
import { UploadField } from '@mall/ui/upload-field'
import { isUnderWay, type Picture, type Pictures, type UploadPicture } from './pictures.ts'

interface PicturesFieldProps {
  readonly maxCount: number
  /** Those that were sent before; read once. They are named and not drawn: an `img` sends no token, and only their owners get them. */
  readonly start?: readonly Picture[] | undefined
  readonly upload: UploadPicture
  readonly onChange: (pictures: Pictures) => void
  readonly error?: string | undefined
}

/** A few pictures of 2 MB each. */
export const PicturesField = ({ maxCount, start, upload, onChange, error }: PicturesFieldProps) => (
  <Field data-full="" label={`图片（最多${maxCount}张）`} group error={error}>
    <UploadField<Picture>
      multiple
      maxCount={maxCount}
      rules={imageRules}
      defaultValue={start?.map((result) => ({ id: result.Url, name: result.Name, status: 'done', result }))}
      messages={{ pick: '添加图片', hint: `支持 JPG、PNG、GIF、WebP，每张不超过${imageRules.maxSizeMB}MB` }}
      upload={upload}
      onChange={(items) =>
        onChange({ pictures: items.flatMap(({ result }) => (result ? [{ Url: result.Url, Name: result.Name }] : [])), isUploading: items.some(isUnderWay) })
      }
    />
  </Field>
)
