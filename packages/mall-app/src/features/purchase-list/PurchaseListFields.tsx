import { choicesOf, purchaseListLimits, purchaseListVisibilityNames, type PurchaseListVisibility } from '@mall/api/contract'
import { Field } from '@mall/ui/field'
import { RadioGroup } from '@mall/ui/radio-group'
import { TextInput } from '@mall/ui/text-input'
import type { UseFormRegisterReturn } from 'react-hook-form'

interface PurchaseListFieldsProps {
  readonly name: UseFormRegisterReturn
  readonly nameError: string | undefined
  readonly visibility: PurchaseListVisibility
  readonly onVisibilityChange: (visibility: string) => void
}

const visibilities = choicesOf(purchaseListVisibilityNames)

/** What a list is called, and who sees it. */
export const PurchaseListFields = ({ name, nameError, visibility, onVisibilityChange }: PurchaseListFieldsProps) => (
  <>
    <Field label="清单名称" required error={nameError}>
      <TextInput {...name} maxLength={purchaseListLimits.name} counter placeholder="如：每月文具" />
    </Field>
    <Field label="谁能看到" required group>
      <RadioGroup options={visibilities} value={visibility} onValueChange={onVisibilityChange} />
    </Field>
  </>
)
