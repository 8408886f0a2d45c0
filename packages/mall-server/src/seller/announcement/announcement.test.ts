import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallInput } from '@mall/api/contract'
import type { SellerAnnouncementDetail } from '@mall/api/seller/contract'
import { homeTopic } from '../../catalogue/home-content/live-content.ts'
import { demo } from '../../demo/organisation.ts'
import { demoStaff } from '../../demo/staff.ts'
import { announcement } from '../../platform/db/schema/announcement.ts'
import { membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import { portfolio, staffRole, staffRoleHolder } from '../../platform/db/schema/staff.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { addDays, toDay } from '../../platform/time.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { presetStaffRoles } from '../account/presets.ts'

const { huaqiTech, huaqiFactory, yuanfanLogistics } = demo.enterprises

let mall: TestMall
/** `editor` is of 内容, `reader` of 只读, `narrow` writes for 华启科技 alone. */
const tokens: Record<'editor' | 'reader' | 'narrow' | 'buyer' | 'finance' | 'other', string> = { editor: '', reader: '', narrow: '', buyer: '', finance: '', other: '' }
beforeAll(async () => {
  mall = await createTestMall()
  const [own] = await mall.db.insert(staffRole).values({ code: 'OwnContent', name: '名下内容', description: '', scope: 'portfolio', demandsFactor: false, permissions: ['content.view', 'content.manage'] }).returning({ id: staffRole.id })
  await mall.db.delete(staffRoleHolder).where(eq(staffRoleHolder.staffId, demoStaff.warehouse))
  await mall.db.insert(staffRoleHolder).values([
    { staffId: demoStaff.goods, roleId: presetStaffRoles.Content },
    { staffId: demoStaff.sales, roleId: presetStaffRoles.Reader },
    { staffId: demoStaff.warehouse, roleId: own?.id ?? 0 },
  ])
  await mall.db.delete(portfolio).where(eq(portfolio.staffId, demoStaff.warehouse))
  await mall.db.insert(portfolio).values({ staffId: demoStaff.warehouse, enterpriseId: huaqiTech })
  tokens.editor = (await loginStaff(mall, 'goods')).Token
  tokens.reader = (await loginStaff(mall, 'sales')).Token
  tokens.narrow = (await loginStaff(mall, 'warehouse')).Token
  for (const account of ['buyer', 'finance', 'other'] as const) tokens[account] = (await mall.login(account)).Token
}, 120_000)
afterAll(() => mall.close())

const done = <Body>({ body, message }: { readonly body: Body | null; readonly message: string }): Body => {
  if (body === null) throw new Error(message)
  return body
}

type Values = Omit<CallInput<'POST /api/SellerAnnouncement/Save'>, 'AnnouncementId' | 'RequestId' | 'Version'>

const plain: Values = { Title: '盘点', Body: '仓库盘点，**周五**不发货。', For: 'all', PartyId: null, RoleId: null, From: null, Until: null }

const seen = ({ AnnouncementId, Version }: Pick<SellerAnnouncementDetail, 'AnnouncementId' | 'Version'>) => ({ AnnouncementId, Version, RequestId: crypto.randomUUID() })
const create = ({ Title, For, PartyId }: Values, token = tokens.editor) => mall.call('POST /api/SellerAnnouncement/Create', { Title, For, PartyId, RequestId: crypto.randomUUID() }, { token })
const save = (of: SellerAnnouncementDetail, values: Values, token = tokens.editor) => mall.call('POST /api/SellerAnnouncement/Save', { ...values, ...seen(of) }, { token })
const publish = (of: SellerAnnouncementDetail, token = tokens.editor) => mall.call('POST /api/SellerAnnouncement/Publish', seen(of), { token })
const takeDown = (of: SellerAnnouncementDetail, token = tokens.editor) => mall.call('POST /api/SellerAnnouncement/TakeDown', seen(of), { token })
const written = async (changed: Partial<Values> = {}, token = tokens.editor): Promise<SellerAnnouncementDetail> => {
  const values = { ...plain, ...changed }
  return done(await save(done(await create(values, token)), values, token))
}
const published = async (changed: Partial<Values> = {}): Promise<SellerAnnouncementDetail> => done(await publish(await written(changed)))

/** Where a reader meets an announcement: its page, the list, home. */
const meets = async ({ AnnouncementId }: Pick<SellerAnnouncementDetail, 'AnnouncementId'>, token?: string): Promise<readonly boolean[]> => {
  const page = await mall.call('POST /api/Announcement/Detail', { AnnouncementId }, { token })
  const { Items, total } = done(await mall.call('POST /api/Announcement/List', { PageIndex: 1, PageSize: 100 }, { token }))
  const home = done(await mall.call('POST /api/Home/Index', {}, { token }))
  expect(total).toBe(Items.length)
  if (page.body === null) expect(page.code).toBe('ANNOUNCEMENT_NOT_FOUND')
  return [page.body !== null, Items.some((item) => item.AnnouncementId === AnnouncementId), home.Notices.some(({ Id }) => Id === AnnouncementId)]
}
const everywhere = [true, true, true]
const nowhere = [false, false, false]

describe('an announcement is read by those whom it is for', () => {
  it('by everybody, with what is drawn of its text', async () => {
    const one = await published()
    for (const token of [undefined, tokens.buyer, tokens.other]) expect(await meets(one, token)).toEqual(everywhere)
    const { Content } = done(await mall.call('POST /api/Announcement/Detail', { AnnouncementId: one.AnnouncementId }, {}))
    expect(Content).toEqual([{ Tag: 'p', Children: ['仓库盘点，', { Tag: 'strong', Children: ['周五'] }, '不发货。'] }])
  })

  it('by the people of a company, not by those of another one or of none', async () => {
    const one = await published({ For: 'company', PartyId: huaqiTech })
    expect(await meets(one, tokens.buyer)).toEqual(everywhere)
    expect(await meets(one, tokens.other)).toEqual(nowhere)
    expect(await meets(one)).toEqual(nowhere)
    const factory = await published({ For: 'company', PartyId: huaqiFactory })
    expect(await meets(factory, tokens.buyer)).toEqual(nowhere)
  })

  it('by the people of a group', async () => {
    const one = await published({ For: 'group', PartyId: demo.groups.huaqi })
    expect(await meets(one, tokens.buyer)).toEqual(everywhere)
    expect(await meets(one, tokens.other)).toEqual(nowhere)
    expect(await meets(one)).toEqual(nowhere)
  })

  it('by those who hold a role in the company of their session', async () => {
    const [finance] = await mall.db.select({ id: role.id }).from(role).where(eq(role.code, 'Finance'))
    const RoleId = finance?.id ?? 0
    const one = await published({ RoleId })
    expect(await meets(one, tokens.finance)).toEqual(everywhere)
    expect(await meets(one, tokens.buyer)).toEqual(nowhere)
    expect(await meets(one)).toEqual(nowhere)
    // The role counts where the session is, not where else somebody holds it.
    const elsewhere = { userId: demo.users.buyer, enterpriseId: yuanfanLogistics }
    await mall.db.insert(membership).values({ ...elsewhere, departmentId: demo.departments.operations })
    await mall.db.insert(membershipRole).values({ ...elsewhere, roleId: RoleId })
    expect(await meets(one, tokens.buyer)).toEqual(nowhere)
    await mall.db.delete(membership).where(and(eq(membership.userId, elsewhere.userId), eq(membership.enterpriseId, elsewhere.enterpriseId)))
  })
})

describe('an announcement is shown', () => {
  it('not before it is published, and not after it was taken down; again after that', async () => {
    const draft = await written()
    expect(draft).toMatchObject({ State: 'waiting', AllowActions: ['Edit', 'Publish'], PublishedAt: null })
    expect(await meets(draft)).toEqual(nowhere)
    const up = done(await publish(draft))
    expect(up).toMatchObject({ State: 'live', AllowActions: ['Edit', 'TakeDown'] })
    expect(await meets(up)).toEqual(everywhere)
    const down = done(await takeDown(up))
    expect(down).toMatchObject({ State: 'over', AllowActions: ['Edit', 'Publish'] })
    expect(await meets(down)).toEqual(nowhere)
    expect(await meets(done(await publish(down)))).toEqual(everywhere)
  })

  it('from its first day to the end of its last', async () => {
    const today = toDay(mall.clock())
    const day = (days: number) => toDay(addDays(mall.clock(), days))
    for (const [From, Until, state] of [[today, today, 'live'], [day(1), day(2), 'waiting'], [day(-2), day(1), 'live']] as const) {
      const one = await published({ From, Until })
      expect(one.State).toBe(state)
      expect(await meets(one)).toEqual(state === 'live' ? everywhere : nowhere)
    }
    const past = await written({ From: day(-3), Until: day(-1) })
    expect((await publish(past)).code).toBe('ANNOUNCEMENT_OVER')
    const up = await published({ Until: today })
    const over = done(await save(up, { ...plain, Until: day(-1) }))
    expect(over.State).toBe('over')
    expect(await meets(over)).toEqual(nowhere)
  })

  it('as it was saved last, and every process drops its home page', async () => {
    const up = await published()
    const received: string[] = []
    const end = await mall.deps.pubSub?.subscribe(homeTopic, (text) => received.push(text))
    done(await save(up, { ...plain, Title: '改过的标题' }))
    const { Notices } = done(await mall.call('POST /api/Home/Index', {}, {}))
    expect(Notices.map(({ Title }) => Title)).toContain('改过的标题')
    await expect.poll(() => received.length).toBe(1)
    end?.()
  })
})

describe('the seller', () => {
  it('reads what is wrong, and nothing is written', async () => {
    const up = await published()
    expect(await save(up, { ...plain, Body: '<script>alert(1)</script>' })).toMatchObject({ code: 'MARKDOWN_INVALID', message: '第 1 行：页面不显示HTML' })
    expect((await save(up, { ...plain, Body: ' ' })).code).toBe('ANNOUNCEMENT_INCOMPLETE')
    expect((await save(up, { ...plain, For: 'company', PartyId: 99_999 })).code).toBe('ANNOUNCEMENT_AUDIENCE_INVALID')
    const [ownRole] = await mall.db.insert(role).values({ enterpriseId: yuanfanLogistics, code: crypto.randomUUID(), name: '自建', permissions: [], scope: 'self' }).returning({ id: role.id })
    expect((await save(up, { ...plain, RoleId: ownRole?.id ?? 0 })).code).toBe('ANNOUNCEMENT_AUDIENCE_INVALID')
    expect((await save(up, { ...plain, For: 'all', PartyId: 1 })).code).toBe('INVALID_INPUT')
    expect((await save(up, { ...plain, From: '2026-05-02', Until: '2026-05-01' })).code).toBe('INVALID_INPUT')
    expect((await publish(done(await create(plain)))).code).toBe('ANNOUNCEMENT_INCOMPLETE')
    expect((await publish(up)).code).toBe('ANNOUNCEMENT_ACTION_NOT_ALLOWED')
    const now = done(await mall.call('POST /api/SellerAnnouncement/Detail', { AnnouncementId: up.AnnouncementId }, { token: tokens.editor }))
    expect(now).toMatchObject({ Version: up.Version, Body: plain.Body })
  })

  it('as it was written, also where the log has only its beginning', async () => {
    const body = `${'字'.repeat(499)}👍好`
    expect((await written({ Body: body })).Body).toBe(body)
  })

  it('of two who edit, the second is refused', async () => {
    const one = await written()
    done(await save(one, { ...plain, Title: '甲' }))
    expect((await save(one, { ...plain, Title: '乙' })).code).toBe('VERSION_CONFLICT')
  })

  it('needs 页面管理, and writes for their own customers', async () => {
    const forOwn = { For: 'company', PartyId: huaqiTech } as const
    const all = await published()
    const own = await published(forOwn)
    const others = await published({ For: 'company', PartyId: yuanfanLogistics })
    expect((await save(all, plain, tokens.reader)).status).toBe(403)
    const readers = done(await mall.call('POST /api/SellerAnnouncement/Detail', { AnnouncementId: all.AnnouncementId }, { token: tokens.reader }))
    expect(readers.AllowActions).toEqual([])
    const detail = (of: SellerAnnouncementDetail) => mall.call('POST /api/SellerAnnouncement/Detail', { AnnouncementId: of.AnnouncementId }, { token: tokens.narrow })
    expect((await detail(others)).code).toBe('ANNOUNCEMENT_NOT_FOUND')
    expect(done(await detail(all)).AllowActions).toEqual([])
    expect((await takeDown(all, tokens.narrow)).code).toBe('ANNOUNCEMENT_ACTION_NOT_ALLOWED')
    expect((await takeDown(others, tokens.narrow)).code).toBe('ANNOUNCEMENT_NOT_FOUND')
    for (const audience of [{ For: 'all', PartyId: null }, { For: 'company', PartyId: yuanfanLogistics }, { For: 'group', PartyId: demo.groups.huaqi }] as const) {
      expect((await save(own, { ...plain, ...audience }, tokens.narrow)).code).toBe('ANNOUNCEMENT_AUDIENCE_INVALID')
      expect((await create({ ...plain, ...audience }, tokens.narrow)).code).toBe('ANNOUNCEMENT_AUDIENCE_INVALID')
    }
    done(await takeDown(done(await save(own, { ...plain, ...forOwn }, tokens.narrow)), tokens.narrow))
    const { Items } = done(await mall.call('POST /api/SellerAnnouncement/List', { PageIndex: 1, PageSize: 100 }, { token: tokens.narrow }))
    expect(Items.map(({ AnnouncementId }) => AnnouncementId)).not.toContain(others.AnnouncementId)
    expect(new Set(Items.map(({ PartyName }) => PartyName))).toEqual(new Set(['', '华启科技（上海）有限公司', '华启集团']))
  })

  it('finds them by state, title and customer; the tabs count the same', async () => {
    const list = async (filters: object) => done(await mall.call('POST /api/SellerAnnouncement/List', { PageIndex: 1, PageSize: 100, ...filters }, { token: tokens.editor }))
    const all = await list({})
    for (const { State, Count } of all.StateCounts) {
      const { Items, total } = await list({ State })
      expect(Items.map((item) => item.State)).toEqual(Items.map(() => State))
      expect([Items.length, total]).toEqual([Count, Count])
      expect(Count).toBeGreaterThan(0)
    }
    expect(all.All).toBe(all.StateCounts.reduce((sum, { Count }) => sum + Count, 0))
    expect((await list({ Keyword: '放假' })).Items.map(({ Title }) => Title)).toEqual(['春节放假安排'])
    const { Items } = await list({ Party: '远帆' })
    expect(Items.length).toBeGreaterThan(0)
    expect(Items.every(({ PartyName }) => PartyName.includes('远帆'))).toBe(true)
  })

  it('leaves an entry of each change in the audit log', async () => {
    const one = await published()
    done(await takeDown(one))
    const entries = await mall.db.select({ action: auditLog.action }).from(auditLog).where(and(eq(auditLog.entity, 'announcement'), eq(auditLog.entityId, String(one.AnnouncementId)))).orderBy(asc(auditLog.id))
    expect(entries.map(({ action }) => action)).toEqual(['SellerAnnouncement.Create', 'SellerAnnouncement.Save', 'SellerAnnouncement.Publish', 'SellerAnnouncement.TakeDown'])
    const [row] = await mall.db.select().from(announcement).where(eq(announcement.id, one.AnnouncementId))
    expect(row?.staffId).toBe(demoStaff.goods)
  })
})
