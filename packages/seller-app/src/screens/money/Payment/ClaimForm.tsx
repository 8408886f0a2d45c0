import { sellerPaymentCalls, type SellerPaymentDetail } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { formatYuan } from '@mall/ui/price'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { CustomerPicker, type FoundCustomers } from '../../../components/customer/CustomerPicker.tsx'

const schema = z.pick(sellerPaymentCalls['POST /api/SellerPayment/Claim'].body, { EnterpriseId: true })

export interface ClaimFormProps {
  readonly payment: SellerPaymentDetail
  readonly findCustomers: (keyword: string) => Promise<FoundCustomers>
  readonly onSend: (enterpriseId: number) => Promise<unknown>
  readonly onRefresh: () => Promise<void>
  readonly onClose: () => void
}

/** 认领: whose money it is. Whom number or payer say is chosen already. */
export const ClaimForm = ({ payment, findCustomers, onSend, onRefresh, onClose }: ClaimFormProps) => {
  const { EnterpriseId, EnterpriseName, SuggestedCustomer, Amount, Payer } = payment
  const initial = EnterpriseId === null ? SuggestedCustomer : { EnterpriseId, Name: EnterpriseName }
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema, texts: { EnterpriseId: '请选择付款的客户' }, defaultValues: { EnterpriseId: initial?.EnterpriseId ?? 0 }, send: (values) => onSend(values.EnterpriseId), onSent: onClose, refresh: onRefresh,
  })
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        size="small"
        title={EnterpriseId === null ? '认领' : '改客户'}
        description={`${Payer} 付的 ${formatYuan(Amount)}`}
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: EnterpriseId === null ? '认领' : '保存' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Field label="客户" required error={form.formState.errors.EnterpriseId?.message} hint={EnterpriseId === null && SuggestedCustomer !== null ? '按附言里的单号或户名建议' : undefined}>
          <Controller
            name="EnterpriseId"
            control={form.control}
            render={({ field: { ref, onChange } }) => <CustomerPicker ref={ref} initial={initial} find={findCustomers} onChoose={(chosen) => onChange(chosen?.EnterpriseId ?? 0)} />}
          />
        </Field>
      </FormDialog>
    </>
  )
}
