import { and, eq } from 'drizzle-orm'
import type { CallInput, HelpPageKey } from '@mall/api/contract'
import type { SellerHelpAction, SellerHelpDetail } from '@mall/api/seller/contract'
import { shippedPages } from '../../insight/help/shipped-pages.ts'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { defineActions, type Opened } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import { cutText } from '../../platform/cut-text.ts'
import type { Tx } from '../../platform/db/client.ts'
import { helpVersion, type PublishedHelp } from '../../platform/db/schema/help.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { compiledPage } from './compiled-page.ts'
import { allowedActions, detailHelp, record, shownBody, type HelpDraft } from './records.ts'

interface Target {
  readonly PageKey: HelpPageKey
}

const refusals: Readonly<Record<SellerHelpAction, string>> = { Edit: '您不能修改帮助', Publish: '没有要发布的修改', Restore: '您不能修改帮助' }

/** The one row of a page's draft: whoever changes the page waits for whoever else does. */
const actions = defineActions<Target, HelpDraft, SellerHelpAction, StaffContext>({
  lock: async (tx, _context, { PageKey }) => {
    const [row] = await tx.select().from(record).where(eq(record.pageKey, PageKey)).for('update')
    if (row === undefined) throw new Error(`The draft of the page ${PageKey} has no row`)
    return row
  },
  requireAllowed: permitting(allowedActions, (_row, { permissions }, action) => new BusinessError('HELP_ACTION_NOT_ALLOWED', permissions.has('content.manage') ? refusals[action] : refusals.Edit)),
})

/** How much of a text the audit log keeps; the versions have all of it. */
const auditedLength = 500

const audit = (tx: Tx, { row, acting }: Opened<HelpDraft>, action: string, before: AuditSummary | null, after: AuditSummary): Promise<void> =>
  writeAudit(tx, acting.origin, { action: `SellerHelp.${action}`, entity: 'help', entityId: row.pageKey, before, after })

const excerpt = (body: string): AuditSummary => ({ Text: cutText(body, auditedLength) })

/** @throws BusinessError those of every action */
export const saveHelp = (context: StaffContext, input: CallInput<'POST /api/SellerHelp/SaveDraft'>): Promise<SellerHelpDetail> =>
  actions.act(context, 'POST /api/SellerHelp/SaveDraft', input, 'Edit', async (opened) => {
    const { tx, row, acting } = opened
    const shown = await shownBody(tx, row.pageKey)
    await changeRecord(tx, acting.by, record, row, { body: input.Body === shown ? null : input.Body, staffId: context.caller.staffId, changedAt: acting.origin.now })
    await audit(tx, opened, 'SaveDraft', excerpt(row.body ?? shown), excerpt(input.Body))
    return detailHelp(tx, context.caller, row.pageKey)
  })

/** Writes a version, which is read from the commit on. `published`: null for the text that the mall is built with. */
const addVersion = async (tx: Tx, { row, acting }: Opened<HelpDraft>, staffId: number, published: PublishedHelp | null, restoredFrom: number | null): Promise<number> => {
  const [version] = await tx.insert(helpVersion).values({ pageKey: row.pageKey, published, staffId, createdAt: acting.origin.now, restoredFrom }).returning({ id: helpVersion.id })
  if (version === undefined) throw new Error('A version of a page of help was not written')
  return version.id
}

/** @throws BusinessError `MARKDOWN_INVALID`, and those of every action */
export const publishHelp = (context: StaffContext, input: CallInput<'POST /api/SellerHelp/Publish'>): Promise<SellerHelpDetail> =>
  actions.act(context, 'POST /api/SellerHelp/Publish', input, 'Publish', async (opened) => {
    const { tx, row, acting } = opened
    const body = row.body ?? ''
    const { title, nodes } = compiledPage(body)
    const shown = await shownBody(tx, row.pageKey)
    // What is written back to the text that the mall is built with follows its releases again.
    const published = body === shippedPages[row.pageKey] ? null : { body, title, content: nodes }
    const VersionNo = await addVersion(tx, opened, context.caller.staffId, published, null)
    await changeRecord(tx, acting.by, record, row, { body: null })
    await audit(tx, opened, 'Publish', excerpt(shown), { VersionNo, Title: title, ...excerpt(body) })
    return detailHelp(tx, context.caller, row.pageKey)
  })

/** @throws BusinessError `HELP_VERSION_NOT_FOUND`, and those of every action */
export const restoreHelp = (context: StaffContext, input: CallInput<'POST /api/SellerHelp/Restore'>): Promise<SellerHelpDetail> =>
  actions.act(context, 'POST /api/SellerHelp/Restore', input, 'Restore', async (opened) => {
    const { tx, row, acting } = opened
    const { VersionNo: asked } = input
    const [earlier] = asked === null ? [] : await tx.select().from(helpVersion).where(and(eq(helpVersion.id, asked), eq(helpVersion.pageKey, row.pageKey)))
    if (asked !== null && earlier === undefined) throw new BusinessError('HELP_VERSION_NOT_FOUND', '没有这个版本，请刷新后重试')
    const shown = await shownBody(tx, row.pageKey)
    const published = earlier?.published ?? null
    const VersionNo = await addVersion(tx, opened, context.caller.staffId, published, asked)
    // A draft that says what is shown now is none.
    await changeRecord(tx, acting.by, record, row, row.body === (published?.body ?? shippedPages[row.pageKey]) ? { body: null } : {})
    await audit(tx, opened, 'Restore', excerpt(shown), { VersionNo, RestoredFrom: asked, ...excerpt(published?.body ?? shippedPages[row.pageKey]) })
    return detailHelp(tx, context.caller, row.pageKey)
  })
