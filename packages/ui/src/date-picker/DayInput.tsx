import { Glyph } from '../icon/Glyph.tsx'
import { calendarGlyph } from '../icon/glyphs.ts'
import { useLoaded } from '../hooks/use-loaded.ts'
import { Anchor, Panel } from '../popover/Popover.styles.ts'
import { usePopover } from '../popover/use-popover.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { TextInput } from '../text-input/TextInput.tsx'
import type { TextInputProps } from '../text-input/TextInput.tsx'
import { Tool } from '../text-input/TextInput.styles.ts'
import type { ShownRange } from './Calendar.tsx'
import * as S from './DatePicker.styles.ts'
import type { DayLimits } from './day.ts'
import type { DatePickerMessages } from './messages.ts'
import type { DayField } from './use-day-field.ts'

type OwnProps = 'value' | 'defaultValue' | 'onValueChange' | 'type' | 'start' | 'end' | 'counter' | 'clearable' | 'classNames' | 'messages' | 'ref'

export interface DayInputProps extends Omit<TextInputProps, OwnProps> {
  readonly field: DayField
  readonly today: string
  readonly limits: DayLimits
  readonly range?: ShownRange | undefined
  readonly messages: DatePickerMessages
  /** Classes of the site for the parts, by their `data-part`. */
  readonly classNames?: ClassNames<'anchor' | 'calendar' | 'clear' | 'control' | 'days' | 'foot' | 'panel' | 'today' | 'waiting'> | undefined
}

const loadCalendar = async () => (await import('./Calendar.tsx')).Calendar

/** A text field with a day and the button of its calendar. */
export const DayInput = ({ field, today, limits, range, messages, onBlur, onClick, onKeyDown, classNames, ...rest }: DayInputProps) => {
  const { input, text, isOpen, setOpen, choose } = field
  const part = partsOf(classNames)
  const calendar = useLoaded(loadCalendar, isOpen)
  const { anchor, panel, triggerProps } = usePopover({
    id: undefined,
    ref: undefined,
    open: isOpen,
    defaultOpen: false,
    onOpenChange: setOpen,
    side: 'bottom',
    align: 'start',
  })
  const chooseAndClose: typeof choose = (day, reason, event) => {
    // Closed here, while the focus is still inside: the browser gives it back to what opened the calendar.
    panel.ref.current?.hidePopover()
    choose(day, reason, event)
  }
  return (
    <>
      <Anchor {...part('anchor')} ref={anchor}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          placeholder={messages.placeholder}
          {...rest}
          classNames={classNames}
          ref={input}
          value={text}
          onValueChange={(written, { event }) => field.type(written, event)}
          onClick={(event) => {
            onClick?.(event)
            if (!event.defaultPrevented) field.press(event)
          }}
          onBlur={(event) => {
            field.settle()
            // A press outside closes it by itself; so does a Tab that leads past it.
            const next = event.relatedTarget
            if (isOpen && next !== null && !panel.ref.current?.contains(next) && !anchor.current?.contains(next)) setOpen(false)
            onBlur?.(event)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (event.defaultPrevented) return
            field.onKeyDown(event)
            // Opened by a press, it has left the focus to the field.
            if (event.key === 'ArrowDown' && isOpen) panel.ref.current?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus()
          }}
          end={
            <Tool {...part('calendar')} type="button" aria-label={messages.open} disabled={rest.disabled || rest.readOnly} {...triggerProps}>
              <Glyph d={calendarGlyph} size={16} />
            </Tool>
          }
        />
      </Anchor>
      <Panel {...part('panel')} role="dialog" aria-label={messages.open} {...panel}>
        {!isOpen ? null : calendar.state === 'ready' ? (
          <calendar.value takesFocus={!field.isPressed} value={text} today={today} limits={limits} range={range} messages={messages} onChoose={chooseAndClose} classNames={classNames} />
        ) : (
          <S.Waiting {...part('waiting')} role="status" data-state={calendar.state}>
            {calendar.state === 'failed' ? messages.failed : messages.loading}
          </S.Waiting>
        )}
      </Panel>
    </>
  )
}
