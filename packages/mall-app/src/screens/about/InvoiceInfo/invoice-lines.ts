import type { InvoiceDetails } from '../../../site/site-config.ts'

/** One line of the invoice details; null when the site has not configured it. */
export interface InvoiceLine {
  readonly label: string
  readonly value: string | null
}

const labels: Readonly<Record<keyof InvoiceDetails, string>> = {
  title: '名称',
  taxNumber: '纳税人识别号',
  address: '地址',
  phone: '电话',
  bank: '开户行',
  account: '账号',
}

/** In the order of an invoice form. */
export const invoiceLines = (details: InvoiceDetails): InvoiceLine[] =>
  (Object.keys(labels) as (keyof InvoiceDetails)[]).map((key) => ({ label: labels[key], value: details[key].trim() || null }))

/** What goes to the clipboard: the configured lines as `label：value`; null when there is none. */
export const invoiceText = (details: InvoiceDetails): string | null => {
  const lines = invoiceLines(details).flatMap(({ label, value }) => (value === null ? [] : [`${label}：${value}`]))
  return lines.length === 0 ? null : lines.join('\n')
}
