import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { submissionLimits } from '@mall/api/contract'
import { Field } from '@mall/ui/field'
import { FormGrid } from '@mall/ui/form-grid'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { TextInput } from '@mall/ui/text-input'
import { Suspense } from 'react'
import { useFormContext } from 'react-hook-form'
import type { SubmitValues } from './submit-values.ts'
import type { AttachmentsProps } from './Attachments.tsx'

/** Far down on the page and seldom used: it comes after the form. */
const Attachments = lazyInPage(async () => (await import('./Attachments.tsx')).Attachments)

/** 订单备注 and what goes with the order. */
export const NotesSection = ({ upload }: AttachmentsProps) => {
  const { register, formState } = useFormContext<SubmitValues>()
  return (
    <Section title="备注与附件" heading="start">
      <FormGrid columns={1}>
        <Field label="订单备注" error={formState.errors.Remark?.message}>
          <TextInput {...register('Remark')} maxLength={submissionLimits.Remark} counter />
        </Field>
        <Suspense fallback={<Skeleton variant="block" height={64} />}>
          <Attachments upload={upload} />
        </Suspense>
      </FormGrid>
    </Section>
  )
}
