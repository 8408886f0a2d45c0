import { and, eq, isNull } from 'drizzle-orm'
import type { CallInput, ContentNode } from '@mall/api/contract'
import type { AnnouncementAudience, SellerAnnouncementAction, SellerAnnouncementDetail } from '@mall/api/seller/contract'
import { homeTopic } from '../../catalogue/home-content/live-content.ts'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { defineActions, type Opened } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { compileBody, MarkdownError } from '../../platform/content/markdown.ts'
import { cutText } from '../../platform/cut-text.ts'
import type { Tx } from '../../platform/db/client.ts'
import { role } from '../../platform/db/schema/role.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { publish } from '../../platform/pub-sub/pub-sub.ts'
import { insertedRow } from '../../platform/records/version.ts'
import { toDay } from '../../platform/time.ts'
import { isPartyOf } from '../customer/parties.ts'
import { allowedActions, announcementDetail, announcementNotFound, announcementRecords, record, type Actable } from './records.ts'

interface Target {
  readonly AnnouncementId: number
  readonly Version: number
  readonly RequestId: string
}

const refusals: Readonly<Record<SellerAnnouncementAction, string>> = { Edit: '您不能修改这条公告', Publish: '这条公告已经发布', TakeDown: '这条公告没有发布，或已撤下' }

const actions = defineActions<Pick<Target, 'AnnouncementId'>, Actable, SellerAnnouncementAction, StaffContext>({
  lock: async (tx, { caller }, { AnnouncementId }) => {
    const [row] = await tx.select().from(record).where(eq(record.id, AnnouncementId)).for('update')
    const [found] = await announcementRecords(tx, caller, eq(record.id, AnnouncementId))
    if (row === undefined || found === undefined) throw announcementNotFound()
    return { ...row, isAllTheirs: found.isAllTheirs }
  },
  requireAllowed: permitting(allowedActions, (row, { permissions }, action) =>
    new BusinessError('ANNOUNCEMENT_ACTION_NOT_ALLOWED', permissions.has('content.manage') && row.isAllTheirs ? refusals[action] : refusals.Edit)),
})

/**
 * What is drawn of a text.
 * @throws BusinessError `MARKDOWN_INVALID`
 */
export const compiledBody = (body: string): ContentNode[] => {
  try {
    return compileBody(body)
  } catch (error) {
    if (error instanceof MarkdownError) throw new BusinessError('MARKDOWN_INVALID', error.message)
    throw error
  }
}

interface Audience {
  readonly For: AnnouncementAudience
  readonly PartyId: number | null
}

/** @throws BusinessError `ANNOUNCEMENT_AUDIENCE_INVALID` */
const audienceColumns = async (tx: Tx, { caller }: StaffContext, { For, PartyId }: Audience): Promise<{ readonly groupId: number | null; readonly enterpriseId: number | null }> => {
  if (For === 'all' || PartyId === null) {
    if (caller.scope !== 'all') throw new BusinessError('ANNOUNCEMENT_AUDIENCE_INVALID', '您只能给名下的客户发公告')
    return { groupId: null, enterpriseId: null }
  }
  if (!(await isPartyOf(tx, caller, For, PartyId))) throw new BusinessError('ANNOUNCEMENT_AUDIENCE_INVALID', For === 'company' ? '客户不存在' : '集团不存在，或有您不负责的公司')
  return For === 'company' ? { groupId: null, enterpriseId: PartyId } : { groupId: PartyId, enterpriseId: null }
}

/** @throws BusinessError `ANNOUNCEMENT_AUDIENCE_INVALID` for a role of one company */
const requirePreset = async (tx: Tx, roleId: number | null): Promise<void> => {
  if (roleId === null) return
  const [found] = await tx.select({ id: role.id }).from(role).where(and(eq(role.id, roleId), isNull(role.enterpriseId)))
  if (found === undefined) throw new BusinessError('ANNOUNCEMENT_AUDIENCE_INVALID', '没有这个角色')
}

const audit = (tx: Tx, context: StaffContext, action: string, id: number, before: AuditSummary | null, after: AuditSummary): Promise<void> =>
  writeAudit(tx, originOf(context), { action: `SellerAnnouncement.${action}`, entity: 'announcement', entityId: id, before, after })

/** Every process drops the home page that it keeps: it names announcements. */
const announceChange = (tx: Tx): Promise<void> => publish(tx, [{ topic: homeTopic, detail: '' }])

const act = (context: StaffContext, action: SellerAnnouncementAction, call: 'Save' | 'Publish' | 'TakeDown', input: Target, work: (opened: Opened<Actable>) => Promise<void>): Promise<SellerAnnouncementDetail> =>
  actions.act(context, `POST /api/SellerAnnouncement/${call}`, input, action, async (opened) => {
    await work(opened)
    await announceChange(opened.tx)
    return announcementDetail(opened.tx, context.caller, input.AnnouncementId, context.deps.clock())
  })

/** @throws BusinessError `ANNOUNCEMENT_AUDIENCE_INVALID` */
export const createAnnouncement = (context: StaffContext, input: CallInput<'POST /api/SellerAnnouncement/Create'>): Promise<SellerAnnouncementDetail> =>
  once(context, 'POST /api/SellerAnnouncement/Create', input, async (tx) => {
    const { caller, deps } = context
    const audience = await audienceColumns(tx, context, input)
    const row = insertedRow(await tx.insert(record).values({ title: input.Title, body: '', content: [], ...audience, staffId: caller.staffId, changedAt: deps.clock() }).returning())
    await audit(tx, context, 'Create', row.id, null, { Title: row.title })
    return announcementDetail(tx, caller, row.id, deps.clock())
  })

const summaryOf = ({ title, groupId, enterpriseId, roleId, fromDay, untilDay, body }: Pick<Actable, 'title' | 'groupId' | 'enterpriseId' | 'roleId' | 'fromDay' | 'untilDay' | 'body'>): AuditSummary => ({
  Title: title, GroupId: groupId, EnterpriseId: enterpriseId, RoleId: roleId, From: fromDay, Until: untilDay, Text: cutText(body, 500),
})

/** @throws BusinessError `MARKDOWN_INVALID`, `ANNOUNCEMENT_INCOMPLETE` for one that is shown and loses its text, `ANNOUNCEMENT_AUDIENCE_INVALID`, and those of every action */
export const saveAnnouncement = (context: StaffContext, input: CallInput<'POST /api/SellerAnnouncement/Save'>): Promise<SellerAnnouncementDetail> =>
  act(context, 'Edit', 'Save', input, async ({ tx, row, acting }) => {
    const isUp = row.publishedAt !== null && row.takenDownAt === null
    const content = compiledBody(input.Body)
    if (isUp && content.length === 0) throw incomplete()
    await requirePreset(tx, input.RoleId)
    const audience = await audienceColumns(tx, context, input)
    const saved = await changeRecord(tx, acting.by, record, row, {
      title: input.Title, body: input.Body, content, ...audience, roleId: input.RoleId, fromDay: input.From, untilDay: input.Until, staffId: context.caller.staffId, changedAt: acting.origin.now,
    })
    await audit(tx, context, 'Save', row.id, summaryOf(row), summaryOf(saved))
  })

const incomplete = (): BusinessError => new BusinessError('ANNOUNCEMENT_INCOMPLETE', '请先写正文')

/** @throws BusinessError `ANNOUNCEMENT_INCOMPLETE`, `ANNOUNCEMENT_OVER`, and those of every action */
export const publishAnnouncement = (context: StaffContext, input: CallInput<'POST /api/SellerAnnouncement/Publish'>): Promise<SellerAnnouncementDetail> =>
  act(context, 'Publish', 'Publish', input, async ({ tx, row, acting }) => {
    const { now } = acting.origin
    if (row.content.length === 0) throw incomplete()
    if (row.untilDay !== null && row.untilDay < toDay(now)) throw new BusinessError('ANNOUNCEMENT_OVER', '最后一天已过，请先改日期')
    await changeRecord(tx, acting.by, record, row, { publishedAt: now, takenDownAt: null, staffId: context.caller.staffId, changedAt: now })
    await audit(tx, context, 'Publish', row.id, null, { Title: row.title, From: row.fromDay, Until: row.untilDay })
  })

/** @throws BusinessError those of every action */
export const takeDownAnnouncement = (context: StaffContext, input: CallInput<'POST /api/SellerAnnouncement/TakeDown'>): Promise<SellerAnnouncementDetail> =>
  act(context, 'TakeDown', 'TakeDown', input, async ({ tx, row, acting }) => {
    const { now } = acting.origin
    await changeRecord(tx, acting.by, record, row, { takenDownAt: now, staffId: context.caller.staffId, changedAt: now })
    await audit(tx, context, 'TakeDown', row.id, null, { Title: row.title })
  })
