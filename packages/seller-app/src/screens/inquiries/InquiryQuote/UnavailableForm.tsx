import { sellerInquiryCalls } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextArea } from '@mall/ui/text-input'
import * as z from 'zod/mini'

const schema = z.pick(sellerInquiryCalls['POST /api/SellerInquiry/MarkUnavailable'].body, { Text: true })

interface UnavailableFormProps {
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onSend: (values: { readonly Text: string }) => Promise<unknown>
  readonly onRefresh: () => Promise<void>
  readonly onClose: () => void
}

/** 都没有货: nothing of an inquiry can be supplied, in words that the buyer reads. */
export const UnavailableForm = ({ onSend, onRefresh, onClose }: UnavailableFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema, texts: { Text: '请写一句给客户的话' }, defaultValues: { Text: '很抱歉，您询价的商品我们暂时无法供货。' }, send: onSend, onSent: onClose, refresh: onRefresh,
  })
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title="都没有货"
        description="询价单变为无法供货，客户可以重新询价。"
        tone="danger"
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: '告诉客户' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Field label="给客户的话" required error={form.formState.errors.Text?.message}>
          <TextArea {...form.register('Text')} rows={3} maxLength={300} counter />
        </Field>
      </FormDialog>
    </>
  )
}
