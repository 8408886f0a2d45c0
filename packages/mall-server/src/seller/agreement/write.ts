import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { agreementRows, agreementVersionStatus, type SellerAgreementDetail } from '@mall/api/seller/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { actingForSeller, type Permitted } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { agreementDetail } from './detail.ts'
import { moveVersion } from './moves.ts'
import { actions, audit } from './open.ts'
import { record, row, type VersionRow } from './records.ts'
import { columnsOf } from './rows.ts'

type Input = CallInput<'POST /api/SellerAgreement/Write'>

/** Its writer goes on with a version that came back. */
export const reopened = async (tx: Tx, newest: VersionRow, acting: Permitted): Promise<VersionRow> =>
  newest.status === agreementVersionStatus.rejected ? moveVersion(tx, newest, 'Rewrite', actingForSeller(acting)) : newest

const productIdsOf = async (tx: Tx, codes: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (codes.length === 0) return new Map()
  const rows = await tx.select({ id: product.id, code: product.code }).from(product).where(inArray(product.code, [...codes]))
  return new Map(rows.map(({ code, id }) => [code, id]))
}

const requireOnce = (codes: readonly string[]): void => {
  const twice = codes.find((code, at) => codes.indexOf(code) !== at)
  if (twice !== undefined) throw new BusinessError('AGREEMENT_ROWS_INVALID', `商品 ${twice} 出现了两次`)
}

const isSameTerms = sql`${row.kind} = excluded.kind and ${row.tiers} is not distinct from excluded.tiers and ${row.percent} is not distinct from excluded.percent and ${row.lowReason} = excluded.low_reason`

/** What was decided holds as long as its row says the same. */
const kept = (column: typeof row.decision | typeof row.decidedBy | typeof row.decidedAt) => sql`case when ${isSameTerms} then ${column} end`

/** @throws BusinessError `AGREEMENT_ROWS_INVALID` */
const upsert = async (tx: Tx, versionId: number, rows: Input['Rows']): Promise<void> => {
  if (rows.length === 0) return
  requireOnce(rows.map(({ ProductCode }) => ProductCode))
  const ids = await productIdsOf(tx, rows.map(({ ProductCode }) => ProductCode))
  const values = rows.map(({ ProductCode, Position, MaterialCode, LowReason, ...terms }) => {
    const productId = ids.get(ProductCode)
    if (productId === undefined) throw new BusinessError('AGREEMENT_ROWS_INVALID', `没有商品 ${ProductCode}`)
    const material = MaterialCode.trim()
    return { versionId, productId, position: Position, materialCode: material === '' ? null : material, lowReason: LowReason.trim(), ...columnsOf(terms) }
  })
  await tx
    .insert(row)
    .values(values)
    .onConflictDoUpdate({
      target: [row.versionId, row.productId],
      set: {
        position: sql`excluded.position`, materialCode: sql`excluded.material_code`, kind: sql`excluded.kind`, tiers: sql`excluded.tiers`, percent: sql`excluded.percent`, lowReason: sql`excluded.low_reason`,
        decision: kept(row.decision), decidedBy: kept(row.decidedBy), decidedAt: kept(row.decidedAt), decisionReason: sql`case when ${isSameTerms} then ${row.decisionReason} else '' end`,
      },
    })
}

/** Takes products out of a version; those that are not in it are none. */
const remove = async (tx: Tx, versionId: number, codes: Input['Removed']): Promise<void> => {
  const ids = [...(await productIdsOf(tx, codes)).values()]
  if (ids.length > 0) await tx.delete(row).where(and(eq(row.versionId, versionId), inArray(row.productId, ids)))
}

/**
 * Writes some products of the newest version, and takes others out.
 * @throws BusinessError `AGREEMENT_ROWS_INVALID`, `AGREEMENT_ACTION_NOT_ALLOWED`, `VERSION_CONFLICT`
 */
export const writeRows = (context: StaffContext, input: Input): Promise<SellerAgreementDetail> =>
  actions.act(context, 'POST /api/SellerAgreement/Write', input, 'Write', async ({ tx, row: one, acting }) => {
    // Somebody began another version meanwhile: the rows were not meant for that.
    if (one.newest.number !== input.VersionNo) throw new BusinessError('AGREEMENT_ACTION_NOT_ALLOWED', '已有更新的一版，请刷新后查看')
    const { id } = await reopened(tx, one.newest, acting)
    await remove(tx, id, input.Removed)
    await upsert(tx, id, input.Rows)
    if ((await tx.$count(row, eq(row.versionId, id))) > agreementRows) throw new BusinessError('AGREEMENT_ROWS_INVALID', `一份协议最多 ${agreementRows.toLocaleString('zh-CN')} 种商品`)
    await changeRecord(tx, acting.by, record, one, {})
    await audit(tx, context, 'Write', one.id, null, { VersionNo: input.VersionNo, Rows: input.Rows.length, Removed: input.Removed.length })
    return agreementDetail(tx, context.caller, one.id, context.deps.clock())
  })
