import { and, eq } from 'drizzle-orm'
import type { InvoiceTitle } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import type { CallContext, Caller, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { invoiceTitlesOf, saveTitle, titleToWire } from '../../company/invoice-title/store.ts'
import { originOf } from '../../platform/audit/audit-log.ts'

/** A company whose titles the caller may use: their own, or one of their group where the data scope reaches it. */
const requireEnterprise = async (db: Db, caller: Caller, enterpriseId: number): Promise<number> => {
  if (enterpriseId === caller.enterpriseId) return enterpriseId
  const inGroup = caller.scope === 'group' && (await db.$count(enterprise, and(eq(enterprise.id, enterpriseId), eq(enterprise.groupId, caller.groupId)))) === 1
  if (!inGroup) throw new BusinessError('INVOICE_TITLE_NOT_FOUND', '发票抬头不存在')
  return enterpriseId
}

export const listTitles = async (db: Db, caller: Caller, enterpriseId = caller.enterpriseId): Promise<InvoiceTitle[]> =>
  (await invoiceTitlesOf(db, await requireEnterprise(db, caller, enterpriseId))).map(titleToWire)

export const saveTitleOf = (context: CallContext, { EnterpriseId, ...input }: ParsedInput<'POST /api/Invoice/TitleSave'>): Promise<InvoiceTitle> =>
  context.deps.db.transaction(async (tx) => {
    const enterpriseId = await requireEnterprise(tx, context.caller, EnterpriseId ?? context.caller.enterpriseId)
    return titleToWire(await saveTitle(tx, enterpriseId, input, originOf(context)))
  })
