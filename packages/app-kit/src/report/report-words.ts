import { changeRatio } from '@mall/api/contract'
import type { StatChange } from '@mall/ui/stat-card'
import type { ComparedTotals, ReportFigure, SpanTotals } from './report.ts'

/** Whether these are days of one month alone, from its first on. */
const isMonth = ({ BeginDate, EndDate }: SpanTotals): boolean => BeginDate.endsWith('-01') && BeginDate.slice(0, 7) === EndDate.slice(0, 7) && EndDate !== BeginDate

const monthOf = ({ BeginDate }: SpanTotals): string => `${Number(BeginDate.slice(5, 7))} 月`

/** 比 9 月, 比去年 10 月 of a month; of any other span 比上期, 比去年同期. */
export const comparisonNames = ({ Current, Previous }: ComparedTotals): readonly [before: string, year: string] =>
  isMonth(Current) ? [`比 ${monthOf(Previous)}`, `比去年 ${monthOf(Current)}`] : ['比上期', '比去年同期']

/** 环比 and 同比 of one of the figures. */
export const changesOf = <Totals extends SpanTotals>(spans: ComparedTotals<Totals>, figure: Pick<ReportFigure<Totals>, 'value'>): readonly StatChange[] => {
  const value = figure.value(spans.Current)
  const ratioTo = (before: Totals) => {
    const other = figure.value(before)
    return value === null || other === null ? null : changeRatio(value, other)
  }
  const [before, year] = comparisonNames(spans)
  const ofYear = { label: year, ratio: ratioTo(spans.LastYear) }
  // The span before a year is that of the year before.
  if (spans.Previous.BeginDate === spans.LastYear.BeginDate && spans.Previous.EndDate === spans.LastYear.EndDate) return [ofYear]
  return [{ label: before, ratio: ratioTo(spans.Previous) }, ofYear]
}

/** Whether a day is the last of its month. */
const isMonthEnd = (day: string): boolean => new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate() === Number(day.slice(8))

/** 2026-10 for a whole month, 2026-10（未完，到 18 日） for a part of one from its first on; else both days. */
export const spanText = (totals: SpanTotals): string => {
  const { BeginDate, EndDate } = totals
  if (!isMonth(totals)) return `${BeginDate} 至 ${EndDate}`
  return isMonthEnd(EndDate) ? BeginDate.slice(0, 7) : `${BeginDate.slice(0, 7)}（未完，到 ${Number(EndDate.slice(8))} 日）`
}

const wholeNumber = new Intl.NumberFormat('zh-CN')

/** 1,234 */
export const countText = (count: number): string => wholeNumber.format(count)

/** 12.5% of a share of 0.125, −3.4% of −0.034; — without one. */
export const shareText = (share: number | null): string => (share === null ? '—' : `${share < 0 ? '−' : ''}${Math.abs(share * 100).toFixed(1)}%`)

/** 3 小时 20 分 of 200 minutes; — without any. */
export const durationText = (minutes: number | null): string => {
  if (minutes === null) return '—'
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  if (days > 0) return hours > 0 ? `${days} 天 ${hours} 小时` : `${days} 天`
  if (hours > 0) return rest > 0 ? `${hours} 小时 ${rest} 分` : `${hours} 小时`
  return `${rest} 分`
}

/** Below the axis of a chart: 10月 of 2026-10, with the year below it where that begins; 10-5 of a day, 第12周 of a week. */
export const periodShortName = (key: string): string => {
  const [year = '', month = '', day] = key.split('-')
  if (day !== undefined) return `${Number(month)}-${Number(day)}`
  if (month.startsWith('W')) return `第${Number(month.slice(1))}周`
  if (month === '' || month.startsWith('Q')) return key
  return month === '01' ? `1月\n${year}年` : `${Number(month)}月`
}
