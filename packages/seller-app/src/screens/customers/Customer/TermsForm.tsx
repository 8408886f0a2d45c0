import { overLimits, silentDaysDefault, statementDays, statementLimits } from '@mall/api/contract'
import { statementTermsInput, type StatementTerms } from '@mall/api/seller/contract'
import { AmountInput } from '@mall/app-kit/forms/AmountInput.tsx'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { DatePicker } from '@mall/ui/date-picker'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { FormGrid } from '@mall/ui/form-grid'
import { Select } from '@mall/ui/select'
import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import { Controller, useController } from 'react-hook-form'
import type * as z from 'zod/mini'
import { dayText, overLimitNames } from './AccountTerms.tsx'

type Values = z.output<typeof statementTermsInput>

export interface TermsFormProps {
  readonly terms: StatementTerms
  readonly today: string
  /** Rejects when it could not be saved: the form stays as it is and says why. */
  readonly onSave: (values: Values, version: number) => Promise<unknown>
  /** Reads the terms again, after somebody else changed them. */
  readonly onRefresh: () => Promise<StatementTerms | undefined>
  readonly onClose: () => void
}

const texts = {
  Day: '请选择对账日', CreditDays: `请填写 0 到 ${statementLimits.creditDays} 的整数`, CreditLimit: '请填写额度，不限就留空', SilentDays: `请填写 3 到 ${statementLimits.silentDays} 的整数，不自动确认就留空`, FromDay: '请选择起始日',
}

const dayOptions = [statementDays.last, ...Array.from({ length: statementDays.max }, (_, at) => at + 1)].map((day) => ({ value: String(day), label: dayText(day) }))

const overLimitOptions = overLimits.map((value) => ({ value, label: overLimitNames[value] }))

/** Whole days; NaN for what is none, so that the contract refuses it. */
const wholeOf = (typed: string | number): number => (/^\d{1,3}$/.test(String(typed).trim()) ? Number(typed) : Number.NaN)

/** 账期: on which day it is stated, until when it is paid, and up to how much. */
export const TermsForm = ({ terms, today, onSave, onRefresh, onClose }: TermsFormProps) => {
  const [version, setVersion] = useState(terms.Version)
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema: statementTermsInput,
    texts,
    defaultValues: terms.Terms ?? { Day: statementDays.last, CreditDays: 30, CreditLimit: null, OverLimit: 'refuse', SilentDays: silentDaysDefault, FromDay: today },
    send: (values) => onSave(values, version),
    onSent: onClose,
    refresh: async () => {
      const fresh = await onRefresh()
      if (fresh !== undefined) setVersion(fresh.Version)
    },
  })
  const { register, control, formState: { errors } } = form
  // What the server has against the first day is said beside it.
  const isOfDay = errors.root?.server?.type === 'STATEMENT_TERMS_INVALID'
  const { field: day } = useController({ control, name: 'Day' })
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title="账期"
        description="从下一份对账单起生效，客户在对账单上会看到。"
        dirty={dirty}
        pending={pending}
        problem={problem && !isOfDay ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: '保存' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <FormGrid>
          <Field label="对账日" required error={errors.Day?.message} hint="当天结束后生成，包含这一天">
            <Select options={dayOptions} value={String(day.value)} onValueChange={(value) => day.onChange(Number(value))} />
          </Field>
          <Field label="账期（天）" required error={errors.CreditDays?.message} hint="从客户确认那天算起">
            <TextInput {...register('CreditDays', { setValueAs: wholeOf })} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field label="信用额度（元）" error={errors.CreditLimit?.message} hint="留空为不限">
            <AmountInput control={control} name="CreditLimit" optional />
          </Field>
          <Field label="超出额度时" hint="没有额度时不起作用">
            <Controller
              name="OverLimit"
              control={control}
              render={({ field: { value, onChange } }) => <Select options={overLimitOptions} value={value} onValueChange={(chosen) => onChange(chosen)} />}
            />
          </Field>
          <Field label="多少天不回复算确认" error={errors.SilentDays?.message} hint="留空为不自动确认">
            <TextInput {...register('SilentDays', { setValueAs: (typed: string | number | null) => (typed === null || String(typed).trim() === '' ? null : wholeOf(typed)) })} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field label="起始日" required error={errors.FromDay?.message ?? (isOfDay ? problem?.text : undefined)} hint={terms.HasStatements ? '已有对账单，不能改' : '这天起下的账期月结订单进对账单'}>
            {terms.HasStatements ? (
              <TextInput {...register('FromDay')} readOnly />
            ) : (
              <Controller name="FromDay" control={control} render={({ field: { onChange, ...field } }) => <DatePicker {...field} onValueChange={(chosen, { text }) => onChange(chosen || text.trim())} />} />
            )}
          </Field>
        </FormGrid>
      </FormDialog>
    </>
  )
}
