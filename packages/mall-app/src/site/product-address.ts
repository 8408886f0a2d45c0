/** `/{ProductCode}.html` (specification §2). */
export const productHref = (productCode: string): string => `/${encodeURIComponent(productCode)}.html`

/** The product code of `/{digits}.html`, or null for any other file name (specification §5: digits only). */
export const productCodeOf = (file: string): string | null => /^(\d{1,20})\.html$/i.exec(file)?.[1] ?? null
