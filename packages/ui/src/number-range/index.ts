export { NumberRange, type NumberRangeDetails, type NumberRangeMessages, type NumberRangeProps } from './NumberRange.tsx'
export { MoneyRange, type MoneyRangeMessages, type MoneyRangeProps } from './MoneyRange.tsx'
export { parseNumber, type NumberProblem, type NumberRangeValue, type NumberRule } from './parse-number.ts'
