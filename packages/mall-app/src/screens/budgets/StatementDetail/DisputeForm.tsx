import { statementCalls, statementLimits, type StatementRow } from '@mall/api/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { formatYuan } from '@mall/ui/price'
import { TextArea } from '@mall/ui/text-input'
import * as z from 'zod/mini'
import { LazyPicturesField } from '../../../components/pictures/LazyPicturesField.tsx'
import { uploadingText, uploadPictureBy, type Picture } from '../../../components/pictures/pictures.ts'

const schema = z.extend(z.pick(statementCalls['POST /api/Statement/Dispute'].body, { Text: true, Images: true }), {
  IsUploading: z.boolean().check(z.refine((uploading) => !uploading)),
})
const texts = { Text: `请写明哪里不对，最多${statementLimits.text}个字`, Images: `图片最多${statementLimits.images}张`, IsUploading: uploadingText }

export interface DisputeFormProps {
  readonly row: StatementRow
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onSend: (values: { readonly Text: string; readonly Images: Picture[] }) => Promise<unknown>
  readonly onRefresh: () => Promise<void>
  readonly onClose: () => void
}

/** 提异议: what is wrong with a line, in words and pictures that the seller reads. */
export const DisputeForm = ({ row, onSend, onRefresh, onClose }: DisputeFormProps) => {
  const mall = useMall()
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema, texts,
    defaultValues: { Text: '', Images: [], IsUploading: false },
    send: ({ Text, Images }) => onSend({ Text, Images }),
    onSent: onClose,
    refresh: onRefresh,
  })
  const { register, setValue, clearErrors, formState: { errors } } = form
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title="提出异议"
        description={`订单 ${row.OrderNo}，${formatYuan(row.Amount)}。商家答复前这一行不会确认，其余的行可以先确认。`}
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: '提出异议' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Field label="哪里不对" required error={errors.Text?.message}>
          <TextArea {...register('Text')} rows={4} maxLength={statementLimits.text} counter placeholder="如：少收 2 箱，签收单上是 38 箱" />
        </Field>
        <LazyPicturesField
          maxCount={statementLimits.images}
          upload={uploadPictureBy(mall)}
          error={errors.IsUploading?.message ?? errors.Images?.message}
          onChange={({ pictures, isUploading }) => {
            setValue('Images', pictures, { shouldDirty: true })
            setValue('IsUploading', isUploading)
            if (!isUploading) clearErrors('IsUploading')
          }}
        />
      </FormDialog>
    </>
  )
}
