import type { StatementDetail as Detail } from '@mall/api/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { statementSamples } from '@mall/app-kit/testing/statement-samples.ts'
import { handle } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { logins } from '@mall/mocks'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { StatementDetail } from './StatementDetail.tsx'
import { StatementDetailView } from './StatementDetailView.tsx'

const key = 'POST /api/Statement/Detail'
const open: Detail = { ...statementSamples.open, AllowActions: ['Confirm', 'Dispute'] }
const disputed: Detail = { ...statementSamples.disputed, AllowActions: ['Confirm', 'Dispute', 'Withdraw', 'Postpone'] }
const confirmed: Detail = { ...statementSamples.confirmed, AllowActions: [] }
const { StatementNo } = open

const meta = preview.meta({
  title: 'Screens/对账单详情 Statement detail',
  component: StatementDetailView,
  args: { statement: disputed, pending: false, onConfirm: fn(), onDispute: fn(), onWithdraw: fn(), onPostpone: fn(), onPieces: fn(), onPicture: fn(), downloading: null, onDownload: fn() },
  render: (args) => (
    <MemoryRouter>
      <StatementDetailView {...args} />
    </MemoryRouter>
  ),
})

const connected = () => (
  <StoryMall at={`/userCenter/asset/statement/${StatementNo}`} path="/userCenter/asset/statement/:no" login={logins.finance}>
    <StatementDetail />
  </StoryMall>
)

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^2 月 ¥.*，1 行有异议$/)
    await userEvent.click(canvas.getByRole('button', { name: '撤回异议' }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '留到下期' }))
    await expect(args.onPostpone).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^确认 4 行 ¥/ }))
    await expect(args.onConfirm).toHaveBeenCalledWith(null)
  },
})
export const ToConfirm = meta.story({ args: { statement: open } })
/** Some of the lines are chosen; those that are decided cannot be. */
export const Chosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [first] = disputed.Rows
    await expect(canvas.getByRole('checkbox', { name: `选择 ${disputed.Rows.find(({ State }) => State === 'disputed')?.OrderNo}` })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: `选择 ${first?.OrderNo}` }))
    await userEvent.click(await canvas.findByRole('button', { name: '确认这 1 行' }))
    await expect(args.onConfirm).toHaveBeenCalledWith([first?.RowId])
    await userEvent.click(canvas.getByRole('button', { name: '取消选择' }))
  },
})
export const Confirmed = meta.story({
  args: { statement: confirmed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '申请开票' })).toHaveAttribute('href', `/userCenter/invoice/index?Statement=${StatementNo}`)
  },
})
/** All of it is invoiced: nothing to ask for. */
export const Invoiced = meta.story({
  args: { statement: { ...statementSamples.invoiced, AllowActions: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '申请开票' })).toBeNull()
  },
})
/** Paid before it was invoiced: it is settled, and says that invoices are still to come. */
export const Settled = meta.story({
  args: { statement: { ...statementSamples.settled, AllowActions: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '申请开票' })).toBeVisible()
  },
})
/** Who only reads: nothing to press but what a line is made of. */
export const ReadOnly = meta.story({
  args: { statement: { ...disputed, AllowActions: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /确认/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '撤回异议' })).toBeNull()
  },
})
export const LongContent = meta.story({
  args: {
    statement: {
      ...disputed, EnterpriseName: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司', Amount: 9_999_999_999.99, TotalAmount: 9_999_999_999.99,
      Rows: Array.from({ length: 60 }, (_, at) => ({ ...disputed.Rows[at % 5], RowId: at + 1, Title: '超长商品名称用于检验截断是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱 等 128 种' }) as Detail['Rows'][number]),
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

let disputedWith: unknown
/** What a line is made of; then it is disputed in words and with a picture. Without words nothing is sent. */
export const Disputes = meta.story({
  beforeEach: ({ msw }) => {
    disputedWith = undefined
    msw.use(
      handle(key, open), handle('POST /api/File/Execute', { Url: '/files/a', Name: '签收单.png', Size: 9, ContentType: 'image/png' }),
      handle('POST /api/Statement/Dispute', ({ Text, Images }) => {
        disputedWith = { Text, Images }
        return disputed
      }),
    )
  },
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const [first] = open.Rows
    await userEvent.click(await canvas.findByRole('button', { name: `${first?.Title}，${first?.OrderNo} 的明细` }))
    const pieces = within(await screen.findByRole('dialog', { name: `订单 ${first?.OrderNo}` }))
    await expect(pieces.getByText('中性笔 0.5mm 黑')).toBeVisible()
    await userEvent.click(pieces.getByText('关闭'))
    await userEvent.click(await canvas.findByRole('button', { name: `对 ${first?.OrderNo} 提异议` }))
    const dialog = within(await screen.findByRole('dialog', { name: '提出异议' }))
    await userEvent.click(dialog.getByRole('button', { name: '提出异议' }))
    await expect(await dialog.findByText('请写明哪里不对，最多500个字')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '哪里不对' }), '少收 2 箱')
    await userEvent.upload(await dialog.findByLabelText('添加图片', { selector: 'input' }), new File(['图'], '签收单.png', { type: 'image/png' }))
    await waitFor(() => expect(dialog.getByText('签收单.png').closest('li')).toHaveTextContent('已上传'))
    await userEvent.click(dialog.getByRole('button', { name: '提出异议' }))
    await expect(await screen.findByText('已提出，商家会在 16 个工作小时内答复')).toBeVisible()
    await expect(disputedWith).toEqual({ Text: '少收 2 箱', Images: [{ Url: '/files/a', Name: '签收单.png' }] })
  },
})
