import { afterSalesReasons, afterSalesType, maxAfterSalesImages, orderSumNames, returnMode, returnModeNames, type AfterSalesCheck, type AfterSalesSummary } from '@mall/api/contract'
import { contractResolver } from '@mall/app-kit/forms/contract-resolver.ts'
import { DraftLine } from '@mall/app-kit/forms/DraftLine.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useKeptForm } from '@mall/app-kit/forms/use-kept-form.ts'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { FormActions } from '@mall/ui/form-actions'
import { FormGrid } from '@mall/ui/form-grid'
import { formatYuan } from '@mall/ui/price'
import { QuantityStepper } from '@mall/ui/quantity-stepper'
import { RadioGroup, type RadioOption } from '@mall/ui/radio-group'
import { Section } from '@mall/ui/section'
import { Select } from '@mall/ui/select'
import { TextArea, TextInput } from '@mall/ui/text-input'
import { Controller, useController, useWatch, type UseControllerReturn } from 'react-hook-form'
import { styled } from 'styled-components'
import { subtotalOf } from '../../../components/order-sums/amounts.ts'
import { LazyPicturesField } from '../../../components/pictures/LazyPicturesField.tsx'
import type { UploadPicture } from '../../../components/pictures/pictures.ts'
import { useSite } from '../../../site/site.ts'
import { applySchema, applyTexts, deadlineWords, fitDraft, startValues, toApplication, type Application, type ApplyValues } from './apply-values.ts'

const Form = styled.form`
  display: contents;

  /* Its sections go on below the goods, in the same sheet. */
  && > :first-child {
    border-block-start: 1px solid var(--mall-divider);
  }
`

const reasons = afterSalesReasons.map((reason) => ({ value: reason, label: reason }))
const returnNotes = { [returnMode.pickup]: '快递员到收货地址取件', [returnMode.selfSent]: '审核通过后寄回，再填写物流单号' } as const
const returnModes = Object.values(returnMode).map((mode) => ({ value: String(mode), label: returnModeNames[mode], note: returnNotes[mode] }))

interface ChoiceProps {
  readonly choice: UseControllerReturn<ApplyValues, 'Type' | 'ReturnMode'>
  readonly label: string
  readonly options: readonly RadioOption[]
}

/** One of a few numbers. After a failed attempt the focus goes to the first of them. */
const Choice = ({ choice: { field, fieldState }, label, options }: ChoiceProps) => (
  <Field data-full="" label={label} required group error={fieldState.error?.message}>
    <RadioGroup
      ref={(root: HTMLDivElement | null) => field.ref(root?.querySelector('input:enabled') ?? null)}
      appearance="cards"
      options={options}
      value={String(field.value ?? '')}
      onValueChange={(value) => field.onChange(Number(value))}
    />
  </Field>
)

export interface ApplyFormProps {
  readonly check: AfterSalesCheck
  /** Under which what is typed is kept until it is sent. */
  readonly draftKey?: string | undefined
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onApply: (application: Application) => Promise<AfterSalesSummary>
  readonly onApplied: (service: AfterSalesSummary) => void
  readonly upload: UploadPicture
}

/** What is wrong with how many pieces, and how they are returned. What was typed stays when sending fails. */
export const ApplyForm = ({ check, draftKey, onApply, onApplied, upload }: ApplyFormProps) => {
  const { ReviewTime } = useSite()
  const { form, submit, pending, dirty, problem, draft } = useKeptForm<ApplyValues, ApplyValues, AfterSalesSummary>({
    resolver: contractResolver(applySchema, applyTexts),
    draftKey,
    fit: (kept) => fitDraft(kept, check),
    defaultValues: startValues(check),
    send: (values) => onApply(toApplication(values)),
    onSent: onApplied,
  })
  const { control, register, setValue, getValues, clearErrors, formState: { errors } } = form
  // Before the fields below: the focus after a failed attempt goes to the first that was registered.
  const type = useController({ control, name: 'Type' })
  const modeOfReturn = useController({ control, name: 'ReturnMode' })
  const pieces = useWatch({ control, name: 'Quantity' })
  const types = check.SupportTypes.map((one) => ({ value: String(one.Type), label: one.TypeName, note: deadlineWords(one), disabled: !one.IsOpen }))
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard dirty={dirty} isKept={draft.isKept} />
      <DraftLine draft={draft} />
      <Section heading="start" title="服务">
        <FormGrid>
          <Choice choice={type} label="服务类型" options={types} />
          <Field label="数量" required hint={`最多 ${check.AvailableQuantity} ${check.Unit}`} error={errors.Quantity?.message}>
            <Controller
              control={control}
              name="Quantity"
              render={({ field: { onChange, ...field } }) => <QuantityStepper {...field} unit={check.Unit} max={check.AvailableQuantity} onValueChange={onChange} />}
            />
          </Field>
          <Field label="申请原因" required error={errors.Reason?.message}>
            <Select {...register('Reason')} placeholder="请选择" options={reasons} />
          </Field>
        </FormGrid>
      </Section>
      <Section heading="start" title="问题">
        <FormGrid>
          <Field data-full="" label="问题描述" required error={errors.Description?.message}>
            <TextArea {...register('Description')} rows={4} maxLength={1000} counter placeholder="什么问题，何时发现？10–1000字" />
          </Field>
          <LazyPicturesField
            key={draft.round}
            start={getValues('Images')}
            maxCount={maxAfterSalesImages}
            upload={upload}
            error={errors.IsUploading?.message ?? errors.Images?.message}
            onChange={({ pictures, isUploading }) => {
              setValue('Images', pictures, { shouldDirty: true })
              setValue('IsUploading', isUploading)
              if (!isUploading) clearErrors('IsUploading')
            }}
          />
        </FormGrid>
      </Section>
      <Section heading="start" title="退回与联系">
        <FormGrid>
          <Choice choice={modeOfReturn} label="退回方式" options={returnModes} />
          <Field label="联系人" required error={errors.Contact?.message}>
            <TextInput {...register('Contact')} maxLength={20} autoComplete="name" />
          </Field>
          <Field label="手机" required error={errors.Mobile?.message}>
            <TextInput {...register('Mobile')} maxLength={11} inputMode="tel" autoComplete="tel-national" />
          </Field>
        </FormGrid>
      </Section>
      <FormActions note={type.field.value === afterSalesType.return ? `${orderSumNames.refund} ${formatYuan(subtotalOf(check.Price, pieces))}，运费不退；商家处理完成后退回原支付方式和预算` : ReviewTime === '' ? undefined : `商家将在${ReviewTime}审核`} problem={problem?.text}>
        <Button type="submit" variant="primary" loading={pending}>
          提交申请
        </Button>
      </FormActions>
    </Form>
  )
}
