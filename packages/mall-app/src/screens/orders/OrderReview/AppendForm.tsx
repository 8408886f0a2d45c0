import { reviewRules, type ReviewLine } from '@mall/api/contract'
import type { ActionInput } from '@mall/app-kit/actions/action-input.ts'
import { contractResolver } from '@mall/app-kit/forms/contract-resolver.ts'
import { DraftLine } from '@mall/app-kit/forms/DraftLine.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useKeptForm } from '@mall/app-kit/forms/use-kept-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextArea } from '@mall/ui/text-input'
import * as z from 'zod/mini'
import { LazyPicturesField } from '../../../components/pictures/LazyPicturesField.tsx'
import { picturesOf, type UploadPicture } from '../../../components/pictures/pictures.ts'
import { isLongEnough, reviewTexts } from './review-values.ts'

export type Append = Omit<ActionInput<'POST /api/Order/ReviewAppend'>, 'OrderNo'>

export interface AppendFormProps {
  readonly line: ReviewLine
  /** Under which what is typed is kept until it is sent. */
  readonly draftKey?: string | undefined
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onAppend: (append: Append) => Promise<unknown>
  readonly upload: UploadPicture
  readonly onClose: () => void
}

const schema = z.object({
  Text: z.string().check(z.maxLength(reviewRules.maxText), z.refine((text) => text.trim() !== '' && isLongEnough(text))),
  Images: z.array(z.string()),
  IsUploading: z.boolean().check(z.refine((uploading) => !uploading)),
})
const resolver = contractResolver(schema, { Text: reviewTexts.text, IsUploading: reviewTexts.uploading })

/** 追加评价: once, within 30 days. */
export const AppendForm = ({ line, draftKey, onAppend, upload, onClose }: AppendFormProps) => {
  const { form, submit, pending, dirty, problem, draft } = useKeptForm({
    resolver,
    draftKey,
    fit: ({ Text, Images }) => ({ Text, Images, IsUploading: false }),
    defaultValues: { Text: '', Images: [], IsUploading: false },
    send: ({ Text, Images }) => onAppend({ LineId: line.LineId, Text: Text.trim(), Images }),
    onSent: onClose,
  })
  const { register, setValue, getValues, clearErrors, formState: { errors } } = form
  return (
    <>
      <LeaveGuard dirty={dirty} isKept={draft.isKept} />
      <FormDialog
        open
        title="追加评价"
        description={line.CustomerProductName}
        dirty={dirty && !draft.isKept}
        pending={pending}
        problem={problem?.text}
        messages={{ submit: '提交追评' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <DraftLine draft={draft} />
        <Field label="追评内容" required error={errors.Text?.message}>
          <TextArea {...register('Text')} rows={4} maxLength={reviewRules.maxText} counter placeholder="用了一段时间，觉得如何？只能追加一次" />
        </Field>
        <LazyPicturesField
          key={draft.round}
          maxCount={reviewRules.maxImages}
          start={picturesOf(getValues('Images'))}
          upload={upload}
          error={errors.IsUploading?.message}
          onChange={({ pictures, isUploading }) => {
            setValue('Images', pictures.map(({ Url }) => Url), { shouldDirty: true })
            setValue('IsUploading', isUploading)
            if (!isUploading) clearErrors('IsUploading')
          }}
        />
      </FormDialog>
    </>
  )
}
