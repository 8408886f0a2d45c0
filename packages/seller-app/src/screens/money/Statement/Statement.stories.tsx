import type { SellerStatementDetail } from '@mall/api/seller/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { statementSamples } from '@mall/app-kit/testing/statement-samples.ts'
import { handle } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Statement } from './Statement.tsx'
import { StatementView } from './StatementView.tsx'

const key = 'POST /api/SellerStatement/Detail'
const nothingWaits = { LeftMinutes: null, LimitHours: null }
const disputed: SellerStatementDetail = { ...statementSamples.disputed, LeftMinutes: 372, LimitHours: 16, AllowActions: ['Answer', 'Postpone'] }
const { StatementNo } = disputed

const meta = preview.meta({
  title: 'Seller/对账单 Statement',
  component: StatementView,
  args: { statement: disputed, pending: false, onAnswer: fn(), onPostpone: fn(), onPieces: fn(), onPicture: fn(), downloading: null, onDownload: fn(), resending: false, onResend: fn() },
  render: (args) => (
    <MemoryRouter>
      <StatementView {...args} />
    </MemoryRouter>
  ),
})

const connected = () => (
  <StoryMall at={`/statements/${StatementNo}`} path="/statements/:no" login={sellerLogin}>
    <Statement />
  </StoryMall>
)

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/连上期未付共 ¥.*，1 行有异议$/)
    await userEvent.click(canvas.getByRole('button', { name: '答复异议' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(disputed.Rows.find(({ State }) => State === 'disputed'))
    await userEvent.click(canvas.getByRole('button', { name: '留到下期' }))
    await expect(args.onPostpone).toHaveBeenCalledOnce()
  },
})
/** It is the buyer's turn: nothing to decide here. */
export const Waiting = meta.story({
  args: { statement: { ...statementSamples.open, ...nothingWaits, AllowActions: ['Resend'] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '答复异议' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '重发邮件' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
})
/** Confirmed on the 3rd with ten days to pay: a part of it is overdue. */
export const Confirmed = meta.story({
  args: {
    statement: {
      ...statementSamples.confirmed, ...nothingWaits, AllowActions: [], CreditDays: 10, DueOn: '2026-03-13', OverdueDays: 5,
      Logs: statementSamples.confirmed.Logs.map((log, at) => (at === 1 ? { ...log, Time: '2026-03-03T10:20:00+08:00' } : log)),
    },
  },
})
export const Invoiced = meta.story({ args: { statement: { ...statementSamples.invoiced, ...nothingWaits, AllowActions: [] } } })
export const Settled = meta.story({ args: { statement: { ...statementSamples.settled, ...nothingWaits, AllowActions: [] } } })
export const ReadOnly = meta.story({ args: { statement: { ...disputed, AllowActions: [] } } })
export const LongContent = meta.story({
  args: {
    statement: {
      ...disputed, EnterpriseName: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司', Amount: 9_999_999_999.99, TotalAmount: 9_999_999_999.99,
      Rows: Array.from({ length: 60 }, (_, at) => ({ ...disputed.Rows[at % 5], RowId: at + 1, Title: '超长商品名称用于检验截断是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱 等 128 种' }) as SellerStatementDetail['Rows'][number]),
    },
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '对账单不存在', { Code: 'STATEMENT_NOT_FOUND' })),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/未找到.*对账单|对账单不存在/)).toBeVisible()
  },
})

/** Those of the customer who decide get it once more, and it is said how many they are. */
export const SendsAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, { ...statementSamples.open, ...nothingWaits, AllowActions: ['Resend'] }), handle('POST /api/SellerStatement/Resend', { Readers: 2, Mailed: 2 })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重发邮件' }))
    await expect(await screen.findByText('已给客户能确认对账单的 2 人重发邮件')).toBeVisible()
  },
})

/** The answer: at most what the line has, and never without a word. What somebody else decided meanwhile loses nothing that was typed. */
export const Answers = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, disputed), handle('POST /api/SellerStatement/Answer', { ...statementSamples.open, ...nothingWaits, AllowActions: [] })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '答复异议' }))
    const dialog = within(await screen.findByRole('dialog', { name: '答复异议' }))
    const by = dialog.getByRole('textbox', { name: '减多少（元）' })
    await userEvent.clear(by)
    await userEvent.type(by, '99999')
    await userEvent.click(dialog.getByRole('button', { name: /并答复$/ }))
    await expect(await dialog.findByText(/^请填写 0 到 ¥1,961\.00 之间的金额$/)).toBeVisible()
    await expect(dialog.getByText('请写给客户一句话，最多500个字')).toBeVisible()
    await userEvent.clear(by)
    await userEvent.type(by, '8')
    await expect(await dialog.findByText('这一行变为 ¥1,953.00')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '给客户的话' }), '免掉运费')
    await userEvent.click(dialog.getByRole('button', { name: '更正并答复' }))
    await expect(await screen.findByText('已更正，客户会收到通知')).toBeVisible()
  },
})

export const ChangedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, disputed), handle.fail('POST /api/SellerStatement/Answer', '数据已被他人修改，请刷新后重试', { Code: 'VERSION_CONFLICT' })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '答复异议' }))
    const dialog = within(await screen.findByRole('dialog', { name: '答复异议' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '给客户的话' }), '按协议收')
    await userEvent.click(dialog.getByRole('button', { name: '维持并答复' }))
    await expect(await dialog.findByText('数据已被他人修改，请刷新后重试')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: '给客户的话' })).toHaveValue('按协议收')
    await expect(dialog.getByRole('button', { name: '刷新' })).toBeVisible()
  },
})
