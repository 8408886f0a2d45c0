import { asc, desc, eq } from 'drizzle-orm'
import type { HelpPageKey } from '@mall/api/contract'
import { sellerHelpActions, type HelpVersion, type SellerHelpAction, type SellerHelpDetail, type SellerHelpPage } from '@mall/api/seller/contract'
import { helpPath, liveVersionsOf, type HelpVersionRow } from '../../insight/help/live-pages.ts'
import { shippedPages } from '../../insight/help/shipped-pages.ts'
import { compilePage } from '../../platform/content/markdown.ts'
import type { Db } from '../../platform/db/client.ts'
import { helpDraft as record, helpVersion } from '../../platform/db/schema/help.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toInstant } from '../../platform/time.ts'

export { record }

export type HelpDraft = typeof record.$inferSelect

/** What a user with these permissions may do with a page now. */
export const allowedActions = ({ permissions }: Pick<StaffCaller, 'permissions'>, { body }: Pick<HelpDraft, 'body'>): SellerHelpAction[] => {
  const mayManage = permissions.has('content.manage')
  const may: Readonly<Record<SellerHelpAction, boolean>> = { Edit: mayManage, Publish: mayManage && body !== null, Restore: mayManage }
  return sellerHelpActions.filter((action) => may[action])
}

/** Drafts in the order of the pages, each with the name of the editor. */
const draftsOf = (db: Db) => db.select({ record, by: staff.name }).from(record).leftJoin(staff, eq(staff.id, record.staffId)).orderBy(asc(record.id))

const namesOf = async (db: Db): Promise<ReadonlyMap<number, string>> => new Map((await db.select({ id: staff.id, name: staff.name }).from(staff)).map(({ id, name }) => [id, name]))

const textOf = (key: HelpPageKey, { published }: Pick<HelpVersionRow, 'published'> = { published: null }): { readonly Title: string; readonly Body: string } =>
  published === null ? { Title: compilePage(shippedPages[key]).title, Body: shippedPages[key] } : { Title: published.title, Body: published.body }

/** What is shown of a page now, as Markdown. */
export const shownBody = async (db: Db, key: HelpPageKey): Promise<string> => textOf(key, (await liveVersionsOf(db, [key])).get(key)).Body

const publishedOf = ({ id, staffId, createdAt }: HelpVersionRow, names: ReadonlyMap<number, string>) => ({ VersionNo: id, By: names.get(staffId) ?? '', PublishedAt: toInstant(createdAt) })

interface Drafted {
  readonly record: HelpDraft
  readonly by: string | null
}

const draftOf = ({ record: { body, changedAt }, by }: Drafted) => (body === null || changedAt === null ? null : { ChangedBy: by ?? '', ChangedAt: toInstant(changedAt), Body: body })

const pageOf = (drafted: Drafted, live: HelpVersionRow | undefined, names: ReadonlyMap<number, string>): Omit<SellerHelpDetail, 'Shipped' | 'AllowActions' | 'Version'> => {
  const { pageKey } = drafted.record
  return { PageKey: pageKey, Path: helpPath(pageKey), ...textOf(pageKey, live), Live: live === undefined || live.published === null ? null : publishedOf(live, names), Draft: draftOf(drafted) }
}

/** All pages of help, in their order. */
export const listHelp = async (db: Db): Promise<SellerHelpPage[]> => {
  const [drafts, live, names] = await Promise.all([draftsOf(db), liveVersionsOf(db), namesOf(db)])
  return drafts.map((drafted) => {
    const { Body: _, Draft, ...page } = pageOf(drafted, live.get(drafted.record.pageKey), names)
    return { ...page, Draft: Draft && { ChangedBy: Draft.ChangedBy, ChangedAt: Draft.ChangedAt } }
  })
}

/** One page with its draft. */
export const detailHelp = async (db: Db, caller: StaffCaller, key: HelpPageKey): Promise<SellerHelpDetail> => {
  const [[drafted], live, names] = await Promise.all([draftsOf(db).where(eq(record.pageKey, key)), liveVersionsOf(db, [key]), namesOf(db)])
  if (drafted === undefined) throw new Error(`The draft of the page ${key} has no row`)
  return { ...pageOf(drafted, live.get(key), names), Shipped: shippedPages[key], AllowActions: allowedActions(caller, drafted.record), Version: drafted.record.version }
}

/** A page of the versions, the newest first. */
export const versionsOfHelp = async (db: Db, { PageKey, PageIndex, PageSize }: { readonly PageKey: HelpPageKey; readonly PageIndex: number; readonly PageSize: number }): Promise<{ Items: HelpVersion[]; total: number }> => {
  const where = eq(helpVersion.pageKey, PageKey)
  const [live, names, total, rows] = await Promise.all([
    liveVersionsOf(db, [PageKey]),
    namesOf(db),
    db.$count(helpVersion, where),
    db.select().from(helpVersion).where(where).orderBy(desc(helpVersion.id)).limit(PageSize).offset((PageIndex - 1) * PageSize),
  ])
  return {
    Items: rows.map((row) => ({
      ...publishedOf(row, names), ...textOf(PageKey, row), IsLive: row.id === live.get(PageKey)?.id, RestoredFrom: row.restoredFrom, IsShipped: row.published === null,
    })),
    total,
  }
}
