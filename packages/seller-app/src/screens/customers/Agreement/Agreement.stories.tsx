import { agreementStatus, agreementVersionStatus, type AgreementRow, type SellerAgreementDetail } from '@mall/api/seller/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { drawingOf, handle, pageBuilder, responseBuilder } from '@mall/mocks'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Agreement } from './Agreement.tsx'

const key = 'POST /api/SellerAgreement/Detail'
const build = responseBuilder(key)
const buildRows = pageBuilder('POST /api/SellerAgreement/Rows')

const version = { VersionNo: 1, From: '2026-01-01', Status: agreementVersionStatus.inForce, StatusName: '已批准', IsNow: false, Rows: 9, Waiting: 0, Rejected: 0, Note: '', WrittenBy: '周宁', DecidedBy: '顾一鸣', DecisionReason: '' }
const second = { ...version, VersionNo: 2, From: '2026-02-15', IsNow: true, Rows: 11 }
const third = { ...version, VersionNo: 3, From: '2026-04-01', Status: agreementVersionStatus.draft, StatusName: '草稿', Rows: 12, DecidedBy: '' }

const inForce: SellerAgreementDetail = build({
  AgreementId: 1, AgreementNo: 'XY202600018', Name: '2026 年度办公用品协议', Level: 'company', EnterpriseId: 1, PartyName: '华启科技（上海）有限公司', From: '2026-01-01', Until: '2026-12-31',
  Status: agreementStatus.inForce, StatusName: '已生效', VersionNo: 2, VersionStatus: agreementVersionStatus.inForce, VersionStatusName: '已批准', Products: 11, Margin: 1740, WaitingRows: 0, DaysLeft: 288,
  Managers: ['周宁'], AllowActions: ['Edit', 'Begin', 'End', 'Renew'], Version: 7, EndReason: '', Versions: [second, version], Hidden: [],
  Logs: [
    { Time: '2026-02-14T10:02:00+08:00', Operator: '顾一鸣', Text: '第 2 版批准 2 行，退回 0 行' },
    { Time: '2026-02-13T17:40:00+08:00', Operator: '周宁', Text: '送批第 2 版，2 行低于底价待批' },
    { Time: '2025-12-20T09:12:00+08:00', Operator: '周宁', Text: '建立协议' },
  ],
})
const drafted: SellerAgreementDetail = { ...inForce, VersionNo: 3, VersionStatus: agreementVersionStatus.draft, VersionStatusName: '草稿', AllowActions: ['Edit', 'Write', 'Discard', 'Send', 'End', 'Renew'], Versions: [third, second, version] }
const pending: SellerAgreementDetail = {
  ...drafted, VersionStatus: agreementVersionStatus.pending, VersionStatusName: '待批', WaitingRows: 2, AllowActions: ['TakeBack', 'Judge'],
  Versions: [{ ...third, Status: agreementVersionStatus.pending, StatusName: '待批', Waiting: 2, Note: '竞标，对手低 2%' }, second, version],
}
const rejected: SellerAgreementDetail = { ...drafted, VersionStatus: agreementVersionStatus.rejected, VersionStatusName: '已退回', Versions: [{ ...third, Status: agreementVersionStatus.rejected, StatusName: '已退回', Rejected: 1, DecidedBy: '顾一鸣', DecisionReason: '低于成本' }, second, version] }
const expired: SellerAgreementDetail = { ...inForce, Status: agreementStatus.expired, StatusName: '已到期', DaysLeft: null, AllowActions: ['Renew'], Versions: [{ ...second, IsNow: false }, version] }

const goods: readonly (readonly [code: string, name: string, market: number, before: number | null, price: number, floor: number, cost: number, changes?: Partial<AgreementRow>])[] = [
  ['10010322', '砚屿 商务系列 高速机打印纸 A4 70g 8包/箱', 117, 104, 101.9, 98, 91.4, { MaterialCode: 'HQ-A4-108', Tiers: [{ MinQty: 20, Price: 99 }] }],
  ['10010159', '禾笺 原木浆 A4复印纸 75g 500张/包', 20.5, 18.2, 17.8, 16.4, 14.6, { MaterialCode: 'MAT-A4-075', Tiers: [{ MinQty: 50, Price: 17.2 }, { MinQty: 100, Price: 16.8 }] }],
  ['10010396', '麓纸 商务系列 静电复印纸 A4 80g 5包/箱', 110, 96.5, 94.6, 90, 82.3, { MaterialCode: 'HQ-A4-205' }],
  ['10010222', '云笺坊 简约系列 A3复印纸 80g 500张/包', 47, 41.8, 41, 39.5, 35.9],
  ['11010585', '麓纸 山水系列 精装硬壳笔记本 红色 32K 144页', 7.6, 6.8, 6.7, 6, 5.1, { Tiers: [{ MinQty: 100, Price: 6.4 }] }],
  ['12010181', '澄案 净墨系列 按动中性笔 红色 0.7mm 12支/盒', 4, 3.5, 3.4, 3.1, 2.6, { MaterialCode: 'HQ-PN-181' }],
  ['13010159', '澄案 省力系列 订书机 蓝色 24/6 60页', 36.5, 31.9, 28.5, 29, 25.8, { LowReason: '竞标，对手 28.40', IsLow: true }],
  ['16010107', '芯榆 标准容量 易加粉硒鼓 LY-88A 1500页', 109, 96, 86, 88, 79.5, { IsLow: true, Tiers: [{ MinQty: 10, Price: 84 }] }],
  ['18020159', '讯桐 商务系列 金属U盘 银色 32GB', 48.5, 39.9, 49.9, 36.5, 31.8],
  ['14010107', '柏屿 明朗系列 强力文件夹 黑色 双强力', 9.6, 8.3, 8.3, 7.6, 6.4],
  ['22010133', '净苔 清新系列 泡沫洗手液 芦荟 300ml', 11, null, 9.4, 8.6, 7.1],
  ['620010211', '木序堂 胡桃系列 人体工学椅 白色 带脚托', 2029, 1788, 1752, 1640, 1421],
]
/** What one of them is sold as: as its name says, else a piece. */
const unitOf = (name: string): string => /\/(.)$/.exec(name)?.[1] ?? [['笔记本', '本'], ['椅', '把'], ['洗手液', '瓶'], ['硒鼓', '支']].find(([word = '']) => name.includes(word))?.[1] ?? '个'
const rowOf = ([ProductCode, Name, market, Before, Price, Floor, Cost, changes]: (typeof goods)[number], at: number): AgreementRow => ({
  ProductCode, Name, ImageUrl: drawingOf(Name), Unit: unitOf(Name), OnShelf: true, Market: [{ MinQty: 1, Price: market }], Floor, Cost, Before, Bought: Before === null ? { Quantity: 0, Amount: 0 } : { Quantity: 120 * (at + 1), Amount: Math.round(12_000 * (at + 1) * Before) / 100 }, Position: at + 1, MaterialCode: '', Price, Percent: null, Tiers: [], LowReason: '', IsLow: false, Decision: null, DecisionReason: '', ...changes,
})
const rows = goods.map(rowOf)
const judged = rows.map((row, at): AgreementRow => (row.IsLow ? { ...row, LowReason: row.LowReason || '年度量大', Decision: 'waiting' } : { ...row, Position: at + 1 }))
/** Nothing is said of any of them, and every other one is a part of the market price. */
const quiet = rows.filter(({ IsLow, ProductCode }) => !IsLow && ProductCode !== '18020159').map((row, at): AgreementRow => (at % 2 === 0 ? row : { ...row, Price: null, Percent: at === 3 ? 92.5 : 100, Tiers: [] }))
const thousands = Array.from({ length: 10_000 }, (_, at): AgreementRow => {
  const one = rows[at % rows.length] ?? rowOf(['1', '', 1, 1, 1, 1, 1], 0)
  return { ...one, ProductCode: String(10_000_000 + at), Position: at + 1 }
})

const connected = () => (
  <StoryMall at="/agreements/1" path="/agreements/:id" login={sellerLogin}>
    <Agreement />
  </StoryMall>
)

interface Served {
  readonly detail: SellerAgreementDetail
  readonly rows: readonly AgreementRow[]
}

/** The version that is worked on has as many rows as are served. */
const countedFor = ({ detail, rows: given }: Served): SellerAgreementDetail => ({ ...detail, Versions: detail.Versions.map((one) => (one.VersionNo === detail.VersionNo ? { ...one, Rows: given.length } : one)) })

const serves = ({ detail, rows: given }: Served) => [
  handle(key, countedFor({ detail, rows: given })),
  handle('POST /api/SellerAgreement/Rows', ({ PageIndex, PageSize }) => buildRows(given.slice((PageIndex - 1) * PageSize, PageIndex * PageSize), { total: given.length })),
  handle('POST /api/SellerAgreement/Products', ({ Codes }) => Codes.flatMap((code) => rows.filter(({ ProductCode }) => ProductCode === code))),
  handle('POST /api/SellerAgreement/Write', { ...detail, Version: detail.Version + 1 }),
]

const meta = preview.meta({ title: 'Seller/协议编辑 Agreement', render: connected, parameters: { layout: 'fullscreen' } })

type Canvas = ReturnType<typeof within>

const cell = (canvas: Canvas, row: number, name: string) => canvas.findByLabelText(`第${row}行 ${name}`)

/** The rows have come: until then the page is as short as the window. */
const hasRows = async ({ canvas }: { readonly canvas: Canvas }) => expect((await canvas.findAllByText(/系列/, {}, { timeout: 10_000 }))[0]).toBeVisible()

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(...serves({ detail: drafted, rows })),
  play: async ({ canvas }) => {
    await expect(await cell(canvas, 1, '编码')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('草稿，12 种商品里改了 10 种，2 种低于底价'))
    await expect(await cell(canvas, 8, '原因')).toHaveAttribute('placeholder', '写原因才能送批')
    await expect(canvas.getByRole('button', { name: '低于底价，缺原因 1' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '高过市场价 1' })).toBeVisible()
  },
})
/** A draft without products says how they come in. */
export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...serves({ detail: { ...drafted, Versions: [{ ...third, Rows: 0 }, second, version] }, rows: [] })) })

/** A block from a sheet: titles say which column is which; what is wrong is said beside its row, and counted. */
export const Pastes = meta.story({
  parameters: { keepsFocus: true },
  beforeEach: ({ msw }) => msw.use(...serves({ detail: drafted, rows: [] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await cell(canvas, 1, '编码'))
    await userEvent.paste('商品编码\t客户物料编码\t协议价\t阶梯\n10010322\tHQ-A4-108\t101.90\t20 99.00\n12010181\t\t3.40\n12010181\t\t3.45\n18020195\t\t62.00\n16010107\t\t86.00\n14010107\t\t面议')
    await expect(await cell(canvas, 1, '价格')).toHaveValue('101.90')
    await expect(await canvas.findByText('和第 2 行重复')).toBeVisible()
    await expect(await canvas.findByText('没有这个编码')).toBeVisible()
    await expect(canvas.getByText('价格不是数字')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '送批' }))
    await expect(await canvas.findByText('先处理：没有商品 1 行，重复 1 行，读不出 1 行，低于底价，缺原因 1 行')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '留这行' }))
    await expect(await cell(canvas, 2, '价格')).toHaveValue('3.45')
    await waitFor(() => expect(canvas.queryByText('和第 2 行重复')).toBeNull())
    await userEvent.click(await cell(canvas, 1, '价格'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(await cell(canvas, 2, '价格')).toHaveValue('3.40')
    await expect(await canvas.findByText('已存，3 行改好才存')).toBeVisible()
  },
})

/** Rows are chosen with Shift, changed by a percent, and what comes of it is said before. */
export const Changes = meta.story({
  parameters: { keepsFocus: true },
  beforeEach: ({ msw }) => msw.use(...serves({ detail: drafted, rows })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await cell(canvas, 3, '价格'))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    const bar = within(await canvas.findByRole('form', { name: '按百分比改价' }))
    await expect(bar.getByText('第 3–5 行')).toBeVisible()
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent(/没有低于底价/))
    await userEvent.click(bar.getByRole('button', { name: '用上' }))
    await expect(await cell(canvas, 3, '价格')).toHaveValue('94.57')
    await expect(await cell(canvas, 5, '阶梯')).toHaveValue('100 本 6.36')
    await expect(await canvas.findByText('已存')).toBeVisible()
  },
})

/** A press on any cell, also on the one that is active, makes it the whole selection; with Shift it widens it. All rows are all, wherever one is written in. */
export const Selects = meta.story({
  beforeEach: ({ msw }) => msw.use(...serves({ detail: drafted, rows })),
  play: async ({ canvas, userEvent }) => {
    const bar = () => canvas.queryByRole('form', { name: '按百分比改价' })
    const fifth = await cell(canvas, 5, '价格')
    await userEvent.click(await cell(canvas, 3, '价格'))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(await canvas.findByText('第 3–5 行')).toBeVisible()
    await userEvent.click(fifth)
    await waitFor(() => expect(bar()).toBeNull())
    await expect(fifth).toHaveFocus()
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(await cell(canvas, 7, '价格'))
    await userEvent.keyboard('{/Shift}')
    await expect(await canvas.findByText('第 5–7 行')).toBeVisible()
    await userEvent.click(await cell(canvas, 6, '价格'))
    await waitFor(() => expect(bar()).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: '选全部改价' }))
    await expect(await canvas.findByText('第 1–13 行')).toBeVisible()
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(await cell(canvas, 8, '价格'))
    await userEvent.keyboard('{/Shift}')
    await expect(await canvas.findByText('第 6–8 行')).toBeVisible()
  },
})

/** The corner of a cell is drawn down over those that become like it; Ctrl D does the same, and both are one step to be undone. */
export const Fills = meta.story({
  parameters: { keepsFocus: true },
  beforeEach: ({ msw }) => msw.use(...serves({ detail: drafted, rows })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first = await cell(canvas, 3, '价格')
    await userEvent.clear(first)
    await userEvent.type(first, '92.5%')
    const handle = canvasElement.querySelector('[data-fill-row="2"]')
    const before = (await cell(canvas, 6, '价格')).getAttribute('value')
    const [next, below] = [await cell(canvas, 4, '价格'), await cell(canvas, 5, '价格')]
    const middleOf = (element: HTMLElement) => {
      const { top, height } = element.getBoundingClientRect()
      return { clientY: top + height / 2 }
    }
    await fireEvent.pointerDown(handle ?? document.body, { button: 0 })
    await fireEvent.pointerMove(window, middleOf(next))
    await waitFor(() => expect(next.closest('[role="row"]')).toHaveAttribute('data-selected', 'price'))
    // Released a row further, before that was drawn.
    await fireEvent.pointerUp(window, middleOf(below))
    for (const row of [3, 4, 5]) await expect(await cell(canvas, row, '价格')).toHaveValue('92.5%')
    await expect(await cell(canvas, 6, '价格')).toHaveValue(before)
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(below).not.toHaveValue('92.5%')
    await expect(first).toHaveValue('92.5%')
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    await expect(below).toHaveValue('92.5%')
    // What is being typed is what is copied.
    await userEvent.click(below)
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}91%{Control>}d{/Control}')
    for (const filled of [first, next, below]) await expect(filled).toHaveValue('91%')
    await expect(await canvas.findByText(/^已存/)).toBeVisible()
  },
})

/** Somebody else wrote meanwhile: nothing that was typed is lost. */
export const Conflict = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/SellerAgreement/Write', '数据已被他人修改，请刷新后重试', { Code: 'VERSION_CONFLICT' }), ...serves({ detail: drafted, rows })),
  play: async ({ canvas, userEvent }) => {
    const price = await cell(canvas, 1, '价格')
    await userEvent.clear(price)
    await userEvent.type(price, '100{Enter}')
    await expect(await canvas.findByText('有人同时改了这一版，您没存的行还在这里', {}, { timeout: 5000 })).toBeVisible()
    await expect(await cell(canvas, 1, '价格')).toHaveValue('100')
    await expect(canvas.getByRole('button', { name: '照我的存' })).toBeVisible()
  },
})

/** Whoever may approve low prices decides row by row; a rejection needs words. */
export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/SellerAgreement/Judge', rejected), ...serves({ detail: pending, rows: judged })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('2 行低于底价待批')
    await userEvent.click((await canvas.findAllByRole('button', { name: '批准' }))[0] ?? document.body)
    await userEvent.click(canvas.getAllByRole('button', { name: '退回' })[1] ?? document.body)
    await expect(canvas.getByText('批准 1 行，退回 1 行，还有 0 行没看')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '提交判断' }))
    await expect(await canvas.findByText('退回时请写原因')).toBeVisible()
  },
})
/** A writer reads what waits, and may take it back. */
export const PendingForWriter = meta.story({ beforeEach: ({ msw }) => msw.use(...serves({ detail: { ...pending, AllowActions: ['TakeBack'] }, rows: judged })), play: hasRows })
export const Rejected = meta.story({ beforeEach: ({ msw }) => msw.use(...serves({ detail: rejected, rows: rows.map((row) => (row.ProductCode === '13010159' ? { ...row, Decision: 'rejected' as const, DecisionReason: '低于成本' } : row)) })), play: hasRows })

export const InForce = meta.story({
  beforeEach: ({ msw }) => msw.use(...serves({ detail: inForce, rows })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('12 种商品在用，还有 288 天')
    await expect(canvas.getByText('第 2 版，2026-02-15 起到 2026-12-31，客户现在按它买')).toBeVisible()
    await expect(await canvas.findByText('比上期改了 10 种，新增 1 种')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '更多' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '终止' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^终止/ }))
    await userEvent.click(dialog.getByRole('button', { name: '终止协议' }))
    await expect(await dialog.findByText('请写终止的原因')).toBeVisible()
  },
})
export const Renews = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/SellerAgreement/Renew', { ...drafted, AgreementId: 9 }), ...serves({ detail: expired, rows })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '续签' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^续签/ }))
    await userEvent.type(dialog.getByLabelText(/^开始日/), '2027-01-01')
    await userEvent.type(dialog.getByLabelText(/^截止日/), '2027-12-31')
    await userEvent.clear(dialog.getByLabelText(/^价格变化/))
    await userEvent.type(dialog.getByLabelText(/^价格变化/), '-2.5')
    await userEvent.click(dialog.getByRole('button', { name: '建立续签草稿' }))
    await expect(await screen.findByText('XY202600018已建立，是草稿')).toBeVisible()
  },
})
export const Expired = meta.story({
  beforeEach: ({ msw }) => msw.use(...serves({ detail: expired, rows: quiet })),
  play: async ({ canvas }) => {
    await hasRows({ canvas })
    await expect(canvas.getByText('43.48')).toBeVisible()
    await expect(canvas.getByText('市场价 92.5%')).toBeVisible()
  },
})
export const InForceOnPhone = meta.story({ globals: { viewport: { value: 'w390' } }, beforeEach: ({ msw }) => msw.use(...serves({ detail: inForce, rows: quiet })), play: hasRows })
export const InForceInTheDark = meta.story({ globals: { scheme: 'dark' }, beforeEach: ({ msw }) => msw.use(...serves({ detail: inForce, rows: quiet })), play: hasRows })
export const Ended = meta.story({ beforeEach: ({ msw }) => msw.use(...serves({ detail: { ...expired, Status: agreementStatus.ended, StatusName: '已终止', EndReason: '客户改签集团协议', Until: '2026-03-18' }, rows })), play: hasRows })

/** With prices below the floor there is room for words to whoever approves them. */
export const SendsWithWords = meta.story({
  beforeEach: ({ msw }) => {
    let now = drafted
    msw.use(
      handle(key, () => now),
      handle('POST /api/SellerAgreement/Send', ({ Note }) => {
        now = { ...pending, Versions: pending.Versions.map((one, at) => (at === 0 ? { ...one, Note } : one)) }
        return now
      }),
      ...serves({ detail: drafted, rows: rows.map((row) => (row.IsLow ? { ...row, LowReason: '竞标' } : row)) }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('对批准的人说'), '年度框架，量比去年多三成')
    await userEvent.click(canvas.getByRole('button', { name: '送批' }))
    await expect(await screen.findByText('已送批，2 行待批')).toBeVisible()
    await expect(await canvas.findByText('周宁：年度框架，量比去年多三成')).toBeVisible()
  },
})

const earlier = rows.flatMap((row) => (row.Before === null ? [] : [{ ...row, Price: row.Before, MaterialCode: row.MaterialCode.replace('HQ-ST', 'HQ-OLD') }]))
const gone = { ...(rows[0] ?? rowOf(['1', '', 1, 1, 1, 1, 1], 0)), ProductCode: '10010700', Name: '砚屿 商务系列 彩色喷墨纸 A4 100张/包', Price: 32.5, Tiers: [], Position: 13 }
const servesTwo = [
  handle('POST /api/SellerAgreement/Rows', ({ VersionNo }) => {
    const given = VersionNo === 3 ? rows : [...earlier, gone]
    return buildRows(given, { total: given.length })
  }),
  ...serves({ detail: drafted, rows }),
]
const compares = async ({ canvas, userEvent }: { readonly canvas: Canvas; readonly userEvent: { readonly click: (element: Element) => Promise<void> } }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '和第 2 版比' }))
  await expect(await canvas.findByText('改了 10 种，新增 1 种，去掉 1 种，其余 1 种一样')).toBeVisible()
}

/** What another version had otherwise, product by product; what is being typed waits behind it. */
export const Compared = meta.story({
  beforeEach: ({ msw }) => msw.use(...servesTwo),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await cell(canvas, 13, '编码'), '77{Enter}')
    await compares({ canvas, userEvent })
    await expect(canvas.getByText('砚屿 商务系列 彩色喷墨纸 A4 100张/包')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '回到价格' }))
    await expect(await cell(canvas, 13, '编码')).toHaveValue('77')
    await compares({ canvas, userEvent })
  },
})
export const ComparedOnPhone = meta.story({ globals: { viewport: { value: 'w390' } }, beforeEach: ({ msw }) => msw.use(...servesTwo), play: compares })
export const ComparedInTheDark = meta.story({ globals: { scheme: 'dark' }, beforeEach: ({ msw }) => msw.use(...servesTwo), play: compares })
export const ComparedAlike = meta.story({
  beforeEach: ({ msw }) => msw.use(...serves({ detail: inForce, rows })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '和第 1 版比' }))
    await expect(await canvas.findByText('两版一样')).toBeVisible()
  },
})

/** Another version is looked at before what was typed is kept: it stays, and leaving the page asks for it there, too. */
export const LooksAtAVersion = meta.story({
  beforeEach: ({ msw }) => msw.use(...servesTwo),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await cell(canvas, 13, '编码'), '77{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: /^第 2 版/ }))
    await expect(await canvas.findByText(gone.Name)).toBeVisible()
    await expect(canvas.getAllByRole('grid')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('link', { name: '协议' }))
    const question = within(await screen.findByRole('dialog', { name: '放弃已填写的内容？' }))
    await userEvent.click(question.getByRole('button', { name: '继续填写' }))
    await userEvent.click(canvas.getByRole('button', { name: /^第 3 版/ }))
    const code = await cell(canvas, 13, '编码')
    await expect(code).toBeVisible()
    await expect(code).toHaveValue('77')
    await expect(canvas.queryByText(gone.Name)).toBeNull()
  },
})

/** Only rows in sight are in the document. */
export const TenThousandRows = meta.story({
  beforeEach: ({ msw }) => msw.use(...serves({ detail: { ...drafted, Versions: [{ ...third, Rows: 10_000 }, second, version] }, rows: thousands })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await cell(canvas, 1, '价格'))
    await expect(canvasElement.querySelectorAll('[role=row]').length).toBeLessThan(100)
    await userEvent.keyboard('{F8}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('第7行 价格'))
  },
})
/** On a phone the cards scroll with their page, and those far from the window are left out, too. */
export const TenThousandOnPhone = meta.story({
  globals: { viewport: { value: 'w390' } },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => msw.use(...serves({ detail: { ...drafted, Versions: [{ ...third, Rows: 10_000 }, second, version] }, rows: thousands })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const grid = await canvas.findByRole('grid')
    await canvas.findAllByText(/系列/)
    await expect(grid.scrollHeight).toBe(grid.clientHeight)
    window.scrollTo(0, 5000 * 168)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '第5000行 价格' })).toBeVisible())
    await expect(canvasElement.querySelectorAll('[role=row]').length).toBeLessThan(100)
    // A row that is not drawn yet: its cell has the focus once it is.
    await userEvent.click(canvas.getByRole('button', { name: /^高过市场价/ }))
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^第\d+行 价格/))
    await expect(document.activeElement).toBeVisible()
  },
})
/** Cards below whose prices nothing is said are lower: those in sight are the rows that belong there. */
export const TenThousandReadOnPhone = meta.story({
  globals: { viewport: { value: 'w390' } },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...serves({
        detail: inForce,
        rows: thousands.map((row, at) => ({ ...row, ...quiet[at % quiet.length], ProductCode: row.ProductCode, Position: row.Position })),
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    const rowgroup = await canvas.findByRole('rowgroup')
    await canvas.findAllByText(/系列/)
    window.scrollTo(0, 5000 * 88)
    const code = await canvas.findByText('10005003')
    await expect(code).toBeVisible()
    const card = code.closest('[role=row]')?.getBoundingClientRect()
    await expect([card?.height, Math.round((card?.top ?? 0) - rowgroup.getBoundingClientRect().top)]).toEqual([88, 5003 * 88])
    await expect(canvasElement.querySelectorAll('[role=row]').length).toBeLessThan(100)
  },
})
export const LongContent = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...serves({
        detail: { ...drafted, PartyName: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司', Name: '二〇二六年度办公用品、劳保用品与信息设备集中采购框架协议（含补充条款）', Managers: ['欧阳端木慕容', '司徒上官'] },
        rows: rows.map((row) => ({ ...row, Name: `${row.Name}（含税含运费，按箱整发，偏远地区另计）`, LowReason: row.IsLow ? '年度框架量大，客户承诺独家采购，且对手报价更低，经与采购经理确认后申请低于底价' : '', MaterialCode: 'HUAQI-SHANGHAI-OFFICE-SUPPLIES-A4-000108' })),
      }),
    ),
  play: hasRows,
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } }, beforeEach: ({ msw }) => msw.use(...serves({ detail: drafted, rows })), play: hasRows })
export const PhoneDark = meta.story({ globals: { viewport: { value: 'w390' }, scheme: 'dark' }, beforeEach: ({ msw }) => msw.use(...serves({ detail: pending, rows: judged })), play: hasRows })
export const Dark = meta.story({ globals: { scheme: 'dark' }, beforeEach: ({ msw }) => msw.use(...serves({ detail: drafted, rows })), play: hasRows })

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '协议不存在', { Code: 'AGREEMENT_NOT_FOUND' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('打不开该协议')).toBeVisible()
  },
})
