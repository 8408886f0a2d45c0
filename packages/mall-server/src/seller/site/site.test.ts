import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultSite, type SiteConfig } from '@mall/api/contract'
import type { SellerSiteDetail, ShownSite } from '@mall/api/seller/contract'
import { demoStaff } from '../../demo/staff.ts'
import { openLiveSite } from '../../hosts/node/live-site.ts'
import { siteSettings } from '../../platform/db/schema/site.ts'
import { photo } from '../../platform/db/schema/photo.ts'
import { staffRoleHolder } from '../../platform/db/schema/staff.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { picture } from '../../testing/contract-cases/steps.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { presetStaffRoles } from '../account/presets.ts'

let mall: TestMall
let deployed: SiteConfig
/** `editor` is of 内容, `reader` of 只读, `stranger` of 仓储, who sees no pages. */
const tokens: Record<'editor' | 'reader' | 'stranger' | 'buyer', string> = { editor: '', reader: '', stranger: '', buyer: '' }
beforeAll(async () => {
  mall = await createTestMall()
  deployed = mall.deps.config.site
  await mall.db.insert(staffRoleHolder).values([
    { staffId: demoStaff.goods, roleId: presetStaffRoles.Content },
    { staffId: demoStaff.sales, roleId: presetStaffRoles.Reader },
  ])
  tokens.editor = (await loginStaff(mall, 'goods')).Token
  tokens.reader = (await loginStaff(mall, 'sales')).Token
  tokens.stranger = (await loginStaff(mall, 'warehouse')).Token
  tokens.buyer = (await mall.login('buyer')).Token
}, 120_000)
afterAll(() => mall.close())
beforeEach(() => mall.db.update(siteSettings).set({ settings: {}, staffId: null, changedAt: null }))

const done = <Body>({ body, message }: { readonly body: Body | null; readonly message: string }): Body => {
  if (body === null) throw new Error(message)
  return body
}

const detail = async (token = tokens.editor) => done(await mall.call('POST /api/SellerSite/Detail', {}, { token }))
const save = ({ Site, Version }: SellerSiteDetail, changes: Partial<ShownSite>, token = tokens.editor) =>
  mall.call('POST /api/SellerSite/Save', { ...Site, ...changes, Version, RequestId: crypto.randomUUID() }, { token })
const saved = async (changes: Partial<ShownSite>) => done(await save(await detail(), changes))
const shown = async () => done(await mall.call('POST /api/Site/Config', {}))

const hotlines = [{ Label: '企业业务热线', Number: '021-5550-0100', Hours: '' }]

describe('the site shows', () => {
  it('what its environment says, until the seller sets it; then that, and the rest as before', async () => {
    expect(await shown()).toEqual(deployed)
    const after = await saved({ Name: '青松集采', Hotlines: hotlines, ThemeColor: '#2F6B3A' })
    expect(after).toMatchObject({ Own: ['Name', 'ThemeColor', 'Hotlines'], ChangedBy: expect.any(String) as string, Site: { Name: '青松集采' }, Deployed: { Name: deployed.Name } })
    expect(await shown()).toEqual({ ...deployed, Name: '青松集采', Hotlines: hotlines, ThemeColor: '#2F6B3A' })
  })

  it('the environment again once it is set to the same, so that it follows it', async () => {
    await saved({ Name: '青松集采' })
    expect(await saved({ Name: deployed.Name })).toMatchObject({ Own: [] })
    const [row] = await mall.db.select().from(siteSettings)
    expect(row?.settings).toEqual({})
  })

  it('nothing of what only the environment may say, whatever is sent', async () => {
    const { Site, Version } = await detail()
    const sent = { ...Site, Version, RequestId: crypto.randomUUID(), SessionCookie: 'stolen', OldMall: { Origins: ['https://evil.example'], Mode: 'get' }, LinkPlatform: { Production: 'https://evil.example', Test: '', ProductionHosts: [] } }
    await mall.call('POST /api/SellerSite/Save', sent, { token: tokens.editor })
    expect(await shown()).toEqual(deployed)
  })

  it('pages that are kept, after the settings were read again', async () => {
    const live = await openLiveSite(mall.db, defaultSite)
    const before = live.edition()
    await saved({ Slogan: '另一句' })
    expect(live.current().Slogan).toBe(defaultSite.Slogan)
    await live.follow()
    expect(live.current()).toEqual({ ...defaultSite, Slogan: '另一句' })
    expect(live.edition()).not.toBe(before)
  })
})

describe.each(['Logo', 'Icon'] as const)('a picture: %s', (name) => {
  it('that was uploaded stays from then on; one that nobody uploaded is refused', async () => {
    const kept = async () => (await mall.db.select().from(photo)).filter(({ shownAt }) => shownAt !== null).length
    await mall.db.update(photo).set({ shownAt: null })
    const { Url } = done(await mall.call('POST /api/SellerSite/UploadLogo', picture('file') as never, { token: tokens.editor }))
    const { Site } = await saved({ [name]: Url })
    expect((await shown())[name]).toBe(Site[name])
    expect(await kept()).toBe(1)
    expect(await save(await detail(), { [name]: `/pictures/photo/${'0'.repeat(32)}/40x40/40.webp#` })).toMatchObject({ code: 'PICTURES_UNKNOWN' })
    expect(await save(await detail(), { [name]: '/pictures/evil.svg' })).toMatchObject({ code: 'PICTURES_UNKNOWN' })
    expect(await save(await detail(), { [name]: 'https://evil.example/a.png' })).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await saved({ [name]: '' })).toMatchObject({ Site: { [name]: '' } })
  })
})

describe('who may', () => {
  it('readers see the settings and change nothing; others, buyers and visitors see nothing', async () => {
    expect(await detail(tokens.reader)).toMatchObject({ AllowActions: [] })
    expect((await detail()).AllowActions).toEqual(['Edit'])
    expect((await save(await detail(), { Name: '改' }, tokens.reader)).status).toBe(403)
    for (const token of [tokens.stranger, tokens.buyer]) expect((await mall.call('POST /api/SellerSite/Detail', {}, { token })).body).toBeNull()
    expect(await shown()).toEqual(deployed)
  })

  it('the second of two editors is notified, and a repetition is the same save', async () => {
    const first = await detail()
    const input = { ...first.Site, Slogan: '甲', Version: first.Version, RequestId: crypto.randomUUID() }
    const once = await mall.call('POST /api/SellerSite/Save', input, { token: tokens.editor })
    expect((await mall.call('POST /api/SellerSite/Save', input, { token: tokens.editor })).body).toEqual(done(once))
    expect(await save(first, { Slogan: '乙' })).toMatchObject({ code: 'VERSION_CONFLICT' })
    expect((await shown()).Slogan).toBe('甲')
  })

  it('each save is in the audit log, with what it changed alone', async () => {
    await saved({ Hotlines: hotlines })
    const [entry] = await mall.db.select().from(auditLog).where(eq(auditLog.entity, 'site')).orderBy(desc(auditLog.id))
    expect(entry).toMatchObject({ action: 'SellerSite.Save', after: { Hotlines: '企业业务热线 021-5550-0100' } })
    expect(Object.keys(entry?.before ?? {})).toEqual(['Hotlines'])
  })
})

describe('what a page would run or a browser leave by is refused', () => {
  it.each([
    ['a footer link', { FooterColumns: [{ Title: '甲', Links: [{ Label: '乙', Href: 'javascript:alert(1)' }] }] }],
    ['a host behind a slash', { NavigationLinks: [{ Title: '甲', Links: [{ Label: '乙', Href: '//evil.example' }] }] }],
    ['the banner', { TopBanner: { Text: '甲', Href: String.raw`/\evil.example` } }],
    ['customer service', { ServiceHref: 'data:text/html,x' }],
    ['a licence', { Notices: [{ Label: '甲', Number: '1', Href: '/about' }] }],
    ['a code', { MobileCodes: [{ Label: '甲', Hint: '', Address: 'weixin://x' }] }],
    ['a colour', { ThemeColor: 'red;}' }],
    ['a name of blanks', { Name: '   ' }],
    ['too many hotlines', { Hotlines: Array.from({ length: 7 }, () => hotlines[0] ?? { Label: '', Number: '', Hours: '' }) }],
  ] as const)('%s', async (_, changes) => {
    expect(await save(await detail(), changes as unknown as Partial<ShownSite>)).toMatchObject({ code: 'INVALID_INPUT', body: null })
  })
})
