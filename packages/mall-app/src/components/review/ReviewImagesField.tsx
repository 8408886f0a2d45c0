import { imageRules, reviewRules } from '@mall/api/contract'
import { Field } from '@mall/ui/field'
import { UploadField, type UploadFieldProps } from '@mall/ui/upload-field'

/** Sends a picture and resolves with its address. */
export type UploadPicture = NonNullable<UploadFieldProps<{ readonly Url: string }>['upload']>

/** The pictures of a review: their addresses, and whether some are still on their way. */
export interface ReviewPictures {
  readonly urls: string[]
  readonly isUploading: boolean
}

interface ReviewImagesFieldProps {
  readonly upload: UploadPicture
  readonly onChange: (pictures: ReviewPictures) => void
  readonly error?: string | undefined
}

const underWay: ReadonlySet<string> = new Set(['checking', 'ready', 'uploading'])

/** At most five pictures of 2 MB each. */
export const ReviewImagesField = ({ upload, onChange, error }: ReviewImagesFieldProps) => (
  <Field label={`图片（最多${reviewRules.maxImages}张）`} group error={error}>
    <UploadField<{ readonly Url: string }>
      multiple
      maxCount={reviewRules.maxImages}
      rules={imageRules}
      messages={{ pick: '添加图片', hint: `支持 JPG、PNG、GIF、WebP，每张不超过${imageRules.maxSizeMB}MB` }}
      upload={upload}
      onChange={(items) =>
        onChange({ urls: items.flatMap(({ result }) => result?.Url ?? []), isUploading: items.some(({ status }) => underWay.has(status)) })
      }
    />
  </Field>
)
