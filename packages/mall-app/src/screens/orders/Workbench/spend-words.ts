import { changeText, type ChangeWords } from '@mall/app-kit/report/change-text.ts'
import type { WorkbenchSpend } from '@mall/api/contract'
import type { ChartPoint, ChartSeries } from '@mall/ui/chart'
import { formatYuan } from '@mall/ui/price'

/** `11月`; with the year where it begins. */
const shortMonth = (month: string): string => {
  const [year = '', number = ''] = month.split('-')
  return number === '01' ? `${year}年1月` : `${Number(number)}月`
}

const hasPrevious = ({ Months }: WorkbenchSpend): boolean => Months.some(({ PreviousAmount }) => PreviousAmount !== null)

/** The current month goes on. */
export const spendPoints = (spend: WorkbenchSpend): readonly ChartPoint[] =>
  spend.Months.map(({ Month, Amount, PreviousAmount }, index) => ({
    key: Month,
    label: Month,
    short: shortMonth(Month),
    unfinished: index === spend.Months.length - 1,
    values: hasPrevious(spend) ? [Amount, PreviousAmount] : [Amount],
  }))

/** 去年同期 only where there was one. */
export const spendSeries = (spend: WorkbenchSpend | null | undefined): readonly ChartSeries[] => [
  { name: '采购金额' },
  ...(spend && hasPrevious(spend) ? [{ name: '去年同期', tone: 'quiet' } as const] : []),
]

const besideLastYear: ChangeWords = {
  more: (percent) => `比去年同期多 ${percent}`,
  less: (percent) => `比去年同期少 ${percent}`,
  same: '与去年同期持平',
  many: '是去年同期的 10 倍以上',
  unknown: '',
}

/** What the line says in one sentence: this month so far, and beside the same days of the year before. */
export const spendNote = ({ Months, PreviousToDate }: WorkbenchSpend): string => {
  const now = Months.at(-1)
  if (now === undefined) return ''
  const soFar = `${Number(now.Month.slice(5))} 月到今天 ${now.OrderCount} 单 ${formatYuan(now.Amount)}`
  if (PreviousToDate === null || PreviousToDate <= 0) return soFar
  return `${soFar}，${changeText((now.Amount - PreviousToDate) / PreviousToDate, besideLastYear)}`
}
