import { isSameValue } from '@mall/api/contract'
import { defaultWorkCalendar, timeLimitNames, timeLimits, type SellerCalendarDetail } from '@mall/api/seller/contract'
import { contractResolver } from '@mall/app-kit/forms/contract-resolver.ts'
import { DraftLine } from '@mall/app-kit/forms/DraftLine.tsx'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { shapeOf } from '@mall/app-kit/forms/shape-of.ts'
import { useKeptForm } from '@mall/app-kit/forms/use-kept-form.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Alert } from '@mall/ui/alert'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Field } from '@mall/ui/field'
import { PageHeader } from '@mall/ui/page-header'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { calendarText, limitHints, limitsText, mergedCalendar, typedCalendar, valuesOf, wholeOf, type CalendarForm, type CalendarInput } from './calendar-values.ts'
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

const factOf = ({ Calendar, IsDefault, ChangedBy }: SellerCalendarDetail): string => {
  if (!IsDefault) return `工作日 ${Calendar.WorkFrom}–${Calendar.WorkTo}`
  return ChangedBy === null ? '还没改过，按商城自带的' : '与商城自带的相同'
}

interface HeadProps extends Pick<CalendarViewProps, 'detail'> {
  readonly actions?: ReactNode
}

const Head = ({ detail, actions }: HeadProps) => (
  <PageHeader
    crumbs={<Breadcrumbs items={[{ label: '时限与日历' }]} />}
    fact={factOf(detail)}
    details={detail.ChangedBy === null || detail.ChangedAt === null ? undefined : <span>{`${detail.ChangedBy} ${formatInstant(detail.ChangedAt)} 修改`}</span>}
    actions={actions}
  />
)

/** Fills the form with what every mall begins with; it holds once it is saved. */
const Restore = ({ form: { control, getValues, reset } }: { readonly form: CalendarForm }) =>
  isSameValue(useWatch({ control, name: 'Calendar' }), defaultWorkCalendar) ? null : (
    <Button onClick={() => reset({ Calendar: defaultWorkCalendar, Version: getValues('Version') }, { keepDefaultValues: true })}>恢复自带的</Button>
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

const times = [['WorkFrom', '上班', '北京时间，如 09:00'], ['WorkTo', '下班', '至少上班 4 小时']] as const

const Editor = ({ detail, today, draftKey, renderLeaveGuard, onSave, onRefresh }: CalendarViewProps) => {
  const [overridden, setOverridden] = useState<readonly string[]>([])
  const { form, submit, pending, dirty, problem, draft } = useKeptForm<CalendarInput, CalendarInput, SellerCalendarDetail>({
    resolver: contractResolver(typedCalendar, calendarText),
    draftKey,
    fit: (kept) => z.parse(shapeOf(typedCalendar), kept),
    defaultValues: valuesOf(detail),
    send: onSave,
    onSent: (saved) => {
      setOverridden([])
      form.reset(valuesOf(saved))
    },
    // What was typed stays; the rest becomes what somebody else made of it.
    refresh: async ({ reset, getValues, formState: { defaultValues } }) => {
      const now = valuesOf(await onRefresh())
      const merged = mergedCalendar(defaultValues as CalendarInput, getValues(), now)
      reset(now)
      reset(merged.values, { keepDefaultValues: true })
      setOverridden(merged.overridden)
    },
  })
  const { register, formState: { errors } } = form
  return (
    <Sheet data-density="default">
      {renderLeaveGuard(dirty && !pending, draft.isKept)}
      <Head detail={detail} actions={<Restore form={form} />} />
      <S.Form noValidate onSubmit={(event) => void submit(event)}>
        <DraftLine draft={draft} words={{ typed: '没保存的内容', discard: '不要了' }} />
        <Section title="工作时间" heading="start">
          <S.Short>
            {times.map(([name, label, hint]) => (
              <Field key={name} label={label} required hint={hint} error={errors.Calendar?.[name]?.message}>
                <TextInput {...register(`Calendar.${name}`, { setValueAs: (text: string) => text.trim().replace('：', ':') })} maxLength={5} autoComplete="off" />
              </Field>
            ))}
          </S.Short>
        </Section>
        <Section title="时限" heading="start">
          <Stack gap={16}>
            <S.Short>
              {timeLimits.map((limit) => (
                <Field key={limit} label={timeLimitNames[limit]} required hint={limitHints[limit]} error={errors.Calendar?.Limits?.[limit]?.message}>
                  <TextInput {...register(`Calendar.Limits.${limit}`, { setValueAs: wholeOf })} inputMode="numeric" maxLength={3} autoComplete="off" end="工作小时" />
                </Field>
              ))}
            </S.Short>
            <Text as="p" tone="secondary" size={12}>保存后马上按新的算：离期限、超时未发、客户能选的送达日，以前的履约报表也是；已发出的缺货征询仍按发出时的期限。</Text>
          </Stack>
        </Section>
        <YearSection form={form} today={today} />
        {dirty && overridden.length > 0 ? <Alert tone="warning">{`他人也改了${overridden.join('、')}，这里还是您填的，保存后以您的为准。要用他人的，刷新页面后点“不要了”。`}</Alert> : null}
        {dirty || problem ? (
          <S.Save note="有修改还没保存" problem={problem ? <FormProblemText problem={problem} /> : undefined}>
            <Button type="submit" variant="decisive" disabled={pending || !dirty}>
              保存
            </Button>
          </S.Save>
        ) : null}
      </S.Form>
    </Sheet>
  )
}

/** When the seller works, and within how long what waits is done. */
export const CalendarView = (props: CalendarViewProps) => (props.detail.AllowActions.includes('Edit') ? <Editor {...props} /> : <Reader detail={props.detail} today={props.today} />)
