import { and, eq, gt, gte, lt } from 'drizzle-orm'
import type { CallInput, Home } from '@mall/api/contract'
import { homePreviewHours, type HomeContent } from '@mall/api/seller/contract'
import { liveContentOf, withMergedCategories } from '../../catalogue/home-content/live-content.ts'
import { homeOf } from '../../insight/home/home.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import type { Db } from '../../platform/db/client.ts'
import { homePreview } from '../../platform/db/schema/home.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { randomToken, sha256 } from '../../platform/http/crypto.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { addDays, toInstant } from '../../platform/time.ts'
import { homeActions } from './actions.ts'
import { seenContent } from './checked-content.ts'

/** What a rendered preview shows. */
export interface PreviewedHome {
  readonly home: Home
  /** Empty: those of the mall. */
  readonly hotWords: readonly string[]
}

declare module '../../platform/deps.ts' {
  interface Deps {
    /** Renders the page that visitors get with this content. Null where the host has no build of the mall. */
    readonly renderHome: ((previewed: PreviewedHome) => Promise<string>) | null
  }
}

/** The most links that one of the staff makes within a day. */
const maxDailyLinks = 100

const hourMs = 3_600_000

const rendered = async ({ db, clock, renderHome }: Pick<Deps, 'db' | 'clock' | 'renderHome'>, content: HomeContent): Promise<{ Html: string }> => {
  if (renderHome === null) throw new BusinessError('HOME_PREVIEW_OFF', '此处不能预览')
  const merged = await withMergedCategories(db, content)
  return { Html: await renderHome({ home: await homeOf(db, null, clock(), merged), hotWords: merged.HotWords.filter((word) => word.trim() !== '') }) }
}

/**
 * Home as a visitor would see it with this content, whatever of it cannot be published yet.
 * @throws BusinessError `HOME_PREVIEW_OFF`, `PICTURES_UNKNOWN`
 */
export const previewHome = async ({ deps }: Pick<StaffContext, 'deps'>, { Content }: CallInput<'POST /api/SellerHome/Preview'>): Promise<{ Html: string }> =>
  rendered(deps, await seenContent(deps.db, Content))

/** @throws BusinessError `HOME_PREVIEW_LIMIT_REACHED`, and those of every action */
export const shareDraft = (context: StaffContext, input: CallInput<'POST /api/SellerHome/ShareDraft'>): Promise<{ Key: string; Until: string }> =>
  homeActions.act(context, 'POST /api/SellerHome/ShareDraft', input, 'Edit', async ({ tx, row, acting }) => {
    const { now } = acting.origin
    const { staffId } = context.caller
    const made = await tx.$count(homePreview, and(eq(homePreview.staffId, staffId), gte(homePreview.createdAt, addDays(now, -1))))
    if (made >= maxDailyLinks) throw new BusinessError('HOME_PREVIEW_LIMIT_REACHED', '今天生成的预览链接已达上限，请明天再试')
    const Key = randomToken(context.deps.randomness)
    const expiresAt = new Date(now.getTime() + homePreviewHours * hourMs)
    await tx.insert(homePreview).values({ keyHash: await sha256(Key), content: row.content ?? (await liveContentOf(tx, now)), staffId, createdAt: now, expiresAt })
    await writeAudit(tx, acting.origin, { action: 'SellerHome.ShareDraft', entity: 'home', entityId: 1, before: null, after: { Until: toInstant(expiresAt) } })
    return { Key, Until: toInstant(expiresAt) }
  })

/** @throws BusinessError `HOME_PREVIEW_NOT_FOUND`, `HOME_PREVIEW_OFF` */
export const sharedHome = async (deps: Pick<Deps, 'db' | 'clock' | 'renderHome'>, { Key }: CallInput<'POST /api/SellerHome/Shared'>): Promise<{ Html: string }> => {
  const [found] = await deps.db.select({ content: homePreview.content }).from(homePreview).where(and(eq(homePreview.keyHash, await sha256(Key)), gt(homePreview.expiresAt, deps.clock())))
  if (found === undefined) throw new BusinessError('HOME_PREVIEW_NOT_FOUND', '预览链接已失效，请向发给您的人再要一个')
  return rendered(deps, found.content)
}

/** Deletes previews whose day is over. */
export const purgePreviews = async (db: Db, now: Date): Promise<void> => {
  await db.delete(homePreview).where(lt(homePreview.expiresAt, now))
}
