import { timeLimitNames, timeLimits, type SellerCalendarDetail } from '@mall/api/seller/contract'
import { contractResolver } from '@mall/app-kit/forms/contract-resolver.ts'
import { DraftLine } from '@mall/app-kit/forms/DraftLine.tsx'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { useKeptForm } from '@mall/app-kit/forms/use-kept-form.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Field } from '@mall/ui/field'
import { FormActions } from '@mall/ui/form-actions'
import { FormGrid } from '@mall/ui/form-grid'
import { PageHeader } from '@mall/ui/page-header'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { TextInput } from '@mall/ui/text-input'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { calendarText, limitHints, limitsText, typedCalendar, valuesOf, wholeOf, type CalendarInput } from './calendar-values.ts'
import { YearReader, YearSection } from './YearSection.tsx'
import * as S from './CalendarView.styles.ts'

export interface CalendarViewProps {
  readonly detail: SellerCalendarDetail
  readonly today: string
  /** Under which what is typed is kept until it is saved. */
  readonly draftKey?: string | undefined
  readonly renderLeaveGuard: (dirty: boolean, isKept: boolean) => ReactNode
  /** Rejects when it could not be saved: what was typed stays, and the form says why. */
  readonly onSave: (values: CalendarInput) => Promise<SellerCalendarDetail>
  /** Reads it again, after somebody else changed it. */
  readonly onRefresh: () => Promise<SellerCalendarDetail>
}

const Head = ({ detail: { Calendar, IsDefault, ChangedBy, ChangedAt } }: Pick<CalendarViewProps, 'detail'>) => (
  <PageHeader
    crumbs={<Breadcrumbs items={[{ label: '时限与日历' }]} />}
    fact={IsDefault ? '还没改过，按商城自带的' : `工作日 ${Calendar.WorkFrom}–${Calendar.WorkTo}`}
    details={ChangedBy === null || ChangedAt === null ? undefined : <span>{`${ChangedBy} ${formatInstant(ChangedAt)} 修改`}</span>}
  />
)

/** What those see who may not change it. */
const Reader = ({ detail, today }: Pick<CalendarViewProps, 'detail' | 'today'>) => (
  <Sheet data-density="default">
    <Head detail={detail} />
    <Section title="工作时间与时限">
      <DescriptionList items={[{ term: '工作日', value: `${detail.Calendar.WorkFrom}–${detail.Calendar.WorkTo}` }, { term: '时限', value: limitsText(detail.Calendar) }]} />
    </Section>
    <YearReader calendar={detail.Calendar} today={today} />
  </Sheet>
)

const times = [['WorkFrom', '上班'], ['WorkTo', '下班']] as const

const Editor = ({ detail, today, draftKey, renderLeaveGuard, onSave, onRefresh }: CalendarViewProps) => {
  const { form, submit, pending, dirty, problem, draft } = useKeptForm<CalendarInput, CalendarInput, SellerCalendarDetail>({
    resolver: contractResolver(typedCalendar, calendarText),
    draftKey,
    fit: (kept) => z.parse(typedCalendar, kept),
    defaultValues: valuesOf(detail),
    send: onSave,
    onSent: (saved) => form.reset(valuesOf(saved)),
    // What was typed stays; the rest becomes what somebody else made of it.
    refresh: async ({ reset, setValue }) => {
      const now = valuesOf(await onRefresh())
      reset(now, { keepDirtyValues: true })
      setValue('Version', now.Version)
    },
  })
  const { register, formState: { errors } } = form
  return (
    <Sheet data-density="default">
      {renderLeaveGuard(dirty && !pending, draft.isKept)}
      <Head detail={detail} />
      <S.Form noValidate onSubmit={(event) => void submit(event)}>
        <DraftLine draft={draft} words={{ typed: '没保存的内容', discard: '不要了' }} />
        <Section title="工作时间" heading="start">
          <FormGrid>
            {times.map(([name, label]) => (
              <Field key={name} label={label} required hint="北京时间，如 09:00" error={errors.Calendar?.[name]?.message}>
                <TextInput {...register(`Calendar.${name}`, { setValueAs: (text: string) => text.trim().replace('：', ':') })} maxLength={5} autoComplete="off" />
              </Field>
            ))}
          </FormGrid>
        </Section>
        <Section title="时限" heading="start">
          <FormGrid>
            {timeLimits.map((limit) => (
              <Field key={limit} label={`${timeLimitNames[limit]}（工作小时）`} required hint={limitHints[limit]} error={errors.Calendar?.Limits?.[limit]?.message}>
                <TextInput {...register(`Calendar.Limits.${limit}`, { setValueAs: wholeOf })} inputMode="numeric" maxLength={3} autoComplete="off" />
              </Field>
            ))}
          </FormGrid>
        </Section>
        <YearSection form={form} today={today} />
        <FormActions note="保存后马上按新的算：离期限、超时未发、客户能选的送达日，以前的履约报表也是；已发出的缺货征询仍按发出时的期限" problem={problem ? <FormProblemText problem={problem} /> : undefined}>
          <Button type="submit" variant="decisive" disabled={pending || !dirty}>
            保存
          </Button>
        </FormActions>
      </S.Form>
    </Sheet>
  )
}

/** When the seller works, and within how long what waits is done. */
export const CalendarView = (props: CalendarViewProps) => (props.detail.AllowActions.includes('Edit') ? <Editor {...props} /> : <Reader detail={props.detail} today={props.today} />)
