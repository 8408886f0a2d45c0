import type { StaffMember } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Combobox, type ComboboxOption } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import * as z from 'zod/mini'

export interface HandOverFormProps {
  readonly member: StaffMember
  /** Those who can look after customers. */
  readonly loadColleagues: () => Promise<readonly { readonly StaffId: number; readonly Name: string }[]>
  /** Rejects when nothing was handed over: the form stays as it is and says why. */
  readonly onHandOver: (member: StaffMember, toStaffId: number) => Promise<unknown>
  readonly onRefresh: (staffId: number) => Promise<StaffMember>
  readonly onClose: () => void
}

const schema = z.object({ ToStaffId: z.int(), Version: z.int() })
const texts = { ToStaffId: '请选择接手的同事' }

/** 移交客户: all of them go to one colleague. */
export const HandOverForm = ({ member, loadColleagues, onHandOver, onRefresh, onClose }: HandOverFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts,
    defaultValues: { Version: member.Version },
    send: ({ ToStaffId, Version }) => onHandOver({ ...member, Version }, ToStaffId),
    onSent: onClose,
    refresh: async ({ setValue }) => setValue('Version', (await onRefresh(member.StaffId)).Version),
  })
  const { field: { ref, onChange } } = useController({ control: form.control, name: 'ToStaffId' })
  const [chosen, setChosen] = useState<ComboboxOption<number> | null>(null)
  const findColleagues = async (name: string) =>
    (await loadColleagues()).filter(({ StaffId, Name }) => StaffId !== member.StaffId && Name.includes(name.trim())).map(({ StaffId, Name }) => ({ value: StaffId, label: Name }))
  return (
    <FormDialog
      open
      title={`移交“${member.Name}”的客户`}
      description={`名下 ${member.Customers} 家客户及其订单、售后、询价和协议，从此由接手的同事负责`}
      dirty={dirty}
      pending={pending}
      messages={{ submit: '移交' }}
      problem={problem ? <FormProblemText problem={problem} /> : undefined}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label="接手的同事" required error={form.formState.errors.ToStaffId?.message}>
        <Combobox
          ref={ref}
          label="接手的同事"
          value={chosen}
          onValueChange={(option) => {
            setChosen(option)
            onChange(option?.value)
          }}
          loadOptions={findColleagues}
          messages={{ placeholder: '选择同事' }}
        />
      </Field>
    </FormDialog>
  )
}
