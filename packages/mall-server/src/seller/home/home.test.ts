import { and, asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { photoHashOf } from '@mall/api/contract'
import type { HomeContent, SellerHomeDetail } from '@mall/api/seller/contract'
import { homeTopic } from '../../catalogue/home-content/live-content.ts'
import { purgePhotos } from '../../catalogue/pictures/purge-photos.ts'
import { demoStaff } from '../../demo/staff.ts'
import { category, product } from '../../platform/db/schema/catalogue.ts'
import { homePreview, homeVersion } from '../../platform/db/schema/home.ts'
import { photo } from '../../platform/db/schema/photo.ts'
import { staffRoleHolder } from '../../platform/db/schema/staff.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { addDays } from '../../platform/time.ts'
import { cameraPhoto } from '../../testing/photos.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { presetStaffRoles } from '../account/presets.ts'
import { announceHome } from './announce.ts'
import { purgePreviews } from './preview.ts'

let mall: TestMall
/** `editor` is of 内容, `reader` of 只读. */
const tokens: Record<'editor' | 'reader' | 'warehouse', string> = { editor: '', reader: '', warehouse: '' }
beforeAll(async () => {
  mall = await createTestMall()
  await mall.db.insert(staffRoleHolder).values([
    { staffId: demoStaff.goods, roleId: presetStaffRoles.Content },
    { staffId: demoStaff.sales, roleId: presetStaffRoles.Reader },
  ])
  tokens.editor = (await loginStaff(mall, 'goods')).Token
  tokens.reader = (await loginStaff(mall, 'sales')).Token
  tokens.warehouse = (await loginStaff(mall, 'warehouse')).Token
}, 120_000)
afterAll(() => mall.close())

const detail = async (token = tokens.editor): Promise<SellerHomeDetail> => {
  const { body, message } = await mall.call('POST /api/SellerHome/Detail', {}, { token })
  if (body === null) throw new Error(message)
  return body
}
const seen = ({ Version }: Pick<SellerHomeDetail, 'Version'>) => ({ Version, RequestId: crypto.randomUUID() })
const save = (of: SellerHomeDetail, Content: HomeContent, token = tokens.editor) => mall.call('POST /api/SellerHome/SaveDraft', { ...seen(of), Content }, { token })
const publish = (of: SellerHomeDetail, LiveAt: string | null = null, token = tokens.editor) => mall.call('POST /api/SellerHome/Publish', { ...seen(of), LiveAt }, { token })
const done = <Body>({ body, message }: { readonly body: Body | null; readonly message: string }): Body => {
  if (body === null) throw new Error(message)
  return body
}
/** What is shown, changed and saved as the draft. */
const drafted = async (change: (content: HomeContent) => HomeContent): Promise<SellerHomeDetail> => {
  const now = await detail()
  return done(await save(now, change(now.Content)))
}
const published = async (change: (content: HomeContent) => HomeContent): Promise<SellerHomeDetail> => done(await publish(await drafted(change)))
const home = async (token?: string) => done(await mall.call('POST /api/Home/Index', {}, { token }))
const bannerNamed = (Title: string, changed: Partial<HomeContent['Banners'][number]> = {}) => ({
  Title, Subtitle: '', ImageUrl: '/pictures/banner/2.svg', Alt: '', FocusX: 30, FocusY: 70, Link: { Kind: 'products' as const, CategoryId: null }, From: null, Until: null, For: 'all' as const, Hidden: false, ...changed,
})
const withBanner = (title: string, changed: Partial<HomeContent['Banners'][number]> = {}) => (content: HomeContent): HomeContent => ({ ...content, Banners: [bannerNamed(title, changed), ...content.Banners].slice(0, 8) })

test('the first version is what the mall shows: every floor and banner of it, and nothing changes before somebody publishes', async () => {
  const { Live, Content, Draft, AllowActions } = await detail()
  expect(Live).toMatchObject({ VersionNo: 1, By: '系统' })
  expect([Draft, AllowActions]).toEqual([null, ['Edit', 'Restore']])
  const { Banners, Floors } = await home()
  expect(Banners.map(({ Title, ImageUrl }) => [Title, ImageUrl])).toEqual(Content.Banners.map(({ Title, ImageUrl }) => [Title, ImageUrl]))
  expect(Floors.map(({ Name, Cid }) => [Name, Cid])).toEqual(Content.Floors.map(({ Name, CategoryId }) => [Name, CategoryId]))
  await drafted(withBanner('没有发布的'))
  expect((await home()).Banners.map(({ Title }) => Title)).not.toContain('没有发布的')
  const { Version, Draft: kept } = await detail(tokens.reader)
  expect(kept?.Content.Banners[0]?.Title).toBe('没有发布的')
  expect(done(await mall.call('POST /api/SellerHome/DiscardDraft', seen({ Version }), { token: tokens.editor })).Draft).toBeNull()
})

test('a draft that says what is shown is none, and the audit log names what was changed alone', async () => {
  const draft = await drafted((content) => ({ ...content, HotWords: ['抽纸'] }))
  const [entry] = await mall.db.select().from(auditLog).where(eq(auditLog.action, 'SellerHome.SaveDraft')).orderBy(desc(auditLog.id)).limit(1)
  expect(entry?.after).toEqual({ Changes: '热词加 1 个' })
  const back = done(await save(draft, draft.Content))
  expect([back.Draft, back.AllowActions]).toEqual([null, ['Edit', 'Restore']])
})

describe('a publication', () => {
  it('is what visitors and customers get, each as the rules say', async () => {
    await published((content) => ({
      ...content,
      Banners: [
        bannerNamed('访客才看', { For: 'visitors' }), bannerNamed('客户才看', { For: 'customers', Link: { Kind: 'address', Href: '/help/detail/1' } }), bannerNamed('明天才有', { From: '2026-03-19' }), bannerNamed('昨天就完', { Until: '2026-03-17' }), bannerNamed('收起的', { Hidden: true }),
        ...[1, 2, 3, 4, 5].map((at) => bannerNamed(`第 ${at} 张`)),
      ],
      Brands: false,
    }))
    const token = (await mall.login('buyer')).Token
    const [visitor, customer] = [await home(), await home(token)]
    expect(visitor.Banners.map(({ Title }) => Title)).toEqual(['访客才看', '第 1 张', '第 2 张', '第 3 张', '第 4 张'])
    expect(customer.Banners.map(({ Title }) => Title)).toEqual(['客户才看', '第 1 张', '第 2 张', '第 3 张', '第 4 张'])
    expect(customer.Banners[0]).toMatchObject({ Target: { Kind: 'address', Href: '/help/detail/1' }, Focus: { X: 30, Y: 70 } })
    expect(visitor.Brands).toEqual([])
    mall.advance(86_400_000)
    expect((await home()).Banners.map(({ Title }) => Title)).toContain('明天才有')
    mall.advance(-86_400_000)
  })

  it('shows the chosen products of a floor in their order, to nobody what is off sale', async () => {
    const rows = await mall.db.select().from(product).where(eq(product.isOnShelf, true)).orderBy(asc(product.id)).limit(4)
    const codes = rows.map(({ code }) => code).toReversed()
    const [off] = await mall.db.update(product).set({ isOnShelf: false }).where(eq(product.code, codes[1] ?? '')).returning()
    await published((content) => ({ ...content, Floors: [{ Name: '手选', CategoryId: content.Floors[0]?.CategoryId ?? null, ProductCodes: codes, Hidden: false }, ...content.Floors.slice(1, 2).map((floor) => ({ ...floor, Hidden: true }))] }))
    const { Floors } = await home()
    expect(Floors.map(({ Name }) => Name)).toEqual(['手选'])
    expect(Floors[0]?.Items.map(({ ProductCode }) => ProductCode)).toEqual(codes.filter((code) => code !== off?.code))
    await mall.db.update(product).set({ isOnShelf: true }).where(eq(product.code, off?.code ?? ''))
  })

  it('sets the hot words of the search, and takes them back', async () => {
    const words = async () => done(await mall.call('POST /api/Product/SupposeCategory', { BeginTime: 0, EndTime: mall.clock().getTime(), TopN: 8 })).map(({ Keywords }) => Keywords)
    const searched = await words()
    await published((content) => ({ ...content, HotWords: [' 年末补仓 ', '抽纸'] }))
    expect(await words()).toEqual(['年末补仓', '抽纸'])
    await published((content) => ({ ...content, HotWords: [] }))
    expect(await words()).toEqual(searched)
  })

  it('is refused with what is wrong, the draft stays', async () => {
    const refused = async (change: (content: HomeContent) => HomeContent) => {
      const reply = await publish(await drafted(change))
      expect((await detail()).Draft).not.toBeNull()
      return [reply.code, reply.message]
    }
    const address = (Href: string) => withBanner('链接', { Link: { Kind: 'address', Href } })
    for (const Href of ['javascript:alert(1)', '//evil.example', '/\\evil.example']) expect(await refused(address(Href))).toEqual(['HOME_CONTENT_INVALID', '横幅 1：请填写本商城的路径（以 / 开头），或 https:// 开头的网址'])
    expect(await refused(withBanner('无图', { ImageUrl: '' }))).toEqual(['HOME_CONTENT_INVALID', '横幅 1：请上传图片'])
    expect(await refused((content) => ({ ...content, Floors: [{ Name: '没有的分类', CategoryId: 2_000_000_000, ProductCodes: [], Hidden: false }] }))).toEqual(['HOME_CONTENT_INVALID', '楼层 1：分类不存在，请重新选择'])
    expect(await refused((content) => ({ ...content, Floors: [{ Name: '没有的商品', CategoryId: content.Floors[0]?.CategoryId ?? null, ProductCodes: ['99999999999'], Hidden: false }] }))).toEqual(['HOME_CONTENT_INVALID', '楼层 1：没有编码为 99999999999 的商品'])
    expect((await publish(await drafted(withBanner('太久以后')), '2027-03-18T10:00:00+08:00')).message).toBe('定时发布的时间须在现在之后、180 天之内')
    expect((await publish(await detail(), '2026-03-18T09:59:59+08:00')).message).toBe('定时发布的时间须在现在之后、180 天之内')
    expect((await mall.send('POST /api/SellerHome/SaveDraft', { ...seen(await detail()), Content: { Banners: [], Brands: true, HotWords: [], Floors: Array.from({ length: 500 }, () => ({ Name: 'x', CategoryId: 1, ProductCodes: [], Hidden: false })) } }, { token: tokens.editor })).code).toBe('INPUT_TOO_LARGE')
  })

  it('follows a category into the one that it was merged into', async () => {
    const [one, other] = await mall.db.select().from(category).where(eq(category.level, 3)).orderBy(asc(category.id)).limit(2)
    await published((content) => ({ ...content, Floors: [{ Name: '并走的', CategoryId: one?.id ?? 0, ProductCodes: [], Hidden: false }], Banners: [bannerNamed('并走的', { Link: { Kind: 'products', CategoryId: one?.id ?? 0 } })] }))
    await mall.db.update(category).set({ mergedInto: other?.id ?? 0 }).where(eq(category.id, one?.id ?? 0))
    const { Banners, Floors } = await home()
    expect([Banners[0]?.Target, Floors[0]?.Cid]).toEqual([{ Kind: 'productList', Cid: other?.id }, other?.id])
    expect((await detail()).Content.Floors[0]?.CategoryId).toBe(other?.id)
    await mall.db.update(category).set({ mergedInto: null }).where(eq(category.id, one?.id ?? 0))
  })
})

describe('versions', () => {
  it('can be gone back to: as a new one, the draft stays', async () => {
    const first = await published(withBanner('第一版'))
    await published(withBanner('第二版'))
    const withDraft = await drafted(withBanner('还在改'))
    const back = done(await mall.call('POST /api/SellerHome/Restore', { ...seen(withDraft), VersionNo: first.Live?.VersionNo ?? 0 }, { token: tokens.editor }))
    expect(back).toMatchObject({ Live: { RestoredFrom: first.Live?.VersionNo, By: '商品专员' }, Content: first.Content })
    expect(back.Draft?.Content.Banners[0]?.Title).toBe('还在改')
    expect((await home()).Banners[0]?.Title).toBe('第一版')
    const { Items } = done(await mall.call('POST /api/SellerHome/Versions', { PageIndex: 1, PageSize: 20 }, { token: tokens.reader }))
    expect(Items.slice(0, 3).map(({ State }) => State)).toEqual(['live', 'past', 'past'])
    expect((await mall.call('POST /api/SellerHome/Restore', { ...seen(back), VersionNo: 4_000_000 }, { token: tokens.editor })).code).toBe('HOME_VERSION_NOT_FOUND')
  })

  it('are planned: shown from their time on, later edits are a new draft, and each is announced once', async () => {
    const before = await published(withBanner('今天'))
    const planned = done(await publish(await drafted(withBanner('下周')), '2026-03-25T00:00:00+08:00'))
    expect(planned).toMatchObject({ Draft: null, Live: { VersionNo: before.Live?.VersionNo }, Planned: [{ LiveAt: '2026-03-25T00:00:00+08:00' }] })
    await published(withBanner('明天之前又改'))
    expect((await home()).Banners[0]?.Title).toBe('明天之前又改')
    expect(await announceHome(mall.deps)).toBe(0)
    const ms = new Date('2026-03-25T00:00:00+08:00').getTime() - mall.clock().getTime()
    mall.advance(ms - 1)
    expect((await home()).Banners[0]?.Title).toBe('明天之前又改')
    mall.advance(1)
    expect((await home()).Banners[0]?.Title).toBe('下周')
    const received: string[] = []
    const end = await mall.deps.pubSub?.subscribe(homeTopic, (text) => received.push(text))
    expect([await announceHome(mall.deps), await announceHome(mall.deps)]).toEqual([1, 0])
    await expect.poll(() => received).toHaveLength(1)
    end?.()
    mall.advance(-ms)
    // Announced is shown, also to a process whose clock is behind.
    expect((await home()).Banners[0]?.Title).toBe('下周')
    expect(await mall.db.$count(auditLog, eq(auditLog.action, 'SellerHome.GoLive'))).toBe(1)
    // Clocks do not go back but here: later tests publish before its time.
    await mall.db.update(homeVersion).set({ cancelledAt: mall.clock(), announcedAt: null }).where(eq(homeVersion.id, planned.Planned[0]?.VersionNo ?? 0))
  })

  it('that are planned can be cancelled, once, and not when they are shown', async () => {
    const planned = done(await publish(await drafted(withBanner('不要了')), '2026-03-20T00:00:00+08:00'))
    const VersionNo = planned.Planned[0]?.VersionNo ?? 0
    const cancelled = done(await mall.call('POST /api/SellerHome/CancelPlan', { ...seen(planned), VersionNo }, { token: tokens.editor }))
    expect(cancelled.Planned).toEqual([])
    expect((await mall.call('POST /api/SellerHome/CancelPlan', { ...seen(cancelled), VersionNo }, { token: tokens.editor })).code).toBe('HOME_VERSION_NOT_FOUND')
    expect((await mall.call('POST /api/SellerHome/Restore', { ...seen(cancelled), VersionNo }, { token: tokens.editor })).code).toBe('HOME_VERSION_NOT_FOUND')
    mall.advance(2 * 86_400_000)
    expect((await home()).Banners.map(({ Title }) => Title)).not.toContain('不要了')
    mall.advance(-2 * 86_400_000)
    expect((await mall.call('POST /api/SellerHome/CancelPlan', { ...seen(cancelled), VersionNo: cancelled.Live?.VersionNo ?? 0 }, { token: tokens.editor })).code).toBe('HOME_VERSION_NOT_FOUND')
  })
})

describe('two editors at once', () => {
  it('the second is notified, whatever the first did', async () => {
    const one = await detail()
    const saved = done(await save(one, withBanner('第一个人')(one.Content)))
    expect((await save(one, withBanner('第二个人')(one.Content))).code).toBe('VERSION_CONFLICT')
    const live = done(await publish(saved))
    expect((await publish(saved)).code).toBe('VERSION_CONFLICT')
    expect((await save(saved, withBanner('过时的')(one.Content))).code).toBe('VERSION_CONFLICT')
    expect((await publish(live)).code).toBe('HOME_ACTION_NOT_ALLOWED')
  })

  it('at the same moment one is kept', async () => {
    const of = await detail()
    const replies = await Promise.all(['甲', '乙'].map((name) => save(of, withBanner(name)(of.Content))))
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['OK', 'VERSION_CONFLICT'])
  })

  it('a request that arrives twice publishes once', async () => {
    const input = { ...seen(await drafted(withBanner('只一次'))), LiveAt: null }
    const send = () => mall.call('POST /api/SellerHome/Publish', input, { token: tokens.editor })
    expect((await send()).body?.Live).toEqual((await send()).body?.Live)
  })
})

describe('pictures', () => {
  const upload = async (bytes: Uint8Array<ArrayBuffer>, token = tokens.editor) => {
    const form = new FormData()
    form.append('file', new File([bytes], 'banner.png'))
    return mall.send('POST /api/SellerHome/UploadPicture', form, { token })
  }

  it('go through the mill of photos, are kept once a draft has them, and are always at the address of the mall', async () => {
    const { body } = await upload(await cameraPhoto())
    const { Url } = body as { Url: string }
    const elsewhere = `https://evil.example${Url.replace(/\d+x\d+/, '1x1')}`
    const draft = await drafted(withBanner('实拍', { ImageUrl: elsewhere }))
    expect(draft.Draft?.Content.Banners[0]?.ImageUrl).toBe(Url)
    mall.advance(3 * 86_400_000)
    await purgePhotos(mall.deps)
    mall.advance(-3 * 86_400_000)
    expect(await mall.db.$count(photo, eq(photo.hash, photoHashOf(Url) ?? ''))).toBe(1)
    expect((await mall.fetch(Url.replace(/#.*/, ''))).status).toBe(200)
  })

  it('that were only looked at in a preview are deleted after a day', async () => {
    const { body } = await upload(await cameraPhoto(700, 300))
    const { Url } = body as { Url: string }
    const { Content } = await detail()
    const { body: page } = await mall.call('POST /api/SellerHome/Preview', { Content: withBanner('只看看', { ImageUrl: Url })(Content) }, { token: tokens.reader })
    expect(page?.Html).toContain('只看看')
    expect(await mall.db.$count(photo, eq(photo.hash, photoHashOf(Url) ?? ''))).toBe(1)
    mall.advance(3 * 86_400_000)
    await purgePhotos(mall.deps)
    mall.advance(-3 * 86_400_000)
    expect(await mall.db.$count(photo, eq(photo.hash, photoHashOf(Url) ?? ''))).toBe(0)
  })

  it('that nobody uploaded are refused, and so is what is none', async () => {
    const of = await detail()
    const unknown = `/pictures/photo/${'0'.repeat(32)}/1280x320/640.webp#UklG`
    for (const ImageUrl of [unknown, '/pictures/banner/999999.svg', '/api/Account/Logout', 'https://evil.example/a.png']) {
      expect(await save(of, withBanner('假图', { ImageUrl })(of.Content))).toMatchObject({ code: 'PICTURES_UNKNOWN', message: '横幅 1：图片已失效，请重新上传' })
    }
    expect((await upload(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="10" height="10"/></svg>'))).code).toBe('FILE_TYPE_NOT_ALLOWED')
  })
})

describe('a preview', () => {
  it('shows what is not published, by a key for a day, and that day alone', async () => {
    const draft = await drafted(withBanner('还没发布的横幅'))
    const { Key, Until } = done(await mall.call('POST /api/SellerHome/ShareDraft', seen(draft), { token: tokens.editor }))
    expect(Until).toBe('2026-03-19T10:00:00+08:00')
    const shared = (key = Key) => mall.call('POST /api/SellerHome/Shared', { Key: key })
    expect((await shared()).body?.Html).toContain('还没发布的横幅')
    expect((await shared(Key.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')))).code).toBe('HOME_PREVIEW_NOT_FOUND')
    // What becomes of the draft later is not seen by it.
    await save(await detail(), withBanner('后来改的')(draft.Content))
    expect((await shared()).body?.Html).not.toContain('后来改的')
    expect(JSON.stringify(await mall.db.select().from(homePreview))).not.toContain(Key)
    mall.advance(86_400_000)
    expect((await shared()).code).toBe('HOME_PREVIEW_NOT_FOUND')
    await purgePreviews(mall.db, addDays(mall.clock(), 1))
    expect(await mall.db.$count(homePreview)).toBe(0)
    mall.advance(-86_400_000)
  })

  it('of content that cannot be published yet is rendered, as a visitor would see it', async () => {
    const { Content } = await detail()
    const { body } = await mall.call('POST /api/SellerHome/Preview', { Content: { ...withBanner('写到一半', { Link: { Kind: 'address', Href: 'javascript:alert(1)' } })(Content), HotWords: [''] } }, { token: tokens.reader })
    expect(body?.Html).toContain('写到一半')
    expect(body?.Html).not.toContain('javascript:')
  })
})

test('every call refuses whom it has to', async () => {
  const of = await detail()
  const one = { ...seen(of), VersionNo: 1 }
  const writes = [['SaveDraft', { ...one, Content: of.Content }], ['DiscardDraft', one], ['Publish', { ...one, LiveAt: null }], ['CancelPlan', one], ['Restore', one], ['ShareDraft', one]] as const
  const buyer = (await mall.login('admin')).Token
  for (const [name, input] of writes) {
    const status = async (token?: string) => (await mall.send(`POST /api/SellerHome/${name}`, input, { token })).status
    expect([name, await status(tokens.reader), await status(tokens.warehouse), await status(buyer), await status()]).toEqual([name, 403, 403, 401, 401])
  }
  for (const name of ['Detail', 'Versions'] as const) expect((await mall.send(`POST /api/SellerHome/${name}`, { PageIndex: 1, PageSize: 20 }, { token: tokens.warehouse })).status).toBe(403)
  expect(await mall.db.$count(auditLog, and(eq(auditLog.entity, 'home'), eq(auditLog.action, 'SellerHome.Publish')))).toBeGreaterThan(3)
})
