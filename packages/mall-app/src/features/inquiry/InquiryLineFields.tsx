import type { InquiryLineInput } from '@mall/api/contract'
import { AmountInput } from '@mall/app-kit/forms/AmountInput.tsx'
import { parseAmount } from '@mall/app-kit/forms/parse-amount.ts'
import { Button } from '@mall/ui/button'
import { DatePicker } from '@mall/ui/date-picker'
import { Field } from '@mall/ui/field'
import { FormGrid } from '@mall/ui/form-grid'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { Controller } from 'react-hook-form'
import { LineImages, type LineImagesProps } from './LineImages.tsx'

interface InquiryLineFieldsProps extends LineImagesProps {
  /** `YYYY-MM-DD`; nothing arrives before it. */
  readonly today: string
  /** Absent for the only line. */
  readonly onRemove: (() => void) | undefined
}

type TextField = Extract<keyof InquiryLineInput, 'Brand' | 'Model' | 'Spec' | 'Remark'>

const texts: readonly (readonly [TextField, string, number])[] = [['Brand', '品牌', 50], ['Model', '型号', 50], ['Spec', '规格', 100]]

/** One line of an inquiry. */
export const InquiryLineFields = ({ index, form, today, onUpload, onRemove }: InquiryLineFieldsProps) => {
  const { register, control, formState: { errors } } = form
  const problems = errors.Lines?.[index]
  const path = <Name extends keyof InquiryLineInput>(name: Name) => `Lines.${index}.${name}` as const
  return (
    <Stack as="fieldset" gap={12} style={{ border: 0, margin: 0, minInlineSize: 0, padding: 0 }}>
      <Inline justify="between">
        <Text as="legend" strong>{`第 ${index + 1} 行`}</Text>
        {onRemove ? (
          <Button variant="text" aria-label={`删除第 ${index + 1} 行`} onClick={onRemove}>
            删除
          </Button>
        ) : null}
      </Inline>
      <FormGrid>
        <Field data-full="" label="商品名称" required error={problems?.Name?.message}>
          <TextInput {...register(path('Name'))} maxLength={100} counter placeholder="如：A4 复印纸" />
        </Field>
        <Field label="数量" required error={problems?.Quantity?.message}>
          <TextInput {...register(path('Quantity'), { setValueAs: parseAmount })} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label="单位" required error={problems?.Unit?.message}>
          <TextInput {...register(path('Unit'))} maxLength={10} placeholder="如：包、支、台" />
        </Field>
        {texts.map(([name, label, max]) => (
          <Field key={name} label={label}>
            <TextInput {...register(path(name))} maxLength={max} />
          </Field>
        ))}
        <Field label="目标单价（元）" error={problems?.TargetPrice?.message}>
          <AmountInput optional control={control} name={path('TargetPrice')} />
        </Field>
        <Field label="期望到货日" error={problems?.ExpectedDate?.message}>
          <Controller
            control={control}
            name={path('ExpectedDate')}
            render={({ field: { onChange, value, ...field } }) => (
              <DatePicker
                {...field}
                value={value ?? ''}
                today={today}
                min={today}
                messages={{ min: () => '期望到货日不能早于今天' }}
                // What is no day is kept as typed, so that the form does not leave it out silently.
                onValueChange={(day, { text }) => onChange(day || text.trim() || null)}
              />
            )}
          />
        </Field>
        <Field label="参考链接" error={problems?.Link?.message}>
          <TextInput {...register(path('Link'))} maxLength={500} inputMode="url" placeholder="https://" />
        </Field>
        <Field data-full="" label="备注">
          <TextInput {...register(path('Remark'))} maxLength={200} counter />
        </Field>
        <LineImages index={index} form={form} onUpload={onUpload} />
      </FormGrid>
    </Stack>
  )
}
