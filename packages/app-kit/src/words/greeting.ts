import { formatInstant } from './format.ts'

/** By the hour in Asia/Shanghai. */
export const greeting = (now: number): string => {
  const hour = Number(formatInstant(new Date(now).toISOString()).slice(11, 13))
  if (hour < 5) return '夜深了'
  if (hour < 9) return '早上好'
  if (hour < 12) return '上午好'
  return hour < 18 ? '下午好' : '晚上好'
}

const weekday = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', month: 'long', day: 'numeric', weekday: 'short' })

/** `11月20日周五` */
export const todayText = (now: number): string => weekday.format(now)
