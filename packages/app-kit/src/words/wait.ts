import { formatInstant } from './format.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long something has waited, in at most two units: `2 天 3 小时`, `21 小时`, `5 小时 40 分`. */
export const waitText = (ms: number): string => {
  if (ms < minute) return '不到 1 分钟'
  const [days, hours, minutes] = [Math.floor(ms / day), Math.floor((ms % day) / hour), Math.floor((ms % hour) / minute)]
  if (days > 0) return hours > 0 ? `${days} 天 ${hours} 小时` : `${days} 天`
  if (hours === 0) return `${minutes} 分`
  return hours < 10 && minutes > 0 ? `${hours} 小时 ${minutes} 分` : `${hours} 小时`
}

/** How pressing a wait is: from one day on, and from two. */
export const waitTone = (ms: number): 'danger' | 'warning' | undefined => (ms >= 2 * day ? 'danger' : ms >= day ? 'warning' : undefined)

/** `今天 18:20`, `明天 09:00`, `11-22 09:00`. */
export const whenText = (instant: string, now: number): string => {
  const text = formatInstant(instant)
  const [date = '', time = ''] = text.split(' ')
  const dayOf = (ms: number) => formatInstant(new Date(ms).toISOString()).slice(0, 10)
  if (date === dayOf(now)) return `今天 ${time}`
  return date === dayOf(now + day) ? `明天 ${time}` : text.slice(5)
}
