import { purchaseListCalls, purchaseListLimits, purchaseListVisibilityNames, type CallInput, type PurchaseListVisibility } from '@mall/api/contract'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { RadioGroup } from '@mall/ui/radio-group'
import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import * as z from 'zod/mini'
import { useMallForm } from '../../lib/use-mall-form.ts'

export type PurchaseListInput = CallInput<'POST /api/PurchaseList/Save'>

export interface PurchaseListFormProps {
  readonly lines: PurchaseListInput['Lines']
  /** Rejects when it could not be saved: the form stays as it is and says why. */
  readonly onSave: (input: PurchaseListInput) => Promise<unknown>
  readonly onClose: () => void
}

const { Name, Visibility } = purchaseListCalls['POST /api/PurchaseList/Save'].body.shape
const schema = z.object({ Name, Visibility })
const texts = { Name: '请输入清单名称' }
const visibilities = Object.entries(purchaseListVisibilityNames).map(([value, label]) => ({ value: value as PurchaseListVisibility, label }))

/** 保存为常购清单: a name, and who sees it. */
export const PurchaseListForm = ({ lines, onSave, onClose }: PurchaseListFormProps) => {
  // The same for every attempt: an answer that was lost on its way does not save twice.
  const [RequestId, setRequestId] = useState(() => crypto.randomUUID())
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts,
    defaultValues: { Name: '', Visibility: 'self' as const },
    send: (values) => onSave({ ...values, Lines: lines, RequestId }),
    onSent: onClose,
  })
  const { register, control, clearErrors, formState: { errors } } = form
  const { field: { value, onChange } } = useController({ control, name: 'Visibility' })
  const nameTaken = errors.root?.server?.type === 'PURCHASE_LIST_NAME_TAKEN' ? problem?.text : undefined
  /** Other words are another request. */
  const renew = () => {
    clearErrors('root.server')
    setRequestId(crypto.randomUUID())
  }
  return (
    <FormDialog
      open
      title="保存为常购清单"
      description={`${lines.length} 种商品及数量会保存到清单，下次可以一次填入快速下单或加入购物车。`}
      dirty={dirty}
      pending={pending}
      problem={nameTaken === undefined ? problem?.text : undefined}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label="清单名称" required error={errors.Name?.message ?? nameTaken}>
        <TextInput {...register('Name', { onChange: renew })} maxLength={purchaseListLimits.name} counter placeholder="如：每月文具" />
      </Field>
      <Field label="谁能看到" required group>
        <RadioGroup
          options={visibilities}
          value={value}
          onValueChange={(next) => {
            onChange(next)
            renew()
          }}
        />
      </Field>
    </FormDialog>
  )
}
