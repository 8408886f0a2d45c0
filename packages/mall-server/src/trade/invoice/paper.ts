import { amountInWords, invoiceType } from '@mall/api/contract'
import type { invoiceLine } from '../../platform/db/schema/invoice.ts'
import type { Config } from '../../platform/config.ts'
import { toDay } from '../../platform/time.ts'
import { apportion, taxIn } from './lines.ts'
import type { InvoiceRow, RedRow } from './records.ts'

export interface Party {
  readonly name: string
  readonly taxNo: string
}

/** A line as an invoice shows it: without the tax, which has a column of its own. */
export interface PaperLine {
  readonly name: string
  readonly unit: string
  readonly quantity: string
  readonly price: string
  readonly netFen: number
  readonly rate: string
  readonly taxFen: number
}

/** The content of a 数电发票, as the texts and numbers that are drawn. */
export interface InvoicePaper {
  readonly title: string
  readonly number: string
  /** `2026年03月18日` */
  readonly day: string
  readonly buyer: Party
  readonly seller: Party
  readonly lines: readonly PaperLine[]
  readonly netFen: number
  readonly taxFen: number
  readonly totalFen: number
  readonly words: string
  readonly remarks: readonly string[]
  readonly drawer: string
}

/** Draws a PDF file. */
export type DrawInvoice = (paper: InvoicePaper) => Promise<Uint8Array<ArrayBuffer>>

type Line = Pick<typeof invoiceLine.$inferSelect, 'name' | 'unit' | 'quantity' | 'priceFen' | 'amountFen' | 'taxBp' | 'taxFen'>

type Invoice = Pick<
  InvoiceRow,
  'type' | 'title' | 'taxNo' | 'address' | 'phone' | 'bank' | 'account' | 'remark' | 'number' | 'issuedAt'
>

type Red = Pick<RedRow, 'amountFen' | 'number' | 'reason' | 'issuedAt'>

const dayText = (at: Date | null): string => (at === null ? '' : `${toDay(at).replace('-', '年').replace('-', '月')}日`)

/** The price without its tax, with as many decimals as it needs: times the quantity it makes up the amount again. */
const priceText = (netFen: number, quantity: number): string => (netFen / 100 / quantity).toFixed(8).replace(/(\.\d{2}\d*?)0+$/, '$1')

const toPaperLine = ({ name, unit, quantity, amountFen, taxBp, taxFen }: Line): PaperLine => ({
  name, unit,
  quantity: quantity === null ? '' : String(quantity),
  price: quantity === null ? '' : priceText(amountFen - taxFen, quantity),
  netFen: amountFen - taxFen,
  rate: `${taxBp / 100}%`,
  taxFen,
})

/**
 * The lines of the red letters of an invoice, each in its turn. One that reverses it altogether has its lines; of a part each line has its
 * share of what is valid of it, so that all red letters together reverse no line, and no tax, beyond what it has.
 */
export const redLinesOf = <L extends Line>(lines: readonly L[], amounts: readonly number[]): L[][] => {
  const left = lines.map(({ amountFen, taxFen }) => ({ amountFen, taxFen }))
  return amounts.map((redFen) => {
    const shares = apportion(redFen, left.map(({ amountFen }) => amountFen))
    return lines.flatMap((line, at) => {
      const [share, rest] = [shares[at] ?? 0, left[at]]
      if (share === 0 || rest === undefined) return []
      const taxFen = share === rest.amountFen ? rest.taxFen : Math.min(taxIn(share, line.taxBp), rest.taxFen)
      left[at] = { amountFen: rest.amountFen - share, taxFen: rest.taxFen - taxFen }
      return [{ ...line, quantity: share === line.amountFen && line.quantity !== null ? -line.quantity : null, amountFen: -share, taxFen: -taxFen }]
    })
  })
}

/** The buyer's bank details; empty when the title has none. */
const buyerRemarks = ({ address, phone, bank, account }: Invoice): string[] =>
  [[address, phone].filter(Boolean).join('　'), [bank, account].filter(Boolean).join('　')]
    .map((text, at) => (text === '' ? '' : `${at === 0 ? '购买方地址、电话' : '购买方开户行、账号'}：${text}`))
    .filter(Boolean)

const draft = (invoice: Invoice, seller: Config['seller'], lines: readonly Line[]) => {
  const [totalFen, taxFen] = [lines.reduce((sum, { amountFen }) => sum + amountFen, 0), lines.reduce((sum, line) => sum + line.taxFen, 0)]
  return {
    title: invoice.type === invoiceType.electronicGeneral ? '电子发票（普通发票）' : '电子发票（增值税专用发票）',
    buyer: { name: invoice.title, taxNo: invoice.taxNo }, seller,
    lines: lines.map(toPaperLine), netFen: totalFen - taxFen, taxFen, totalFen, words: amountInWords(totalFen), drawer: '商家',
  }
}

export const paperOf = (invoice: Invoice, lines: readonly Line[], seller: Config['seller']): InvoicePaper => ({
  ...draft(invoice, seller, lines),
  number: invoice.number, day: dayText(invoice.issuedAt), remarks: [...buyerRemarks(invoice), ...(invoice.remark === '' ? [] : [invoice.remark])],
})

/** The red letters (红字发票) of an invoice that are issued: what each reverses, negative, with the number of the invoice. */
export const redPapersOf = <R extends Red>(invoice: Invoice, lines: readonly Line[], reds: readonly R[], seller: Config['seller']): { readonly red: R; readonly paper: InvoicePaper }[] => {
  const issued = reds.filter(({ issuedAt }) => issuedAt !== null)
  const redLines = redLinesOf(lines, issued.map(({ amountFen }) => amountFen))
  return issued.map((red, at) => ({
    red,
    paper: {
      ...draft(invoice, seller, redLines[at] ?? []),
      number: red.number, day: dayText(red.issuedAt), remarks: [`被红冲蓝字数电发票号码：${invoice.number}`, `红冲原因：${red.reason}`],
    },
  }))
}

declare module '../../platform/deps.ts' {
  interface Deps {
    /** Null where no invoices can be drawn. */
    readonly drawInvoice: DrawInvoice | null
  }
}
