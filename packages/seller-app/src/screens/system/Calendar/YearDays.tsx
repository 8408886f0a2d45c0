import { shiftDay } from '@mall/api/contract'
import { dayKindNames, dayKindOf, type DayKind, type WorkCalendar } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import * as S from './YearDays.styles.ts'

/** Under the number of a day, so that more than its colour says what it is. */
const marks: Readonly<Record<DayKind, string>> = { work: '', weekend: '', holiday: '休', worked: '班' }

const weekdays = ['一', '二', '三', '四', '五', '六', '日'] as const

/** 0 is a Monday. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The weeks of a month, from Monday on; null where a day is of another month. */
const weeksOf = (month: string): (string | null)[][] => {
  const first = `${month}-01`
  const begin = shiftDay(first, -weekdayOf(first))
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (__, at) => shiftDay(begin, week * 7 + at)))
    .filter((days) => days.some((day) => day.startsWith(month)))
    .map((days) => days.map((day) => (day.startsWith(month) ? day : null)))
}

/** 1月4日 周日 */
export const dayName = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日 周${weekdays[weekdayOf(day)] ?? ''}`

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** 2月14日 星期六 调休上班 */
const labelOf = (day: string, kind: DayKind, name: string | undefined): string =>
  `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日 星期${weekdays[weekdayOf(day)] ?? ''}${kind === 'holiday' && name !== undefined ? ` ${name}` : ''} ${dayKindNames[kind]}`

interface YearDaysProps {
  readonly calendar: Pick<WorkCalendar, 'Holidays' | 'WorkedDays'>
  readonly year: number
  readonly today: string
  /** Null: nobody may change it here. */
  readonly onToggle: ((day: string) => void) | null
}

/** The months of a year, on a phone one of them. Its days are one stop of the Tab key; the arrows go on from there. */
export const YearDays = ({ calendar, year, today, onToggle }: YearDaysProps) => {
  const [focused, setFocused] = useState(today)
  const root = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery(mediaQueries.phone)
  const stop = focused.startsWith(String(year)) ? focused : `${year}-01-01`
  const go = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = shiftDay(stop, step)
    if (!next.startsWith(String(year))) return
    // Its month may not be there yet.
    flushSync(() => setFocused(next))
    root.current?.querySelector<HTMLButtonElement>(`[data-day="${next}"]`)?.focus()
  }
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`)
  const shown = months.indexOf(stop.slice(0, 7))
  const turn = (step: number) => setFocused(`${months[shown + step] ?? ''}-01`)
  return (
    <S.Year ref={root}>
      {isPhone ? (
        <Inline gap={8}>
          <Button disabled={shown === 0} onClick={() => turn(-1)}>上个月</Button>
          <Button disabled={shown === 11} onClick={() => turn(1)}>下个月</Button>
          <Text tone="secondary" aria-live="polite">{`${year} 年 ${shown + 1} 月`}</Text>
        </Inline>
      ) : null}
      {months.filter((_, at) => !isPhone || at === shown).map((month) => (
        <S.Month key={month}>
          <caption>{`${Number(month.slice(5))}月`}</caption>
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name} scope="col" abbr={`星期${name}`}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((days) => (
              <tr key={days.find((day) => day !== null)}>
                {days.map((day, weekday) => {
                  if (day === null) return <td key={weekdays[weekday]} aria-hidden />
                  const kind = dayKindOf(calendar, day)
                  const name = calendar.Holidays.find(({ First, Last }) => day >= First && day <= Last)?.Name
                  return (
                    <td key={day}>
                      <S.Day
                        type="button"
                        data-day={day}
                        data-kind={kind}
                        data-mark={marks[kind] === '' && day === today ? '今' : marks[kind]}
                        data-today={day === today ? '' : undefined}
                        aria-label={labelOf(day, kind, name)}
                        aria-current={day === today ? 'date' : undefined}
                        aria-disabled={onToggle === null}
                        tabIndex={day === stop ? 0 : -1}
                        onFocus={() => setFocused(day)}
                        onKeyDown={go}
                        onClick={() => onToggle?.(day)}
                      >
                        {Number(day.slice(8))}
                      </S.Day>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </S.Month>
      ))}
    </S.Year>
  )
}

/** What the marks of the days mean. */
export const DaysLegend = () => (
  <S.Legend>
    {(Object.keys(dayKindNames) as readonly DayKind[]).map((kind) => (
      <li key={kind}>
        <S.Sample data-kind={kind} data-mark={marks[kind]} aria-hidden>
          8
        </S.Sample>
        {dayKindNames[kind]}
      </li>
    ))}
    <li>
      <S.Sample data-today="" data-mark="今" aria-hidden>
        8
      </S.Sample>
      今天
    </li>
  </S.Legend>
)
