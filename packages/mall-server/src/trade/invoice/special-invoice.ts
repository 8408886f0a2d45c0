interface InvoicedLine {
  readonly name: string
  readonly supportsSpecialInvoice: boolean
}

/** Why no 专票 is issued to a title for these goods; null when one is. */
export const specialInvoiceProblem = (title: { readonly supportsSpecial: boolean }, lines: readonly InvoicedLine[]): string | null => {
  if (!title.supportsSpecial) return '该发票抬头不支持开具专票'
  const ordinary = lines.find((line) => !line.supportsSpecialInvoice)
  return ordinary === undefined ? null : `“${ordinary.name}”不支持开具专票`
}
