import { imageRules, inquiryLimits, type UploadedFile } from '@mall/api/contract'
import { Field } from '@mall/ui/field'
import { UploadField, type UploadFieldProps } from '@mall/ui/upload-field'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isUnderWay } from '../../components/pictures/pictures.ts'
import type { InquiryFormValues } from './inquiry-form-values.ts'

export interface LineImagesProps {
  readonly index: number
  readonly form: UseFormReturn<InquiryFormValues, unknown, InquiryFormValues>
  readonly onUpload: NonNullable<UploadFieldProps<UploadedFile>['upload']>
}

/** 图片 of one line; those that it has already stay until they are removed. They are named and not drawn: an `img` sends no token, and only their owners get them. */
export const LineImages = ({ index, form, onUpload }: LineImagesProps) => {
  const { getValues, setValue, clearErrors, formState: { errors } } = form
  const name = `Lines.${index}.Images` as const
  const underWay = `Lines.${index}.IsUploading` as const
  const [before] = useState(() => (getValues(name) ?? []).map((url, at) => ({ id: url, name: `图片 ${at + 1}`, status: 'done' as const })))
  return (
    <Field data-full="" label={`图片（最多${inquiryLimits.images}张）`} group error={errors.Lines?.[index]?.IsUploading?.message}>
      <UploadField<UploadedFile>
        multiple
        maxCount={inquiryLimits.images}
        rules={imageRules}
        defaultValue={before}
        upload={onUpload}
        onChange={(items) => {
          const isUploading = items.some(isUnderWay)
          setValue(name, items.flatMap(({ id, result, file }) => result?.Url ?? (file === undefined ? id : [])), { shouldDirty: true })
          setValue(underWay, isUploading)
          if (!isUploading) clearErrors(underWay)
        }}
      />
    </Field>
  )
}
