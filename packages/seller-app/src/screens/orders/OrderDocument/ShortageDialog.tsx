import { shiftDay, shortageAnswerHours, shortageKind, shortageKindNames } from '@mall/api/contract'
import type { OrderSubstitute, SellerOrderDetail } from '@mall/api/seller/contract'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Button } from '@mall/ui/button'
import { DatePicker } from '@mall/ui/date-picker'
import { Empty } from '@mall/ui/empty'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { formatYuan } from '@mall/ui/price'
import { QuantityStepper } from '@mall/ui/quantity-stepper'
import { RadioGroup } from '@mall/ui/radio-group'
import { Skeleton } from '@mall/ui/skeleton'
import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { leftOf } from './shipment-values.ts'
import { kindValue, shortageSchema, toShortLine, type ShortageValues, type ShortLine } from './shortage-values.ts'

/** What was asked for, of products to send instead. */
export interface SubstituteSearch {
  readonly Quantity: number
  readonly Keyword: string
}

/** What a search for products has so far. */
export interface Substitutes {
  /** Undefined while they load. */
  readonly items: readonly OrderSubstitute[] | undefined
  readonly failed: boolean
  readonly onRetry: () => void
}

export interface ShortageDialogProps {
  readonly line: SellerOrderDetail['Lines'][number]
  readonly today: string
  readonly substitutes: Substitutes
  /** Asks for products; null: for none. */
  readonly onSearch: (search: SubstituteSearch | null) => void
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onSubmit: (line: ShortLine) => Promise<unknown>
  readonly onClose: () => void
}

/** How far pieces can be put off, days. */
const latestDays = 365

const kinds = [
  { value: kindValue(shortageKind.cut), label: shortageKindNames[shortageKind.cut], note: '应付随之减少，付过的退回' },
  { value: kindValue(shortageKind.replace), label: shortageKindNames[shortageKind.replace], note: `买家答复后才换；${shortageAnswerHours} 个工作小时没有答复，不发` },
  { value: kindValue(shortageKind.later), label: shortageKindNames[shortageKind.later], note: '告诉买家哪天前发' },
]

const substituteOption = ({ ProductCode, CustomerProductName, Unit, Price, OwnPrice, Stock }: OrderSubstitute) => ({
  value: ProductCode, label: CustomerProductName,
  note: `${formatYuan(Price)}/${Unit}${OwnPrice > Price ? `（平时 ${formatYuan(OwnPrice)}）` : ''}，可用 ${Stock}，编码 ${ProductCode}`,
})

const Found = ({ substitutes: { items, failed, onRetry }, value, onChoose }: { readonly substitutes: Substitutes; readonly value: string; readonly onChoose: (product: OrderSubstitute) => void }) => {
  if (failed) return <Empty size="small" title="商品没有找成" action={<Button onClick={onRetry}>重试</Button>} />
  if (items === undefined) {
    return (
      <div role="status" aria-label="找商品中">
        <Skeleton lines={3} />
      </div>
    )
  }
  if (items.length === 0) return <Empty size="small" title="没有找到能换的商品" />
  return (
    <RadioGroup
      aria-label="换成"
      appearance="cards"
      orientation="vertical"
      value={value}
      options={items.map(substituteOption)}
      onValueChange={(code) => {
        const product = items.find(({ ProductCode }) => ProductCode === code)
        if (product) onChoose(product)
      }}
    />
  )
}

/** 缺货 of a line: how much, and what becomes of it. */
export const ShortageDialog = ({ line, today, substitutes, onSearch, onSubmit, onClose }: ShortageDialogProps) => {
  const most = leftOf(line)
  const { form, submit, pending, dirty, problem } = useMallForm<ShortageValues, ShortageValues, unknown>({
    schema: shortageSchema(most), texts: {},
    defaultValues: { Kind: kindValue(shortageKind.cut), Quantity: most, Reason: '', ReplacementCode: '', ReplacementQuantity: 0, Day: '' },
    send: (values) => onSubmit(toShortLine(line.LineId, values)),
    onSent: onClose,
  })
  const { errors } = form.formState
  const [Kind, Quantity, code] = useWatch({ control: form.control, name: ['Kind', 'Quantity', 'ReplacementCode'] })
  const [words, setWords] = useState('')
  const replaces = Kind === kindValue(shortageKind.replace)
  const chosen = substitutes.items?.find(({ ProductCode }) => ProductCode === code)
  const search = (pieces: number) => {
    form.setValue('ReplacementCode', '')
    onSearch({ Quantity: pieces, Keyword: words.trim() })
  }
  return (
    <FormDialog
      open
      title="缺货"
      description={`${line.CustomerProductName}，待发 ${most} ${line.Unit}`}
      dirty={dirty}
      pending={pending}
      problem={problem?.text}
      messages={{ submit: replaces ? '问买家' : '确定' }}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label={`缺多少（${line.Unit}）`} required error={errors.Quantity?.message}>
        <Controller
          control={form.control}
          name="Quantity"
          render={({ field: { onChange, ...field } }) => (
            <QuantityStepper
              {...field}
              aria-label="缺多少"
              max={most}
              onValueChange={(count) => {
                onChange(count)
                if (replaces) search(count)
              }}
            />
          )}
        />
      </Field>
      <Field group label="怎么办" required>
        <Controller
          control={form.control}
          name="Kind"
          render={({ field: { onChange, ref: _ref, ...field } }) => (
            <RadioGroup
              {...field}
              orientation="vertical"
              options={kinds}
              onValueChange={(value) => {
                onChange(value)
                if (value === kindValue(shortageKind.replace)) search(Quantity)
                else onSearch(null)
              }}
            />
          )}
        />
      </Field>
      {replaces ? (
        <>
          <Field label="找商品" hint={`同类商品在前；换货总价不超过 ${formatYuan(line.Price * Quantity)}`} error={errors.ReplacementCode?.message}>
            <TextInput
              value={words}
              maxLength={100}
              placeholder="名称、型号或编码，回车找"
              onValueChange={setWords}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                search(Quantity)
              }}
            />
          </Field>
          <Found
            substitutes={substitutes}
            value={code}
            onChoose={(product) => {
              form.setValue('ReplacementCode', product.ProductCode, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
              form.setValue('ReplacementQuantity', product.Quantity)
            }}
          />
          {chosen ? (
            <Field label={`换成多少（${chosen.Unit}）`} required error={errors.ReplacementQuantity?.message}>
              <Controller
                control={form.control}
                name="ReplacementQuantity"
                render={({ field: { onChange, ...field } }) => <QuantityStepper {...field} aria-label="换成多少" min={chosen.MOQ} step={chosen.Step} max={chosen.Stock} onValueChange={(count) => onChange(count)} />}
              />
            </Field>
          ) : null}
        </>
      ) : null}
      {Kind === kindValue(shortageKind.later) ? (
        <Field label="哪天前发" required error={errors.Day?.message}>
          <Controller control={form.control} name="Day" render={({ field: { onChange, ...field } }) => <DatePicker {...field} today={today} min={today} max={shiftDay(today, latestDays)} onValueChange={(day) => onChange(day)} />} />
        </Field>
      ) : null}
      <Field label="告诉买家" error={errors.Reason?.message}>
        <TextInput {...form.register('Reason')} maxLength={100} placeholder="如：厂家停产，同系列有货" />
      </Field>
    </FormDialog>
  )
}
