import { Field } from '@mall/ui/field'
import { FormGrid } from '@mall/ui/form-grid'
import { Section } from '@mall/ui/section'
import { TextInput } from '@mall/ui/text-input'
import { UploadField } from '@mall/ui/upload-field'
import { useFormContext } from 'react-hook-form'
import { attachmentRules } from './attachment-rules.ts'
import { limits, type SubmitValues } from './submit-values.ts'
import type { Attached, SubmitViewProps } from './SubmitView.tsx'

interface NotesSectionProps {
  readonly upload: SubmitViewProps['upload']
}

/** 订单备注 and what goes with the order. */
export const NotesSection = ({ upload }: NotesSectionProps) => {
  const { register, setValue, formState } = useFormContext<SubmitValues>()
  const { errors } = formState
  return (
    <Section title="备注与附件">
      <FormGrid columns={1}>
      <Field label="订单备注" error={errors.remark?.message}>
        <TextInput {...register('remark')} maxLength={limits.remark} counter />
      </Field>
      <Field label={`附件（最多${limits.attachments}个）`} group error={errors.attachments?.message}>
        <UploadField<Attached>
          multiple
          maxCount={limits.attachments}
          rules={attachmentRules}
          upload={upload}
          onChange={(items) => setValue('attachments', items.flatMap(({ result, name }) => (result ? [{ url: result.Url, name }] : [])))}
        />
      </Field>
      </FormGrid>
    </Section>
  )
}
