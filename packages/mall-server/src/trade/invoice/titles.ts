import { eq } from 'drizzle-orm'
import type { InvoiceTitle } from '@mall/api/contract'
import { permitting } from '../../platform/actions/permit.ts'
import type { Db } from '../../platform/db/client.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import type { CallContext, Caller, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { invoiceTitlesOf, saveTitle, titleToWire } from '../../company/invoice-title/store.ts'
import { originOf } from '../../platform/audit/audit-log.ts'

/** A company whose titles the caller may use: their own, or one of their group where the data scope reaches it. */
const requireAllowed = permitting(
  ({ enterpriseId, groupId, scope }: Caller, company: { readonly id: number; readonly groupId: number } | undefined): readonly ('View' | 'Save')[] =>
    company !== undefined && (company.id === enterpriseId || (scope === 'group' && company.groupId === groupId)) ? ['View', 'Save'] : [],
  () => new BusinessError('INVOICE_TITLE_NOT_FOUND', '发票抬头不存在'),
)

const findCompany = async (db: Db, id: number) => {
  const [company] = await db.select({ id: enterprise.id, groupId: enterprise.groupId }).from(enterprise).where(eq(enterprise.id, id))
  return company
}

export const listTitles = async (db: Db, caller: Caller, enterpriseId = caller.enterpriseId): Promise<InvoiceTitle[]> => {
  requireAllowed(caller, await findCompany(db, enterpriseId), 'View')
  return (await invoiceTitlesOf(db, enterpriseId)).map(titleToWire)
}

export const saveTitleOf = (context: CallContext, { EnterpriseId, ...input }: ParsedInput<'POST /api/Invoice/TitleSave'>): Promise<InvoiceTitle> =>
  context.deps.db.transaction(async (tx) => {
    const enterpriseId = EnterpriseId ?? context.caller.enterpriseId
    const permit = requireAllowed(context.caller, await findCompany(tx, enterpriseId), 'Save')
    return titleToWire(await saveTitle(tx, permit, enterpriseId, input, originOf(context)))
  })
