import { and, eq, ne, sql } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { replyTemplateLimits, type ReplyTemplateAction, type ReplyTemplateList } from '@mall/api/seller/contract'
import { changeRecord, deleteRecord } from '../../platform/actions/change-record.ts'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { replyTemplate } from '../../platform/db/schema/reply-template.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { allowedActions, listTemplates } from './list.ts'

type Row = typeof replyTemplate.$inferSelect

/** One at a time: who counts them, or looks for a title, sees what the one before has written. */
const lockTemplates = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('replyTemplate'), 0)`)
}

const requireAllowed = permitting(allowedActions, () => new BusinessError('REPLY_TEMPLATE_ACTION_NOT_ALLOWED', '您不能修改常用答复'))

const actions = defineActions<{ readonly TemplateId: number }, Row, ReplyTemplateAction, StaffContext>({
  lock: async (tx, _context, { TemplateId }) => {
    await lockTemplates(tx)
    const [row] = await tx.select().from(replyTemplate).where(eq(replyTemplate.id, TemplateId)).for('update')
    if (row === undefined) throw new BusinessError('REPLY_TEMPLATE_NOT_FOUND', '常用答复不存在，可能已被删除')
    return row
  },
  requireAllowed: (caller, _row, action) => requireAllowed(caller, caller, action),
})

const audit = (tx: Tx, context: StaffContext, action: string, id: number, before: AuditSummary | null, after: AuditSummary | null): Promise<void> =>
  writeAudit(tx, originOf(context), { action: `SellerReplyTemplate.${action}`, entity: 'replyTemplate', entityId: id, before, after })

const summaryOf = ({ title, text }: Pick<Row, 'title' | 'text'>): AuditSummary => ({ Title: title, Text: text })

/** No record has it: a new one differs from all. */
const noId = 0

/** @throws BusinessError `REPLY_TEMPLATE_EXISTS` */
const requireNewTitle = async (tx: Tx, title: string, id: number): Promise<void> => {
  if ((await tx.$count(replyTemplate, and(eq(replyTemplate.title, title), ne(replyTemplate.id, id)))) > 0) throw new BusinessError('REPLY_TEMPLATE_EXISTS', `已有“${title}”，请换一个标题`)
}

/** @throws BusinessError `REPLY_TEMPLATE_EXISTS`, `REPLY_TEMPLATE_LIMIT_REACHED` */
export const createTemplate = (context: StaffContext, input: CallInput<'POST /api/SellerReplyTemplate/Create'>): Promise<ReplyTemplateList> =>
  once(context, 'POST /api/SellerReplyTemplate/Create', input, async (tx) => {
    const { caller, deps } = context
    await lockTemplates(tx)
    if ((await tx.$count(replyTemplate)) >= replyTemplateLimits.count) throw new BusinessError('REPLY_TEMPLATE_LIMIT_REACHED', `最多${replyTemplateLimits.count}条常用答复，请先删除不用的`)
    await requireNewTitle(tx, input.Title, noId)
    const [row] = await tx.insert(replyTemplate).values({ title: input.Title, text: input.Text, staffId: caller.staffId, changedAt: deps.clock() }).returning()
    if (row === undefined) throw new Error('The template answer was not written')
    await audit(tx, context, 'Create', row.id, null, summaryOf(row))
    return listTemplates(tx, caller)
  })

/** @throws BusinessError `REPLY_TEMPLATE_EXISTS`, and those of every action */
export const saveTemplate = (context: StaffContext, input: CallInput<'POST /api/SellerReplyTemplate/Save'>): Promise<ReplyTemplateList> =>
  actions.act(context, 'POST /api/SellerReplyTemplate/Save', input, 'Edit', async ({ tx, row, acting }) => {
    await requireNewTitle(tx, input.Title, row.id)
    const saved = await changeRecord(tx, acting.by, replyTemplate, row, { title: input.Title, text: input.Text, staffId: context.caller.staffId, changedAt: acting.origin.now })
    await audit(tx, context, 'Save', row.id, summaryOf(row), summaryOf(saved))
    return listTemplates(tx, context.caller)
  })

/** @throws BusinessError those of every action */
export const deleteTemplate = (context: StaffContext, input: CallInput<'POST /api/SellerReplyTemplate/Delete'>): Promise<ReplyTemplateList> =>
  actions.act(context, 'POST /api/SellerReplyTemplate/Delete', input, 'Delete', async ({ tx, row, acting }) => {
    await deleteRecord(tx, acting.by, replyTemplate, row)
    await audit(tx, context, 'Delete', row.id, summaryOf(row), null)
    return listTemplates(tx, context.caller)
  })
