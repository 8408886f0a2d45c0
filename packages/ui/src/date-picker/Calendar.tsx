import { useMemo, type KeyboardEvent, type MouseEvent } from 'react'
import { DayPicker } from 'react-day-picker'
import { zhCN } from 'react-day-picker/locale/zh-CN'
import { Button } from '../button/Button.tsx'
import { Glyph } from '../icon/Glyph.tsx'
import { chevronEndGlyph, chevronStartGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import * as S from './Calendar.styles.ts'
import { dateOf, dayOfDate, dayProblem, parseDay } from './day.ts'
import type { DayLimits } from './day.ts'

/** Both ends of the range that a calendar shows; '' is an open end. */
export interface ShownRange {
  readonly start: string
  readonly end: string
}

interface CalendarProps {
  /** Whether the focus goes to the day as soon as the calendar is there: not where a day may be typed as well. */
  readonly takesFocus: boolean
  readonly value: string
  readonly today: string
  readonly limits: DayLimits
  readonly range?: ShownRange | undefined
  readonly messages: { readonly language: string; readonly today: string; readonly clear: string }
  readonly onChoose: (day: string, reason: 'pick' | 'clear', event: Event) => void
  readonly classNames: ClassNames<'clear' | 'days' | 'foot' | 'today'> | undefined
}

/** Years that the list offers before and after today when there is no limit. */
const YEARS = 10

const components = {
  Chevron: ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) => (
    <Glyph d={orientation === 'left' ? chevronStartGlyph : chevronEndGlyph} size={16} />
  ),
}

const isChinese = (language: string) => language.startsWith('zh')

const formattersOf = (language: string) => {
  const inWords = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, options)
    return (date: Date) => format.format(date)
  }
  return {
    formatYearDropdown: inWords({ year: 'numeric' }),
    formatMonthDropdown: inWords({ month: 'short' }),
    formatWeekdayName: inWords({ weekday: isChinese(language) ? 'narrow' : 'short' }),
  }
}

/** What is the same in each calendar. */
const same = { weekStartsOn: 1, captionLayout: 'dropdown', showOutsideDays: true, fixedWeeks: true, components } as const

/** A month as a grid; loaded when it is opened first. */
export const Calendar = ({ takesFocus, value, today, limits, range, messages, onChoose, classNames }: CalendarProps) => {
  const { min, max } = limits
  const part = partsOf(classNames)
  const focusing = { autoFocus: takesFocus }
  const formatters = useMemo(() => formattersOf(messages.language), [messages.language])
  const chosen = parseDay(value)
  const year = Number(today.slice(0, 4))
  const inLimits = [chosen, range?.start, range?.end, today].find((day) => day && !(min && day < min) && !(max && day > max)) || min || max || today
  const pick = (date: Date, event: MouseEvent | KeyboardEvent) => onChoose(dayOfDate(date), 'pick', event.nativeEvent)
  return (
    <S.Root {...part('days')}>
      <DayPicker
        mode="single"
        {...same}
        {...focusing}
        lang={messages.language}
        locale={isChinese(messages.language) ? zhCN : undefined}
        formatters={formatters}
        today={dateOf(today)}
        selected={chosen === null ? undefined : dateOf(chosen)}
        defaultMonth={dateOf(inLimits)}
        startMonth={dateOf(min ?? `${year - YEARS}-01-01`)}
        endMonth={dateOf(max ?? `${year + YEARS}-12-01`)}
        disabled={(date) => dayProblem(dayOfDate(date), limits) !== null}
        modifiers={{
          inside: (date) => range !== undefined && range.start !== '' && range.start < dayOfDate(date) && dayOfDate(date) < range.end,
          excluded: (date) => dayProblem(dayOfDate(date), limits) === 'disabled',
          edge: (date) => range !== undefined && (dayOfDate(date) === range.start || dayOfDate(date) === range.end),
        }}
        modifiersClassNames={{ inside: 'inside', edge: 'edge', excluded: 'excluded' }}
        onSelect={(_selected, date, _modifiers, event) => pick(date, event)}
      />
      <S.Foot {...part('foot')}>
        <Button
          {...part('today')}
          variant="text"
          type="button"
          disabled={dayProblem(today, limits) !== null}
          onClick={({ nativeEvent }) => onChoose(today, 'pick', nativeEvent)}
        >
          {messages.today}
        </Button>
        <Button {...part('clear')} variant="text" type="button" disabled={value === ''} onClick={({ nativeEvent }) => onChoose('', 'clear', nativeEvent)}>
          {messages.clear}
        </Button>
      </S.Foot>
    </S.Root>
  )
}
