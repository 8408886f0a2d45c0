import type { SiteConfig } from '@mall/api/contract'

/** The mall's own invoice details (specification §2, about/kpinfo). */
export type InvoiceDetails = SiteConfig['Invoice']

/** One line of the invoice details. */
export interface InvoiceLine {
  readonly label: string
  readonly value: string
}

const labels: Readonly<Record<keyof InvoiceDetails, string>> = {
  Title: '名称',
  TaxNumber: '纳税人识别号',
  Address: '地址',
  Phone: '电话',
  Bank: '开户行',
  Account: '账号',
}

/** The configured lines, in the order of an invoice form. */
export const invoiceLines = (details: InvoiceDetails): InvoiceLine[] =>
  (Object.keys(labels) as (keyof InvoiceDetails)[]).map((key) => ({ label: labels[key], value: details[key].trim() })).filter(({ value }) => value !== '')

/** What goes to the clipboard: the lines as `label：value`. */
export const invoiceText = (details: InvoiceDetails): string =>
  invoiceLines(details).map(({ label, value }) => `${label}：${value}`).join('\n')
