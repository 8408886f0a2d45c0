export { DatePicker, type DatePickerProps } from './DatePicker.tsx'
export { parseDay, type DayLimits } from './day.ts'
export type { DatePickerMessages } from './messages.ts'
export type { DayDetails } from './use-day-field.ts'
