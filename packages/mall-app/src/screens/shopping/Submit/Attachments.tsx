import { submissionLimits } from '@mall/api/contract'
import { Field } from '@mall/ui/field'
import { UploadField, type UploadFieldProps } from '@mall/ui/upload-field'
import { useFormContext } from 'react-hook-form'
import { isUnderWay } from '../../../components/pictures/pictures.ts'
import { attachmentRules } from './attachment-rules.ts'
import * as S from './Submit.styles.ts'
import type { SubmitValues } from './submit-values.ts'

/** The result of uploading an attachment. */
interface Attached {
  readonly Url: string
  readonly Name: string
}

export interface AttachmentsProps {
  readonly upload: NonNullable<UploadFieldProps<Attached>['upload']>
}

/** What goes with the order. */
export const Attachments = ({ upload }: AttachmentsProps) => {
  const { setValue, getValues, clearErrors, formState } = useFormContext<SubmitValues>()
  return (
    <S.Slim>
      <Field label={`附件（最多${submissionLimits.Attachments}个）`} group error={formState.errors.Attachments?.message}>
        <UploadField<Attached>
          multiple
          maxCount={submissionLimits.Attachments}
          rules={attachmentRules}
          defaultValue={getValues('Attachments').map((result) => ({ id: result.Url, name: result.Name, status: 'done', result }))}
          upload={upload}
          onChange={(items) => {
            const isUploading = items.some(isUnderWay)
            setValue('Attachments', items.flatMap(({ result, name }) => (result ? [{ Url: result.Url, Name: name }] : [])), { shouldDirty: true })
            setValue('IsUploading', isUploading)
            if (!isUploading) clearErrors('Attachments')
          }}
        />
      </Field>
    </S.Slim>
  )
}
