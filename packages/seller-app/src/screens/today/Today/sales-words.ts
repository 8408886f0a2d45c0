import { changeRatio } from '@mall/api/contract'
import type { SellerSales } from '@mall/api/seller/contract'
import { changeText, plainChange, type ChangeWords } from '@mall/app-kit/report/change-text.ts'
import type { ChartPoint } from '@mall/ui/chart'

const monthOf = (day: string): number => Number(day.slice(5, 7))

const signed: ChangeWords = { ...plainChange, more: (percent) => `+${percent}`, less: (percent) => `−${percent}`, unknown: '' }

/** `+9.1%`, `−6.8%`, `持平`, `10 倍以上`; empty where there was nothing before. */
export const salesChangeText = (now: number, before: number): string => changeText(changeRatio(now, before), signed)

const weekday = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', weekday: 'short' })

/** `上周三同时` */
export const weekBeforeText = (now: string): string => `上${weekday.format(new Date(now))}同时`

/** The month of the sales, the one before, and what is said of them: `11`, `10`, `11 月 1–23 日`. */
export const monthsOf = ({ Now }: Pick<SellerSales, 'Now'>) => {
  const [month, today] = [monthOf(Now), Number(Now.slice(8, 10))]
  const days = today === 1 ? '1 日' : `1–${today} 日`
  const before = month === 1 ? 12 : month - 1
  return { month, before, days: `本月 ${days}`, daysBefore: `${before} 月 ${days}`, daysOfLastYear: `去年 ${month} 月 ${days}` }
}

/** 十大客户, or how many there are when there are fewer. */
export const topTitle = (customers: number): string => (customers === 0 || customers >= 10 ? '十大客户' : `${customers} 家客户`)

/** The days of the month beside those of the month before; today goes on. */
export const dayPoints = ({ Days }: Pick<SellerSales, 'Days'>): readonly ChartPoint[] =>
  Days.map(({ Day, Amount, Previous }, at) => {
    const isToday = at === Days.length - 1
    return { key: Day, label: Day, short: isToday ? '今天' : String(Number(Day.slice(8))), unfinished: isToday, values: [Amount, Previous] }
  })
