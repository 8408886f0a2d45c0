import { hasItsDays, toggledDay, workCalendarLimits, type WorkCalendar } from '@mall/api/seller/contract'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { Section } from '@mall/ui/section'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { withStatutory, yearShowing, type CalendarForm } from './calendar-values.ts'
import { HolidayRows } from './HolidayRows.tsx'
import { dayName, DaysLegend, YearDays } from './YearDays.tsx'

interface YearSwitchProps {
  readonly year: number
  readonly onChange: (year: number) => void
}

const YearSwitch = ({ year, onChange }: YearSwitchProps) => (
  <Inline gap={8}>
    <Button aria-label={`上一年，${year - 1}`} disabled={year <= workCalendarLimits.firstYear} onClick={() => onChange(year - 1)}>上一年</Button>
    <Text strong aria-live="polite">{`${year} 年`}</Text>
    <Button aria-label={`下一年，${year + 1}`} disabled={year >= workCalendarLimits.lastYear} onClick={() => onChange(year + 1)}>下一年</Button>
  </Inline>
)

/** 调休上班 2 天：1月4日 周日、2月14日 周六 */
const WorkedText = ({ days, year }: { readonly days: WorkCalendar['WorkedDays']; readonly year: number }) => {
  const worked = days.filter((day) => day.startsWith(String(year)))
  return <Text as="p">{worked.length === 0 ? `${year} 年没有调休上班` : `调休上班 ${worked.length} 天：${worked.map(dayName).join('、')}`}</Text>
}

/** The days of a year for those who may not change them. */
export const YearReader = ({ calendar, today }: Pick<Parameters<typeof YearDays>[0], 'calendar' | 'today'>) => {
  const [year, setYear] = useState(Number(today.slice(0, 4)))
  return (
    <Section title="放假与调休" heading="start">
      <Stack gap={16}>
        <YearSwitch year={year} onChange={setYear} />
        <WorkedText days={calendar.WorkedDays} year={year} />
        <DaysLegend />
        <YearDays calendar={calendar} year={year} today={today} onToggle={null} />
      </Stack>
    </Section>
  )
}

/** The year that is shown: after an attempt to save, the one in which the first holiday is that is wrong. */
const useYear = ({ getValues, formState: { errors, submitCount } }: CalendarForm, today: string) => {
  const [year, setYear] = useState(Number(today.slice(0, 4)))
  const [attempts, setAttempts] = useState(submitCount)
  // While rendering, so that its field is there to take the focus.
  if (attempts !== submitCount) {
    setAttempts(submitCount)
    setYear(yearShowing(getValues('Calendar.Holidays').find((_, at) => errors.Calendar?.Holidays?.[at] !== undefined), year))
  }
  return [year, setYear] as const
}

/** What is wrong with a list as a whole. */
const ListProblems = ({ form: { formState: { errors: { Calendar } } } }: { readonly form: CalendarForm }) =>
  [Calendar?.Holidays, Calendar?.WorkedDays, Calendar?.ArrangedYears].map((list) => {
    const text = list?.root?.message ?? list?.message ?? list?.find?.((one) => one !== undefined)?.message
    return text === undefined ? null : <Text key={text} tone="danger" role="alert">{text}</Text>
  })

/** The days of a year: a press changes one, the list above names the ranges. */
export const YearSection = ({ form, today }: { readonly form: CalendarForm; readonly today: string }) => {
  const [year, setYear] = useYear(form, today)
  const { control, setValue } = form
  const [Holidays, WorkedDays, arranged] = useWatch({ control, name: ['Calendar.Holidays', 'Calendar.WorkedDays', 'Calendar.ArrangedYears'] })
  const changed = { shouldDirty: true, shouldValidate: form.formState.isSubmitted } as const
  const put = (next: Pick<WorkCalendar, 'Holidays' | 'WorkedDays'>) => {
    setValue('Calendar.Holidays', [...next.Holidays], changed)
    setValue('Calendar.WorkedDays', [...next.WorkedDays], changed)
  }
  const isArranged = arranged.includes(year)
  const proposed = withStatutory({ Holidays, WorkedDays }, year)
  return (
    <Section title="放假与调休" heading="start">
      <Stack gap={16}>
        <YearSwitch year={year} onChange={setYear} />
        {isArranged ? null : (
          <Alert
            tone="warning"
            title={`${year} 年的放假安排尚未录入`}
            action={proposed.Holidays.length === Holidays.length ? undefined : <Button onClick={() => put(proposed)}>填入法定节假日</Button>}
          >
            先按日历里有的放假，没有调休。国务院公布后在这里改好，再勾选已录入。
          </Alert>
        )}
        <Checkbox
          checked={isArranged}
          onCheckedChange={(checked) => setValue('Calendar.ArrangedYears', checked ? [...arranged, year] : arranged.filter((one) => one !== year), changed)}
        >
          {`${year} 年已按国务院公布的安排录入`}
        </Checkbox>
        <HolidayRows form={form} year={year} />
        <WorkedText days={WorkedDays} year={year} />
        <Text as="p" tone="secondary">点日历上的一天就改：周末点一下是调休上班（班），工作日点一下是放假（休），再点一下改回来。</Text>
        <DaysLegend />
        <YearDays calendar={{ Holidays: Holidays.filter(hasItsDays), WorkedDays }} year={year} today={today} onToggle={(day) => put(toggledDay({ Holidays, WorkedDays }, day))} />
        <ListProblems form={form} />
      </Stack>
    </Section>
  )
}
