import { viewLimits, viewReason, type SellerCustomerDetail } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextArea } from '@mall/ui/text-input'
import type * as z from 'zod/mini'

export interface ViewFormProps {
  readonly customer: Pick<SellerCustomerDetail, 'Name'>
  readonly person: Pick<SellerCustomerDetail['PeopleList'][number], 'Name'>
  /** Rejects when there is no page or no view: the form stays as it is and says why. */
  readonly onView: (values: z.output<typeof viewReason>) => Promise<unknown>
  readonly onClose: () => void
}

/** 以客户身份查看: why somebody sees the mall as this person does. */
export const ViewForm = ({ customer, person, onView, onClose }: ViewFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema: viewReason,
    texts: { Reason: `请写明原因，${viewLimits.minReason}–${viewLimits.maxReason}个字` },
    defaultValues: { Reason: '' },
    send: onView,
    onSent: onClose,
  })
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title="以客户身份查看"
        description={`在新窗口打开${customer.Name}的${person.Name}看到的商城：只能看，不能操作，${viewLimits.minutes}分钟后自动结束。`}
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: '打开' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Field label="原因" required error={form.formState.errors.Reason?.message} hint={`对方会在登录记录里看到“商家客服”和这个原因，${viewLimits.minReason}–${viewLimits.maxReason}个字`}>
          <TextArea {...form.register('Reason')} rows={3} maxLength={viewLimits.maxReason} counter />
        </Field>
      </FormDialog>
    </>
  )
}
