export { MonthRange, type MonthRangeDetails, type MonthRangeMessages, type MonthRangeProps } from './MonthRange.tsx'
export { monthPresetRange, type MonthRangePreset, type MonthRangeValue } from './months.ts'
