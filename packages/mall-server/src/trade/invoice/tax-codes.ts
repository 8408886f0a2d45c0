import { sql } from 'drizzle-orm'
import { invoiceContent } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import type { InvoiceRow } from './records.ts'

/**
 * Gives lines of an invoice that is locked and not issued the 税收分类编码 that their products have now, where they have none: a platform refuses what has none, and the code
 * that is filled in after that is for this invoice too. As when it was applied for, a line of products with several codes has none.
 */
export const fillTaxCodes = async (tx: Tx, { id, content }: Pick<InvoiceRow, 'id' | 'content'>): Promise<void> => {
  const [name, unit] = content === invoiceContent.lines ? [sql`goods.name`, sql`goods.unit`] : [sql`first.name`, sql`''::text`]
  await tx.execute(sql`update invoice_line line set tax_code = codes.tax_code
    from (
      select ${name} as name, ${unit} as unit, goods.tax_bp, min(p.tax_code) as tax_code
      from invoice_order part
        join order_line goods on goods.order_id = part.order_id
        join product p on p.id = goods.product_id
        join category first on first.id = p.category1_id
      where part.invoice_id = ${id}
      group by 1, 2, 3
      having count(distinct p.tax_code) = 1
    ) codes
    where line.invoice_id = ${id} and line.tax_code = '' and line.name = codes.name and line.unit = codes.unit and line.tax_bp = codes.tax_bp`)
}
