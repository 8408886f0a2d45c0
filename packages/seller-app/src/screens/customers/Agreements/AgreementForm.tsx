import type { CallOutput } from '@mall/api/contract'
import { agreementLevelNames, newAgreement } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Combobox } from '@mall/ui/combobox'
import { DatePicker } from '@mall/ui/date-picker'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { FormGrid } from '@mall/ui/form-grid'
import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'

export type FoundParties = CallOutput<'POST /api/SellerAgreement/Parties'>

type Party = FoundParties[number]

export type NewAgreementValues = z.output<typeof newAgreement>

export interface AgreementFormProps {
  readonly findParties: (keyword: string) => Promise<FoundParties>
  /** Rejects when it could not be made: the form stays as it is and says why. */
  readonly onCreate: (values: NewAgreementValues) => Promise<unknown>
  readonly onClose: () => void
}

const texts = { Level: '请选择客户', PartyId: '请选择客户或集团', Name: '请输入协议名称', From: '请选择开始日', Until: '请选择截止日' }

/** What the server has against a field is said beside it. */
const fieldOf: Readonly<Record<string, keyof typeof texts>> = { AGREEMENT_PARTY_NOT_FOUND: 'PartyId', AGREEMENT_DAYS_INVALID: 'Until' }

const schema = newAgreement.check(z.refine(({ From, Until }) => From <= Until, { error: '截止日不能早于开始日', path: ['Until'] }))

/** 新建协议: with whom and from when until when; its products are written on its page. */
export const AgreementForm = ({ findParties, onCreate, onClose }: AgreementFormProps) => {
  const [party, setParty] = useState<Party | null>(null)
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts,
    defaultValues: { Level: 'company', PartyId: 0, Name: '', From: '', Until: '' },
    send: onCreate,
    onSent: onClose,
  })
  const { register, control, setValue, clearErrors, formState: { errors } } = form
  const forget = () => clearErrors('root.server')
  const refused = fieldOf[errors.root?.server?.type ?? '']
  const errorOf = (field: keyof typeof texts) => errors[field]?.message ?? (refused === field ? problem?.text : undefined)
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title="新建协议"
        description="建立后是草稿：在协议页填商品和价格，送批之后才生效。"
        tone="decisive"
        dirty={dirty}
        pending={pending}
        problem={problem && refused === undefined ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: '建立协议' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <FormGrid>
          <Field data-full="" label="客户" required error={errorOf('PartyId')} hint={party?.Level === 'group' ? `集团的 ${party.Companies} 家公司都按这份协议` : undefined}>
            <Combobox
              label="客户"
              value={party === null ? null : { value: party.PartyId, label: party.Name }}
              onValueChange={(option) => {
                const chosen = (option as { readonly party?: Party } | null)?.party ?? null
                setParty(chosen)
                setValue('Level', chosen?.Level ?? 'company', { shouldDirty: true })
                setValue('PartyId', chosen?.PartyId ?? 0, { shouldDirty: true, shouldValidate: chosen !== null })
                forget()
              }}
              loadOptions={async (keyword) =>
                (await findParties(keyword.trim())).map((one) => ({ value: one.PartyId * 2 + (one.Level === 'group' ? 1 : 0), label: one.Name, description: one.Level === 'group' ? `${agreementLevelNames.group}，${one.Companies} 家公司` : agreementLevelNames.company, party: one }))
              }
              messages={{ placeholder: '搜企业或集团' }}
            />
          </Field>
          <Field data-full="" label="协议名称" required error={errorOf('Name')}>
            <TextInput {...register('Name')} maxLength={60} autoComplete="off" placeholder="如：2026 年度办公用品协议" />
          </Field>
          <Field label="开始日" required error={errorOf('From')}>
            <Controller name="From" control={control} render={({ field: { onChange, ...field } }) => <DatePicker {...field} onValueChange={(day, { text }) => { onChange(day || text.trim()); forget() }} />} />
          </Field>
          <Field label="截止日" required error={errorOf('Until')} hint="到这天 24:00">
            <Controller name="Until" control={control} render={({ field: { onChange, ...field } }) => <DatePicker {...field} onValueChange={(day, { text }) => { onChange(day || text.trim()); forget() }} />} />
          </Field>
        </FormGrid>
      </FormDialog>
    </>
  )
}
