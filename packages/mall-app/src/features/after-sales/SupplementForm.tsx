import { afterSalesCalls, maxAfterSalesImages } from '@mall/api/contract'
import type { ActionInput } from '@mall/app-kit/actions/action-input.ts'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextArea } from '@mall/ui/text-input'
import * as z from 'zod/mini'
import { LazyPicturesField } from '../../components/pictures/LazyPicturesField.tsx'
import { uploadingText, type UploadPicture } from '../../components/pictures/pictures.ts'
import type { ExpressFormProps } from './ExpressForm.tsx'

export interface SupplementFormProps extends Omit<ExpressFormProps, 'onSend'> {
  readonly upload: UploadPicture
  readonly onSend: (input: ActionInput<'POST /api/AfterSales/Supplement'>) => Promise<unknown>
}

const schema = z.extend(z.omit(afterSalesCalls['POST /api/AfterSales/Supplement'].body, { RequestId: true }), {
  IsUploading: z.boolean().check(z.refine((uploading) => !uploading)),
})
const texts = { Text: '请填写答复，最多1000个字', Images: `图片最多${maxAfterSalesImages}张`, IsUploading: uploadingText }

/** 补充材料: the answer to what the seller asked, in words and pictures. */
export const SupplementForm = ({ service, upload, onSend, onRefresh, onClose }: SupplementFormProps) => {
  const { ReturnOrderId, Version, Messages = [] } = service
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema, texts,
    defaultValues: { ReturnOrderId, Version, Text: '', Images: [], IsUploading: false },
    send: ({ IsUploading: _uploading, ...input }) => onSend(input),
    onSent: onClose,
    refresh: async ({ setValue }) => setValue('Version', (await onRefresh(ReturnOrderId)).Version),
  })
  const { register, setValue, clearErrors, formState: { errors } } = form
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title="补充材料"
        description={Messages.findLast(({ IsSeller }) => IsSeller)?.Text}
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: '提交' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Field label="答复" required error={errors.Text?.message}>
          <TextArea {...register('Text')} rows={4} maxLength={1000} counter placeholder="商家会看到" />
        </Field>
        <LazyPicturesField
          maxCount={maxAfterSalesImages}
          upload={upload}
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
