import { productFieldNames, type SellerProduct } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Combobox } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { Select } from '@mall/ui/select'
import { useController } from 'react-hook-form'
import * as z from 'zod/mini'
import { categoryOptions, taxRateOptions, type FieldChoices } from '../../../components/product/field-choices.ts'
import { askText, nowText, type BulkField, type BulkOutcome } from './bulk-words.ts'

export interface BulkFormProps {
  readonly field: BulkField
  readonly products: readonly SellerProduct[]
  /** Undefined while they load. */
  readonly choices: FieldChoices | undefined
  /** Rejects when nothing was changed: the form stays as it is and says why. */
  readonly onSend: (value: number) => Promise<BulkOutcome>
  readonly onSent: (outcome: BulkOutcome) => void
  readonly onClose: () => void
}

const schema = z.object({ Value: z.number() })

const hints: Readonly<Record<BulkField, string>> = {
  CategoryId: '买家的导航、列表和搜索立即按新分类；已有订单和报表不变',
  TaxRate: '从下一单起；市场价含税，不随税率变',
}

/** 改分类 or 改税率: one value for several products. */
export const BulkForm = ({ field, products, choices, onSend, onSent, onClose }: BulkFormProps) => {
  const name = productFieldNames[field]
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts: { Value: `请选择${name}` },
    defaultValues: {},
    send: ({ Value }) => onSend(Value),
    onSent,
  })
  const { field: { ref, value, onChange } } = useController({ control: form.control, name: 'Value' })
  const chosen = choices?.Categories.find(({ CategoryId }) => CategoryId === value)
  return (
    <FormDialog
      open
      title={askText(field, products)}
      description={nowText(field, products)}
      dirty={dirty}
      pending={pending}
      messages={{ submit: `改${name}` }}
      problem={problem ? <FormProblemText problem={problem} /> : undefined}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label={`改为哪个${name}`} required hint={hints[field]} error={form.formState.errors.Value?.message}>
        {field === 'CategoryId' ? (
          <Combobox<number>
            ref={ref}
            label={`改为哪个${name}`}
            disabled={choices === undefined}
            value={chosen === undefined ? null : { value: chosen.CategoryId, label: chosen.Path.join(' / ') }}
            loadOptions={(query) => categoryOptions(choices?.Categories ?? [], query)}
            debounceMs={0}
            onValueChange={(option) => onChange(option?.value)}
          />
        ) : (
          <Select<number> ref={ref} options={taxRateOptions} value={value ?? null} placeholder="请选择" onValueChange={(rate) => onChange(rate ?? undefined)} />
        )}
      </Field>
    </FormDialog>
  )
}
