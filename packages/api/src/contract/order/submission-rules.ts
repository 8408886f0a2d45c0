/* Rules of a submission that the form checks before it is sent and the server checks again. Without a schema, so that a page can load them alone. */

/** The longest texts of a submission, characters, and its most attachments (screens: submit). */
export const submissionLimits = { PoNo: 26, Reason: 200, Remark: 100, Attachments: 5 } as const

/** How far ahead a delivery can be ordered, days. */
export const deliveryHorizonDays = 90

const dayAfter = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The first day that a delivery can be ordered for. `today`: `YYYY-MM-DD` in Asia/Shanghai. */
export const firstDeliveryDay = (today: string): string => dayAfter(today, 1)

/** The last day that a delivery can be ordered for. `today`: `YYYY-MM-DD` in Asia/Shanghai. */
export const lastDeliveryDay = (today: string): string => dayAfter(today, deliveryHorizonDays)

/**
 * Why nothing can be delivered on a day; null when it can. Days are `YYYY-MM-DD`.
 * @param today Today in Asia/Shanghai.
 * @param nonWorkingDays Days without delivery up to the horizon, as `OrderConfirmation.NonWorkingDays` has them.
 */
export const deliveryDateProblem = (day: string, today: string, nonWorkingDays: readonly string[]): string | null => {
  if (day < firstDeliveryDay(today)) return '期望送达日期须晚于今天'
  if (day > lastDeliveryDay(today)) return `期望送达日期须在${deliveryHorizonDays}天内`
  return nonWorkingDays.includes(day) ? '期望送达日期须为工作日' : null
}

/** Goods, as far as an invoice depends on them. */
export interface InvoicedGoods {
  readonly name: string
  readonly supportsSpecial: boolean
}

/** Why no 专票 is issued to a title for these goods; null when one is. */
export const specialInvoiceProblem = (title: { readonly supportsSpecial: boolean }, goods: readonly InvoicedGoods[]): string | null => {
  if (!title.supportsSpecial) return '该发票抬头不支持开具专票'
  const ordinary = goods.find(({ supportsSpecial }) => !supportsSpecial)
  return ordinary === undefined ? null : `“${ordinary.name}”不支持开具专票`
}
