import type { CallOutput } from '@mall/api/contract'
import { Combobox } from '@mall/ui/combobox'
import { useState, type Ref } from 'react'

export type FoundCustomers = CallOutput<'POST /api/SellerPayment/Customers'>

type Customer = FoundCustomers[number]

export interface CustomerPickerProps {
  readonly ref?: Ref<HTMLInputElement> | undefined
  /** The one that is chosen at first. */
  readonly initial?: Customer | null
  readonly find: (keyword: string) => Promise<FoundCustomers>
  readonly onChoose: (customer: Customer | null) => void
}

/** Who paid: one of the customers that the user sees. */
export const CustomerPicker = ({ ref, initial = null, find, onChoose }: CustomerPickerProps) => {
  const [chosen, setChosen] = useState(initial)
  return (
    <Combobox
      ref={ref}
      label="客户"
      clearable
      value={chosen === null ? null : { value: chosen.EnterpriseId, label: chosen.Name }}
      onValueChange={(option) => {
        const customer = option === null ? null : { EnterpriseId: option.value, Name: option.label }
        setChosen(customer)
        onChoose(customer)
      }}
      loadOptions={async (keyword) => (await find(keyword.trim())).map(({ EnterpriseId, Name }) => ({ value: EnterpriseId, label: Name }))}
      messages={{ placeholder: '搜企业名称' }}
    />
  )
}
