import { agreementHead, agreementRenewal, sellerAgreementCalls, type SellerAgreementDetail } from '@mall/api/seller/contract'
import { day } from '@mall/api/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { DatePicker } from '@mall/ui/date-picker'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { FormGrid } from '@mall/ui/form-grid'
import { parseNumber } from '@mall/ui/number-range'
import { TextInput } from '@mall/ui/text-input'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'

interface DialogProps<Values> {
  readonly agreement: SellerAgreementDetail
  /** Rejects when it could not be done: the form stays as it is and says why. */
  readonly onSubmit: (values: Values) => Promise<unknown>
  readonly onClose: () => void
}

const dayTexts = { From: '请选择开始日', Until: '请选择截止日' }

export type HeadValues = z.output<typeof agreementHead>

/** 改名称和日期. */
export const HeadDialog = ({ agreement, onSubmit, onClose }: DialogProps<HeadValues>) => {
  const isDraft = agreement.DaysLeft === null
  const { form: { register, control, formState: { errors } }, submit, pending, dirty, problem } = useMallForm({
    schema: agreementHead,
    texts: { ...dayTexts, Name: '请输入协议名称' },
    defaultValues: { Name: agreement.Name, From: agreement.From, Until: agreement.Until },
    send: onSubmit,
    onSent: onClose,
  })
  return (
    <FormDialog open title="改名称和日期" dirty={dirty} pending={pending} problem={problem && <FormProblemText problem={problem} />} onSubmit={(event) => void submit(event)} onOpenChange={(open) => (open ? undefined : onClose())}>
      <FormGrid>
        <Field data-full="" label="协议名称" required error={errors.Name?.message}>
          <TextInput {...register('Name')} maxLength={60} autoComplete="off" />
        </Field>
        <Field label="开始日" required error={errors.From?.message} hint={isDraft ? undefined : '已生效，不能再改'}>
          <Controller name="From" control={control} render={({ field: { onChange, ...field } }) => <DatePicker {...field} disabled={!isDraft} onValueChange={(value, { text }) => onChange(value || text.trim())} />} />
        </Field>
        <Field label="截止日" required error={errors.Until?.message} hint="到这天 24:00">
          <Controller name="Until" control={control} render={({ field: { onChange, ...field } }) => <DatePicker {...field} onValueChange={(value, { text }) => onChange(value || text.trim())} />} />
        </Field>
      </FormGrid>
    </FormDialog>
  )
}

const beginning = z.object({ From: day })

export type BeginValues = z.output<typeof beginning>

/** 写新的一版: from which day on. */
export const BeginDialog = ({ agreement, onSubmit, onClose }: DialogProps<BeginValues>) => {
  const { form: { control, formState: { errors } }, submit, pending, dirty, problem } = useMallForm({ schema: beginning, texts: { From: dayTexts.From }, defaultValues: { From: '' }, send: onSubmit, onSent: onClose })
  return (
    <FormDialog
      open
      title={`写第 ${agreement.VersionNo + 1} 版`}
      description="从现在这一版的商品和价格开始改。批准并到了开始日之前，客户仍按现在的价。"
      dirty={dirty}
      pending={pending}
      problem={problem && <FormProblemText problem={problem} />}
      messages={{ submit: '开始写' }}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label="从哪天起" required error={errors.From?.message} hint={`到 ${agreement.Until}`}>
        <Controller name="From" control={control} render={({ field: { onChange, ...field } }) => <DatePicker {...field} onValueChange={(value, { text }) => onChange(value || text.trim())} />} />
      </Field>
    </FormDialog>
  )
}

export type RenewalValues = z.output<typeof agreementRenewal>

/** 续签: the next agreement, its prices changed by a percent. */
export const RenewDialog = ({ agreement, onSubmit, onClose }: DialogProps<RenewalValues>) => {
  const { form: { register, control, formState: { errors } }, submit, pending, dirty, problem } = useMallForm({
    schema: agreementRenewal,
    texts: { ...dayTexts, Change: '请输入 −90 到 100 之间的百分比' },
    defaultValues: { From: '', Until: '', Change: 0 },
    send: onSubmit,
    onSent: onClose,
  })
  return (
    <FormDialog
      open
      title={`续签 ${agreement.AgreementNo}`}
      description={`建一份新的草稿，带上第 ${agreement.VersionNo} 版的商品；按市场价百分比的行不变。`}
      dirty={dirty}
      pending={pending}
      problem={problem && <FormProblemText problem={problem} />}
      messages={{ submit: '建立续签草稿' }}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <FormGrid>
        <Field label="开始日" required error={errors.From?.message} hint={`现在这份到 ${agreement.Until}`}>
          <Controller name="From" control={control} render={({ field: { onChange, ...field } }) => <DatePicker {...field} onValueChange={(value, { text }) => onChange(value || text.trim())} />} />
        </Field>
        <Field label="截止日" required error={errors.Until?.message}>
          <Controller name="Until" control={control} render={({ field: { onChange, ...field } }) => <DatePicker {...field} onValueChange={(value, { text }) => onChange(value || text.trim())} />} />
        </Field>
        <Field label="价格变化（%）" required error={errors.Change?.message} hint="负数是降价">
          <TextInput {...register('Change', { setValueAs: (text: string | number) => parseNumber(String(text), { decimals: 2, min: -90, max: 100 }).value ?? Number.NaN })} inputMode="decimal" autoComplete="off" />
        </Field>
      </FormGrid>
    </FormDialog>
  )
}

const ending = z.pick(sellerAgreementCalls['POST /api/SellerAgreement/End'].body, { Reason: true })

export type EndValues = z.output<typeof ending>

/** 终止: today is the last day. */
export const EndDialog = ({ agreement, onSubmit, onClose }: DialogProps<EndValues>) => {
  const { form: { register, formState: { errors } }, submit, pending, dirty, problem } = useMallForm({ schema: ending, texts: { Reason: '请写终止的原因' }, defaultValues: { Reason: '' }, send: onSubmit, onSent: onClose })
  return (
    <FormDialog
      open
      title={`终止 ${agreement.AgreementNo}？`}
      description={`${agreement.PartyName}从明天起不再按这份协议买，${agreement.Products.toLocaleString('zh-CN')} 种商品回到集团协议或市场价。终止之后不能恢复。`}
      tone="danger"
      dirty={dirty}
      pending={pending}
      problem={problem && <FormProblemText problem={problem} />}
      messages={{ submit: '终止协议' }}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label="原因" required error={errors.Reason?.message}>
        <TextInput {...register('Reason')} maxLength={200} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
