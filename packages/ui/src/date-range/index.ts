export { DateRange, type DateRangeDetails, type DateRangeMessages, type DateRangeProps } from './DateRange.tsx'
export { presetRange, type DateRangePreset, type DateRangeValue } from './ranges.ts'
