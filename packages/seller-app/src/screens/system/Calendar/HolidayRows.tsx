import { workCalendarLimits } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { DatePicker } from '@mall/ui/date-picker'
import { Field } from '@mall/ui/field'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useRef } from 'react'
import { Controller, useFieldArray, useWatch, type FieldPath } from 'react-hook-form'
import * as S from '../../../components/FormRows.styles.ts'
import { Holiday } from './CalendarView.styles.ts'
import { placesOfYear, type CalendarForm, type CalendarInput } from './calendar-values.ts'

interface HolidayDayProps {
  readonly form: CalendarForm
  readonly name: FieldPath<CalendarInput> & `Calendar.Holidays.${number}.${'First' | 'Last'}`
  readonly label: string
  readonly hidesLabel: boolean
}

const HolidayDay = ({ form: { control }, name, label, hidesLabel }: HolidayDayProps) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { onChange, ...field }, fieldState: { error } }) => (
      <Field label={label} hideLabel={hidesLabel} required error={error?.message}>
        <DatePicker {...field} onValueChange={(day, { text }) => onChange(day || text.trim())} />
      </Field>
    )}
  />
)

/** The holidays of a year by their names: written, added, deleted. */
export const HolidayRows = ({ form, year }: { readonly form: CalendarForm; readonly year: number }) => {
  const { control, register, getFieldState, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'Calendar.Holidays' })
  const places = placesOfYear(useWatch({ control, name: 'Calendar.Holidays' }), year)
  const adding = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  return (
    <S.Rows>
      {places.map((at, nth) => {
        const which = `${year} 年第 ${nth + 1} 段放假`
        const hidesLabel = nth > 0
        const name = `Calendar.Holidays.${at}.Name` as const
        return (
          <Holiday key={fields[at]?.id} role="group" aria-label={which}>
            <Field label="名称" hideLabel={hidesLabel} required error={getFieldState(name, formState).error?.message}>
              <TextInput {...register(name)} maxLength={workCalendarLimits.name} autoComplete="off" />
            </Field>
            <HolidayDay form={form} name={`Calendar.Holidays.${at}.First`} label="第一天" hidesLabel={hidesLabel} />
            <HolidayDay form={form} name={`Calendar.Holidays.${at}.Last`} label="最后一天" hidesLabel={hidesLabel} />
            <S.Actions data-below-labels={nth === 0 ? '' : undefined}>
              <Button
                variant="text"
                aria-label={`删除${which}`}
                onClick={() => {
                  remove(at)
                  adding.current?.focus()
                }}
              >
                删除
              </Button>
            </S.Actions>
          </Holiday>
        )
      })}
      <Inline gap={12}>
        <Button ref={adding} disabled={fields.length >= workCalendarLimits.holidays} onClick={() => append({ Name: '', First: '', Last: '' })}>加一段放假</Button>
        <Text tone="secondary">{`${year} 年 ${places.length} 段`}</Text>
      </Inline>
    </S.Rows>
  )
}
