import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { replyTemplateLimits } from '@mall/api/seller/contract'
import { demoStaff } from '../../demo/staff.ts'
import { replyTemplate } from '../../platform/db/schema/reply-template.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { toInstant } from '../../platform/time.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
/** `sales` is of 客户经理, `warehouse` of 仓储. */
const tokens: Record<'seller' | 'sales' | 'warehouse', string> = { seller: '', sales: '', warehouse: '' }
beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['seller', 'sales', 'warehouse'] as const) tokens[account] = (await loginStaff(mall, account)).Token
}, 120_000)
afterAll(() => mall.close())
beforeEach(() => mall.db.delete(replyTemplate))

const requestId = () => ({ RequestId: crypto.randomUUID() })
const list = (token = tokens.sales) => mall.call('POST /api/SellerReplyTemplate/List', {}, { token })
const create = (Title: string, Text = '现货，今天下单明天到。', token = tokens.sales) => mall.call('POST /api/SellerReplyTemplate/Create', { Title, Text, ...requestId() }, { token })
const save = (TemplateId: number, Version: number, Title: string, Text = '改过的话', token = tokens.sales) => mall.call('POST /api/SellerReplyTemplate/Save', { TemplateId, Version, Title, Text, ...requestId() }, { token })
const remove = (TemplateId: number, Version: number, token = tokens.sales) => mall.call('POST /api/SellerReplyTemplate/Delete', { TemplateId, Version, ...requestId() }, { token })
const created = async (title: string) => {
  const one = (await create(title)).body?.Items.find(({ Title }) => Title === title)
  if (one === undefined) throw new Error('The template answer was not written')
  return one
}

describe('a template answer', () => {
  it('is there for all who answer customers, by its title, and names its writer', async () => {
    await create('现货直发')
    const { body } = await create('  量大再谈 ', ' 整箱采购可再优惠。\n需要的话告诉我们箱数。 ', tokens.seller)
    expect(body).toEqual({
      Items: [
        { TemplateId: expect.any(Number), Title: '现货直发', Text: '现货，今天下单明天到。', Editor: '华启客户经理', Time: toInstant(mall.clock()), AllowActions: ['Edit', 'Delete'], Version: 1 },
        { TemplateId: expect.any(Number), Title: '量大再谈', Text: '整箱采购可再优惠。\n需要的话告诉我们箱数。', Editor: '商家管理员', Time: toInstant(mall.clock()), AllowActions: ['Edit', 'Delete'], Version: 1 },
      ],
    })
    expect((await list()).body).toEqual(body)
    expect((await list(tokens.seller)).body).toEqual(body)
  })

  it('is nothing for those who answer nobody', async () => {
    const { TemplateId } = await created('现货直发')
    for (const sent of [list(tokens.warehouse), create('别的', '话', tokens.warehouse), save(TemplateId, 1, '别的', '话', tokens.warehouse), remove(TemplateId, 1, tokens.warehouse)]) expect((await sent).status).toBe(403)
    expect(await mall.db.$count(replyTemplate)).toBe(1)
  })

  it('is changed and deleted by anybody of them, and its editor is who changed it last', async () => {
    const { TemplateId } = await created('现货直发')
    const { body } = await save(TemplateId, 1, '现货直发', '武汉仓直发。', tokens.seller)
    expect(body?.Items).toMatchObject([{ TemplateId, Text: '武汉仓直发。', Editor: '商家管理员', Version: 2 }])
    expect((await remove(TemplateId, 2)).body).toEqual({ Items: [] })
    const entries = await mall.db.select().from(auditLog).where(eq(auditLog.entity, 'replyTemplate')).orderBy(asc(auditLog.id))
    expect(entries.filter(({ entityId }) => entityId === String(TemplateId)).map(({ action, staffId, before, after }) => [action, staffId, before, after])).toEqual([
      ['SellerReplyTemplate.Create', demoStaff.sales, null, { Title: '现货直发', Text: '现货，今天下单明天到。' }],
      ['SellerReplyTemplate.Save', demoStaff.seller, { Title: '现货直发', Text: '现货，今天下单明天到。' }, { Title: '现货直发', Text: '武汉仓直发。' }],
      ['SellerReplyTemplate.Delete', demoStaff.sales, { Title: '现货直发', Text: '武汉仓直发。' }, null],
    ])
  })

  it('is written once, however often its answer is lost', async () => {
    const input = { Title: '现货直发', Text: '武汉仓直发。', ...requestId() }
    const replies = await Promise.all([1, 2, 3].map(() => mall.call('POST /api/SellerReplyTemplate/Create', input, { token: tokens.sales })))
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await mall.db.$count(replyTemplate)).toBe(1)
  })
})

describe('two editors', () => {
  it('of one version: the first is written, the second is asked to look', async () => {
    const { TemplateId, Version } = await created('现货直发')
    const replies = await Promise.all([save(TemplateId, Version, '甲', '甲'), save(TemplateId, Version, '乙', '乙', tokens.seller)])
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
    expect(replies.filter(({ success }) => !success).map(({ code, body }) => [code, body])).toEqual([['VERSION_CONFLICT', null]])
    expect((await remove(TemplateId, Version)).code).toBe('VERSION_CONFLICT')
  })

  it('of one that is gone: it is said', async () => {
    const { TemplateId, Version } = await created('现货直发')
    await remove(TemplateId, Version)
    expect(await save(TemplateId, Version, '现货直发')).toMatchObject({ status: 200, code: 'REPLY_TEMPLATE_NOT_FOUND', message: '常用答复不存在，可能已被删除', body: null })
    expect((await remove(TemplateId, Version)).code).toBe('REPLY_TEMPLATE_NOT_FOUND')
  })

  it('of the same title: it is there once', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => create('现货直发')))
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
    expect(new Set(replies.filter(({ success }) => !success).map(({ code }) => code))).toEqual(new Set(['REPLY_TEMPLATE_EXISTS']))
  })
})

describe('a title', () => {
  it('is of one: a new one and a changed one are refused, its own is kept', async () => {
    const { TemplateId } = await created('现货直发')
    await create('量大再谈')
    expect(await create(' 量大再谈 ')).toMatchObject({ code: 'REPLY_TEMPLATE_EXISTS', message: '已有“量大再谈”，请换一个标题', body: null })
    expect((await save(TemplateId, 1, '量大再谈')).code).toBe('REPLY_TEMPLATE_EXISTS')
    expect((await save(TemplateId, 1, '现货直发')).success).toBe(true)
  })

  const { title, text } = replyTemplateLimits
  test.each([
    ['an empty title', ' ', '话'], ['an empty text', '标题', ' \n'], ['a long title', '题'.repeat(title + 1), '话'], ['a long text', '标题', '话'.repeat(text + 1)],
  ])('%s is refused', async (_, Title, Text) => {
    expect((await create(Title, Text)).code).toBe('INVALID_INPUT')
    expect(await mall.db.$count(replyTemplate)).toBe(0)
  })

  it('and a text may be as long as they say', async () => {
    expect((await create('题'.repeat(title), '话'.repeat(text))).success).toBe(true)
  })
})

it('there are a hundred at most, also of two who add at the same time; one that is deleted makes room', async () => {
  const rows = Array.from({ length: replyTemplateLimits.count - 1 }, (_, at) => ({ title: `标题${at}`, text: '话', staffId: demoStaff.sales, changedAt: mall.clock() }))
  await mall.db.insert(replyTemplate).values(rows)
  const replies = await Promise.all([create('甲'), create('乙')])
  expect(replies.filter(({ success }) => success)).toHaveLength(1)
  expect(replies.find(({ success }) => !success)).toMatchObject({ code: 'REPLY_TEMPLATE_LIMIT_REACHED', message: '最多100条常用答复，请先删除不用的', body: null })
  const [first] = (await list()).body?.Items ?? []
  // Nothing is added by a change.
  expect((await save(first?.TemplateId ?? 0, 1, '换一个标题')).success).toBe(true)
  await remove(first?.TemplateId ?? 0, 2)
  expect((await create('丙')).success).toBe(true)
  expect((await list()).body?.Items).toHaveLength(replyTemplateLimits.count)
})
