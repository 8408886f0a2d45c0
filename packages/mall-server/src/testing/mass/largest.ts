import { sql } from 'drizzle-orm'
import { addressLimits, invoiceStatus, invoiceType } from '@mall/api/contract'
import { literals } from '../../platform/db/columns.ts'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { maxCartLines } from '../../trade/shopping-cart/rules.ts'
import type { MassUser } from './members.ts'

/** As many departments as a company may have. */
const departments = 2_000

/** A hundred orders of a hundred lines each on one invoice. */
const invoiceLines = 10_000

const number = 'KP2026010100000001'

/** Gives the largest company what the mall lets it have, and one of its people a full cart and address book; returns the number of the longest invoice. */
export const fillLargest = async (db: Db, { enterpriseId, departmentId, userId }: MassUser): Promise<string> => {
  await queryRows(
    db,
    sql`insert into department (enterprise_id, parent_id, path, name)
      select ${enterpriseId}, ${departmentId}, d.path, '部门' || n from generate_series(1, ${departments}::int) n, department d where d.id = ${departmentId}`,
  )
  await queryRows(db, sql`update department d set path = p.path || d.id || '/' from department p where p.id = d.parent_id and d.enterprise_id = ${enterpriseId} and d.path = p.path`)
  await queryRows(
    db,
    sql`insert into cart_item (user_id, enterprise_id, product_id, quantity, selected, remark, added_price_fen, created_at)
      select ${userId}, ${enterpriseId}, p.id, p.moq, true, '', 1, now() from product p where p.is_on_shelf order by p.id desc limit ${maxCartLines} on conflict do nothing`,
  )
  await queryRows(
    db,
    sql`insert into address (user_id, enterprise_id, consignee, mobile, province, city, district, area_code, detail, tag, is_default)
      select ${userId}, ${enterpriseId}, '收货人' || n, '19900000000', '上海市', '上海市', '浦东新区', '310115', '云岫路' || n || '号', '公司', false from generate_series(2, ${addressLimits.addresses}::int) n`,
  )
  const [made] = await queryRows<{ id: number }>(
    db,
    sql`insert into invoice (invoice_no, group_id, enterprise_id, department_id, user_id, status, type, content, title, tax_no, address, phone, bank, account, remark, email, amount_fen, tax_fen, number, created_at, issued_at)
      select ${number}, e.group_id, e.id, ${departmentId}, ${userId}, ${literals(invoiceStatus.issued)}, ${literals(invoiceType.electronicGeneral)}, 1, e.name, e.tax_no, '', '', '', '', '', 'a@mall.example', ${invoiceLines}::bigint * 1130, ${invoiceLines}::bigint * 130, '26000000000000009999', now(), now()
      from enterprise e where e.id = ${enterpriseId} returning id`,
  )
  if (made === undefined) throw new Error('There is no invoice')
  await queryRows(
    db,
    sql`insert into invoice_line (invoice_id, name, unit, quantity, price_fen, amount_fen, tax_bp, tax_fen)
      select ${made.id}, '第' || n || '种加厚型多功能环保再生纸浆可重复使用档案收纳整理箱', '个', 10, 113, 1130, 1300, 130 from generate_series(1, ${invoiceLines}::int) n`,
  )
  return number
}
