import { pinValues, searchWordLimits, type SearchPin } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { DatePicker } from '@mall/ui/date-picker'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { FormGrid } from '@mall/ui/form-grid'
import { Stack } from '@mall/ui/stack'
import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ChosenProducts, type FindProducts } from '../../../components/product/ChosenProducts.tsx'

export interface PinFormProps {
  readonly word: string
  /** What is changed; null for a new one. */
  readonly pin: Pick<SearchPin, 'Products' | 'From' | 'Until'> | null
  readonly findProducts: FindProducts
  /** Rejects when it could not be written: the form stays as it is and says why. */
  readonly onSubmit: (values: z.output<typeof pinValues>) => Promise<unknown>
  readonly onRefresh: () => Promise<unknown>
  readonly onClose: () => void
}

/** 置顶: what comes first where exactly this word is searched for. */
export const PinForm = ({ word, pin, findProducts, onSubmit, onRefresh, onClose }: PinFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema: pinValues,
    texts: { Word: '请输入词', ProductCodes: '请至少选一种商品', From: '日期格式不正确', Until: '最后一天不能早于第一天' },
    defaultValues: { Word: word, ProductCodes: pin?.Products.map(({ ProductCode }) => ProductCode) ?? [], From: pin?.From ?? null, Until: pin?.Until ?? null },
    send: onSubmit,
    onSent: onClose,
    refresh: async () => void (await onRefresh()),
  })
  const { register, control, formState: { errors } } = form
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map(pin?.Products.map(({ ProductCode, Name }) => [ProductCode, Name])))
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title={pin === null ? '新增置顶' : '修改置顶'}
        description="只在搜的就是这个词、按默认顺序看时排在最前；买不了这种商品的人看不到它。"
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Stack gap={16}>
          <Field label="词" required error={errors.Word?.message}>
            <TextInput {...register('Word')} maxLength={searchWordLimits.word} autoComplete="off" placeholder="如：中性笔" />
          </Field>
          <Controller
            name="ProductCodes"
            control={control}
            render={({ field: { value, onChange } }) => (
              <ChosenProducts
                label="置顶商品"
                hint={`按这里的顺序，最多 ${searchWordLimits.products} 种`}
                codes={value}
                max={searchWordLimits.products}
                error={errors.ProductCodes?.message}
                findProducts={async (keyword, options) => {
                  const found = await findProducts(keyword, options)
                  setNames((before) => new Map([...before, ...found.map((one) => [one.value, one.label] as const)]))
                  return found
                }}
                productName={(code) => names.get(code) ?? `商品 ${code}`}
                onChange={onChange}
              />
            )}
          />
          <FormGrid>
            <Field label="从" error={errors.From?.message}>
              <Controller name="From" control={control} render={({ field: { value, onChange, ...field } }) => <DatePicker {...field} value={value ?? ''} placeholder="马上" onValueChange={(day, { text }) => onChange(day || text.trim() || null)} />} />
            </Field>
            <Field label="到" hint="当天 24:00 止" error={errors.Until?.message}>
              <Controller name="Until" control={control} render={({ field: { value, onChange, ...field } }) => <DatePicker {...field} value={value ?? ''} placeholder="一直" onValueChange={(day, { text }) => onChange(day || text.trim() || null)} />} />
            </Field>
          </FormGrid>
        </Stack>
      </FormDialog>
    </>
  )
}
