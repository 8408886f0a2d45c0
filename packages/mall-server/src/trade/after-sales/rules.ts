import { afterSalesDays, afterSalesType, defaultWarrantyMonths, type AfterSalesType } from '@mall/api/contract'
import type { ProductSpec } from '../../platform/db/schema/catalogue.ts'
import { addDays, toDay } from '../../platform/time.ts'

/** How long a product is repaired, months: what its 质保 says, else a year. */
export const warrantyMonthsOf = (specs: readonly ProductSpec[]): number => {
  const stated = specs.find(({ name }) => name.startsWith('质保'))?.value.match(/(\d{1,3})\s*(个月|月|年)/)
  if (!stated) return defaultWarrantyMonths
  return Number(stated[1]) * (stated[2] === '年' ? 12 : 1)
}

/** The same day some months later, or the last one of a month that is shorter. */
const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** What can be applied for, and until when. */
export interface SupportedType {
  readonly type: AfterSalesType
  /** The last day, `YYYY-MM-DD`. */
  readonly deadline: string
  readonly isOpen: boolean
}

/** The types of service with their deadlines; none before the goods were received. */
export const supportedTypes = (receivedAt: Date | null, specs: readonly ProductSpec[], now: Date): SupportedType[] => {
  if (receivedAt === null) return []
  const today = toDay(now)
  return Object.values(afterSalesType).map((type) => {
    const deadline = type === afterSalesType.repair ? addMonths(toDay(receivedAt), warrantyMonthsOf(specs)) : toDay(addDays(receivedAt, afterSalesDays))
    return { type, deadline, isOpen: today <= deadline }
  })
}

/** Pieces of a line that can be applied for: received ones that no service holds. */
export const availablePieces = (received: number, held: number): number => Math.max(0, received - held)
