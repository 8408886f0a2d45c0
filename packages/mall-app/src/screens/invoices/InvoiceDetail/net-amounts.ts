import type { InvoiceLine } from '@mall/api/contract'

/** An amount without the tax in it, yuan; null where amounts are withheld. */
export const netOf = ({ Amount, TaxAmount }: Pick<InvoiceLine, 'Amount' | 'TaxAmount'>): number | null =>
  Amount === null || TaxAmount === null ? null : Math.round((Amount - TaxAmount) * 100) / 100

/** The price of a piece without its tax, with the decimals that it needs, as the invoice's file has it; nothing where there are no pieces. */
export const netPriceText = (line: Pick<InvoiceLine, 'Amount' | 'TaxAmount' | 'Quantity'>): string => {
  const net = netOf(line)
  if (line.Quantity === null) return ''
  return net === null ? '—' : (net / line.Quantity).toFixed(8).replace(/(\.\d{2}\d*?)0+$/, '$1')
}
