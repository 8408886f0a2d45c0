import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { helpPageKeys, type HelpPageKey } from '@mall/api/contract'
import type { SellerHelpDetail } from '@mall/api/seller/contract'
import { demoStaff } from '../../demo/staff.ts'
import { findHelp } from '../../insight/help/find-help.ts'
import { helpDraft, helpVersion } from '../../platform/db/schema/help.ts'
import { staff, staffRoleHolder } from '../../platform/db/schema/staff.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { presetStaffRoles } from '../account/presets.ts'

let mall: TestMall
/** `editor` is of 内容, `reader` of 只读, `stranger` of 仓储, who sees no pages. */
const tokens: Record<'editor' | 'reader' | 'stranger' | 'buyer', string> = { editor: '', reader: '', stranger: '', buyer: '' }
beforeAll(async () => {
  mall = await createTestMall()
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
beforeEach(async () => {
  await mall.db.delete(helpVersion)
  await mall.db.update(helpDraft).set({ body: null })
})

const done = <Body>({ body, message }: { readonly body: Body | null; readonly message: string }): Body => {
  if (body === null) throw new Error(message)
  return body
}

const key: HelpPageKey = '13'
const text = '# 送货\n\n改为**隔日达**，见[退换货](/help/detail/1)。\n'

const asRead = ({ PageKey, Version }: Pick<SellerHelpDetail, 'PageKey' | 'Version'>) => ({ PageKey, Version, RequestId: crypto.randomUUID() })
const detail = async (PageKey: HelpPageKey = key, token = tokens.editor) => done(await mall.call('POST /api/SellerHelp/Detail', { PageKey }, { token }))
const save = (of: SellerHelpDetail, Body: string, token = tokens.editor) => mall.call('POST /api/SellerHelp/SaveDraft', { ...asRead(of), Body }, { token })
const publish = (of: SellerHelpDetail, token = tokens.editor) => mall.call('POST /api/SellerHelp/Publish', asRead(of), { token })
const restore = (of: SellerHelpDetail, VersionNo: number | null, token = tokens.editor) => mall.call('POST /api/SellerHelp/Restore', { ...asRead(of), VersionNo }, { token })
const published = async (Body: string, PageKey: HelpPageKey = key) => done(await publish(done(await save(await detail(PageKey), Body))))
const versions = async (PageKey: HelpPageKey = key) => done(await mall.call('POST /api/SellerHelp/Versions', { PageKey, PageIndex: 1, PageSize: 10 }, { token: tokens.editor })).Items
const read = async (token?: string) => done(await mall.call('POST /api/Help/Pages', {}, { token }))

describe('buyers read', () => {
  it('the text that the mall is built with, until a version is published; then that, and no draft', async () => {
    expect(await read()).toEqual([])
    const draft = done(await save(await detail(), text))
    expect(draft).toMatchObject({ Live: null, Title: '配送服务', Draft: { Body: text }, AllowActions: ['Edit', 'Publish', 'Restore'] })
    expect(await read()).toEqual([])
    const live = done(await publish(draft))
    expect(live).toMatchObject({ Title: '送货', Body: text, Draft: null, AllowActions: ['Edit', 'Restore'] })
    const pages = [{ PageKey: '13', Title: '送货', Content: [{ Tag: 'p', Children: ['改为', { Tag: 'strong', Children: ['隔日达'] }, '，见', { Tag: 'a', Href: '/help/detail/1', Children: ['退换货'] }, '。'] }] }]
    expect(await read()).toEqual(pages)
    expect(await read(tokens.buyer)).toEqual(pages)
    done(await save(live, `${text}\n还没有发布\n`))
    expect(await read()).toEqual(pages)
  })

  it('what was taken back to, as a version of its own; the text of the mall again when that is chosen', async () => {
    const first = await published(text)
    const second = await published('# 第二版\n\n正文\n')
    const back = done(await restore(second, first.Live?.VersionNo ?? 0))
    expect(back).toMatchObject({ Title: '送货', Body: text })
    expect((await read()).map(({ Title }) => Title)).toEqual(['送货'])
    const built = done(await restore(back, null))
    expect(built).toMatchObject({ Live: null, Title: '配送服务' })
    expect(await read()).toEqual([])
    expect((await versions()).map(({ Title, IsLive, IsShipped, RestoredFrom }) => [Title, IsLive, IsShipped, RestoredFrom])).toEqual([
      ['配送服务', true, true, null], ['送货', false, false, first.Live?.VersionNo], ['第二版', false, false, null], ['送货', false, false, null],
    ])
  })

  it('every page, in their order, whichever was published first', async () => {
    for (const each of helpPageKeys.toReversed()) await published(`# 页 ${each}\n\n正文\n`, each)
    expect((await read()).map(({ PageKey, Title }) => [PageKey, Title])).toEqual(helpPageKeys.map((each) => [each, `页 ${each}`]))
  })

  it('and the adviser answers from the same, at once', async () => {
    const words = async () => (await findHelp(mall.db, '配送到月球要几天')).map(({ page, text: said }) => [page, said])
    expect((await words()).some(([, said]) => String(said).includes('月球'))).toBe(false)
    const live = await published('# 配送服务\n\n## 配送到月球要几天\n\n配送到月球要三天。\n')
    expect((await words())[0]).toEqual([13, '配送到月球要三天。'])
    done(await restore(live, null))
    expect((await words()).some(([, said]) => String(said).includes('月球'))).toBe(false)
  })
})

describe('the seller', () => {
  it.each([
    ['# 标题\n\n<script>alert(1)</script>', '第 3 行：页面不显示HTML'],
    ['# 标题\n\n<img src=x onerror=alert(1)>', '第 3 行：页面不显示HTML'],
    ['# 标题\n\n[看](javascript:alert(1))', '第 3 行：链接“javascript:alert(1)”要写本商城的路径（/ 开头），或 https:// 开头的网址'],
    ['# 标题\n\n[看](//elsewhere.example)', '第 3 行：链接“//elsewhere.example”要写本商城的路径（/ 开头），或 https:// 开头的网址'],
    ['# 标题\n\n![图](https://elsewhere.example/a.png)', '第 3 行：页面不显示图片'],
    ['没有标题', '第 1 行：第一行写标题，以“# ”开头'],
    [`# ${'长'.repeat(31)}\n\n正文`, '第 1 行：标题最多 30 个字'],
    ['# 只有标题', '请在标题下写正文'],
    ['', '第 1 行：第一行写标题，以“# ”开头'],
  ])('keeps %j as a draft, and may not publish it', async (Body, message) => {
    const draft = done(await save(await detail(), Body))
    expect(await mall.call('POST /api/SellerHelp/Preview', { Body }, { token: tokens.editor })).toMatchObject({ code: 'MARKDOWN_INVALID', message })
    expect(await publish(draft)).toMatchObject({ code: 'MARKDOWN_INVALID', message })
    expect(await read()).toEqual([])
    expect((await detail()).Draft?.Body).toBe(Body)
  })

  it('keeps and publishes a text whose 500th character is an emoji', async () => {
    const body = `# 送货\n\n${'字'.repeat(493)}👍好\n`
    expect((await published(body)).Body).toBe(body)
  })

  it('may not write more than 20,000 characters', async () => {
    const of = await detail()
    expect((await save(of, 'a'.repeat(20_001))).code).toBe('INVALID_INPUT')
    done(await save(of, 'a'.repeat(20_000)))
  })

  it('of two who edit, the second is refused, and so is who publishes what has changed since', async () => {
    const both = await detail()
    const first = done(await save(both, text))
    expect((await save(both, '# 乙\n\n正文')).code).toBe('VERSION_CONFLICT')
    done(await save(first, '# 丙\n\n正文'))
    expect((await publish(first)).code).toBe('VERSION_CONFLICT')
    expect((await restore(first, null)).code).toBe('VERSION_CONFLICT')
    expect((await detail()).Draft?.Body).toBe('# 丙\n\n正文')
  })

  it('has no draft that says what is shown', async () => {
    const shown = await detail()
    expect(done(await save(done(await save(shown, text)), shown.Body)).Draft).toBeNull()
    expect(await publish(await detail())).toMatchObject({ code: 'HELP_ACTION_NOT_ALLOWED', message: '没有要发布的修改' })
  })

  it('takes back only to a version of the page', async () => {
    const other = await published(text, '1')
    expect((await restore(await detail(), other.Live?.VersionNo ?? 0)).code).toBe('HELP_VERSION_NOT_FOUND')
  })

  it('compares with the text that the mall is built with, whatever was published over it', async () => {
    const before = await detail()
    expect(before.Shipped).toBe(before.Body)
    expect(await published(text)).toMatchObject({ Body: text, Shipped: before.Body })
    expect((await detail('1')).Shipped).not.toBe(before.Shipped)
  })

  it('needs 页面管理 to write and 页面查看 to read; buyers and visitors have neither', async () => {
    const of = done(await save(await detail(), text))
    expect(await detail(key, tokens.reader)).toMatchObject({ AllowActions: [], Draft: { Body: text } })
    for (const [token, status] of [[tokens.reader, 403], [tokens.stranger, 403], [tokens.buyer, 401]] as const) {
      for (const answer of [await save(of, '# 别的\n\n正文', token), await publish(of, token), await restore(of, null, token)]) expect(answer.status).toBe(status)
    }
    expect((await mall.call('POST /api/SellerHelp/Pages', {}, { token: tokens.stranger })).status).toBe(403)
    expect((await detail()).Version).toBe(of.Version)
  })

  it('sees which pages are published, which have a draft, by whom', async () => {
    await published(text)
    done(await save(await detail('BizCustom'), '# 企业定制\n\n新的\n'))
    const pages = done(await mall.call('POST /api/SellerHelp/Pages', {}, { token: tokens.reader }))
    expect(pages.map(({ PageKey }) => PageKey)).toEqual(helpPageKeys)
    const byKey = new Map(pages.map((page) => [page.PageKey, page]))
    const [editor] = await mall.db.select({ name: staff.name }).from(staff).where(eq(staff.id, demoStaff.goods))
    expect(byKey.get('13')).toMatchObject({ Title: '送货', Path: '/help/detail/13', Live: { By: editor?.name }, Draft: null })
    expect(byKey.get('BizCustom')).toMatchObject({ Title: '企业定制', Path: '/about/BizCustom', Live: null, Draft: { ChangedBy: editor?.name } })
    expect(byKey.get('1')).toMatchObject({ Title: '退换货', Live: null, Draft: null })
  })

  it('leaves an entry of each change in the audit log', async () => {
    const live = await published(text, '2')
    done(await restore(live, null))
    const entries = await mall.db.select({ action: auditLog.action, entityId: auditLog.entityId }).from(auditLog).where(eq(auditLog.entity, 'help')).orderBy(asc(auditLog.id))
    expect(entries.filter(({ entityId }) => entityId === '2').map(({ action }) => action).slice(-3)).toEqual(['SellerHelp.SaveDraft', 'SellerHelp.Publish', 'SellerHelp.Restore'])
  })
})
