import { presetRange, type DateRangePreset } from '@mall/ui/date-range'
import type { AnyFilter } from './filter.ts'
import { isSet, type AnyValue } from './filter-values.ts'

const presets: readonly (readonly [DateRangePreset, string])[] = [['today', '今天'], ['7d', '近7天'], ['30d', '近30天'], ['month', '本月'], ['3m', '近3个月'], ['year', '本年']]

/** A department as the sentence names it. */
export interface NamedDepartment {
  readonly id: string
  readonly label: string
  readonly children?: readonly NamedDepartment[] | undefined
}

const departmentName = (departments: readonly NamedDepartment[], id: string): string | undefined => {
  for (const { id: own, label, children } of departments) {
    const found = own === id ? label : departmentName(children ?? [], id)
    if (found !== undefined) return found
  }
  return undefined
}

/** `2025-12 至 2026-02` of days that are whole months. */
const monthsText = (low: string, high: string): string | null => (low.endsWith('-01') && /-(28|29|30|31)$/.test(high) ? (low.slice(0, 7) === high.slice(0, 7) ? low.slice(0, 7) : `${low.slice(0, 7)} 至 ${high.slice(0, 7)}`) : null)

const rangeText = (low: string | number | null, high: string | number | null, from: string, to: string): string => {
  if (low === null || low === '') return `${high}${to}`
  return high === null || high === '' ? `${low}${from}` : `${low} 至 ${high}`
}

/**
 * What a blank says: the value in words, or the words for none.
 * @param today `YYYY-MM-DD`, for the names of ranges that end today
 */
export const blankText = (filter: AnyFilter, value: AnyValue, departments: readonly NamedDepartment[], today: string): string => {
  if (!isSet(filter, value)) return filter.any
  if (typeof value === 'object' && value !== null) {
    if ('min' in value) return rangeText(value.min, value.max, ' 元以上', ' 元以下') + (value.min !== null && value.max !== null ? ' 元' : '')
    const months = filter.kind === 'days' && filter.months !== undefined ? monthsText(value.start, value.end) : null
    if (months !== null) return months
    const preset = presets.find(([key]) => {
      const { start, end } = presetRange(key, today)
      return start === value.start && end === value.end
    })
    return preset?.[1] ?? rangeText(value.start, value.end, ' 起', ' 止')
  }
  if (filter.kind === 'choice') return filter.choices.find((choice) => choice.value === value)?.label ?? filter.any
  if (filter.kind === 'node') return departmentName(departments, String(value)) ?? `${filter.label} ${value}`
  if (filter.kind === 'department') return departmentName(departments, String(value)) ?? `部门 ${value}`
  return String(value)
}
