import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { pageBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { ApplyForm } from './ApplyForm.tsx'
import { invoiceApplyList } from './invoice-apply-list.ts'
import { InvoiceApplyView } from './InvoiceApplyView.tsx'

const buildPage = pageBuilder('POST /api/Invoice/ApplyableList')
const titles = [
  {
    TitleId: 1, Version: 1, Title: '华启科技（上海）有限公司', TaxNo: '91000000DEMA000013', Address: '示例路100号', Phone: '021-00000000', Bank: '示例银行营业部',
    Account: '0000000000000000001', SupportSpecial: true,
  },
]

const goods = [1_280, 33.3, 266.4, 2_203.9, 86] as const
const filled = buildPage(
  goods.map((GoodsAmount, at) => ({
    OrderNo: `D202603180000000${at + 1}`, UserName: '行政采购员', EnterpriseName: '华启科技（上海）有限公司', CompletedTime: `2026-03-1${8 - at}T10:${20 + at}:00+08:00`, GoodsAmount,
    Freight: GoodsAmount < 99 ? 8 : 0, ReturnedAmount: at === 3 ? 203.9 : 0, InvoicedAmount: at === 2 ? 66.4 : 0, AvailableAmount: at === 3 ? 2_000 : at === 2 ? 200 : GoodsAmount < 99 ? GoodsAmount + 8 : GoodsAmount,
  })),
  { TotalAmount: 3_615.3 },
)

const { stateOf, decorators, ...stories } = listStories(invoiceApplyList, {
  filled: filled,
  none: buildPage([], { TotalAmount: 0 }),
  thousand: buildPage(thousandRows((at) => ({ OrderNo: `D${2_026_031_800_000_000 + at}` }))),
  narrowed: 'OrderNo=D1',
})

const meta = preview.meta({
  title: 'Screens/申请开票 Invoice apply',
  component: InvoiceApplyView,
  args: { state: stateOf(), pending: false, onApply: fn() },
  decorators,
})

const two = buildPage([
  { OrderNo: 'D2026031800000001', EnterpriseId: 1, EnterpriseName: '华启科技（上海）有限公司', AvailableAmount: 33.3 },
  { OrderNo: 'D2026031800000002', EnterpriseId: 1, EnterpriseName: '华启科技（上海）有限公司', AvailableAmount: 66.7 },
  { OrderNo: 'D2026031800000003', EnterpriseId: 2, EnterpriseName: '华启制造（苏州）有限公司', AvailableAmount: 10 },
], { TotalAmount: 110 })

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/单待开票，共/)).toBeVisible()
  },
})
export const Loading = meta.story(stories.loading)
export const Failed = meta.story(stories.failed)
export const Forbidden = meta.story(stories.forbidden)
export const Empty = meta.story(stories.empty)
export const FilteredEmpty = meta.story(stories.filteredEmpty)
export const OneRow = meta.story({
  args: { state: stateOf('', { data: buildPage([{ OrderNo: 'D2026031800000001' }]) }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^申请开票/ }))
    await expect(args.onApply).toHaveBeenCalledWith([expect.objectContaining({ OrderNo: 'D2026031800000001' })])
  },
})

/** Two orders of one company come to their sum; a third of another company does not go with them. */
export const Chosen = meta.story({
  args: { state: stateOf('', { data: two }) },
  play: async ({ args, canvas, userEvent }) => {
    const [, ...boxes] = canvas.getAllByRole('checkbox')
    for (const box of boxes.slice(0, 2)) await userEvent.click(box)
    const bar = within(canvas.getByText(/^合计/).parentElement ?? document.body)
    await waitFor(() => expect(bar.getByText(/^合计/)).toHaveTextContent('100.00'))
    await userEvent.click(bar.getByRole('button', { name: '申请开票' }))
    await expect(args.onApply).toHaveBeenCalledWith([expect.objectContaining({ AvailableAmount: 33.3 }), expect.objectContaining({ AvailableAmount: 66.7 })])
    await userEvent.click(boxes[2] ?? document.body)
    await expect(await canvas.findByText('所选订单开票主体不一致')).toBeVisible()
    await expect(bar.getByRole('button', { name: '申请开票' })).toBeDisabled()
  },
})

/** On a phone too: the sum stays at the foot of the window. */
export const ChosenOnAPhone = meta.story({
  globals: { viewport: { value: 'w390' } },
  args: { state: stateOf('', { data: filled }) },
  play: async ({ args, canvas, userEvent }) => {
    for (const box of canvas.getAllByRole('checkbox').slice(0, 3)) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 D2026031800000003' }))
    const bar = within(canvas.getByRole('region', { name: '批量操作' }))
    await expect(bar.getByText('已选 2 项')).toBeVisible()
    await expect(bar.getByText(/^合计/)).toHaveTextContent('1,321.30')
    await userEvent.click(bar.getByRole('button', { name: '申请开票' }))
    await expect(args.onApply).toHaveBeenCalledWith(filled.Items.slice(0, 2))
  },
})
export const LongContent = meta.story({
  args: {
    state: stateOf('', {
      data: buildPage([{ EnterpriseName: '华东区域行政与综合管理中心二〇二六年度办公用品联合采购有限责任公司上海分公司', UserName: '华东区域行政与综合管理中心采购专员', GoodsAmount: 12_345_678.9, AvailableAmount: 12_345_678.9 }]),
    }),
  },
})
export const Phone = meta.story(stories.phone)

export const ThousandRows = meta.story(stories.thousandRows)

const onSend = fn()
const form = (send: typeof onSend = onSend) => () => (
  <MemoryRouter>
    <ApplyForm orders={two.Items.slice(0, 2)} titles={titles} onSend={send} onSent={fn()} onRefresh={() => Promise.resolve(titles)} onClose={fn()} />
  </MemoryRouter>
)

/** Too much, a tax number with a typing error, a 专票 without what it needs: each is said at its field; a wrong check digit only warns. */
export const InvalidInput = meta.story({
  render: form(),
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear()
    const dialog = within(await canvas.findByRole('dialog', { name: '申请开票' }))
    await userEvent.selectOptions(dialog.getByLabelText('常用抬头'), '')
    await userEvent.click(dialog.getByRole('radio', { name: '数电专票' }))
    await userEvent.type(dialog.getByLabelText(/^税号/), '91350100M000100Y44')
    await expect(await dialog.findByText('税号校验位不符，请核对')).toBeVisible()
    const amount = dialog.getByLabelText(/D2026031800000001/)
    await userEvent.clear(amount)
    await userEvent.type(amount, '33.31')
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    for (const text of ['开票金额须大于0且不超过可开金额', '请输入发票抬头', '专票须填写注册地址', '专票只能开给一般纳税人', '请输入正确的邮箱']) await expect(await dialog.findByText(text)).toBeVisible()
    await expect(onSend).not.toHaveBeenCalled()
  },
})
export const Submitting = meta.story({
  render: form(fn(() => new Promise<never>(() => undefined))),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: '申请开票' }))
    await userEvent.type(dialog.getByLabelText(/^收票邮箱/), 'fapiao@huaqi.example')
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: /提交申请/ })).toHaveAttribute('aria-busy', 'true'))
  },
})

/** On the live mall: an order is applied for, and its invoice opens. */
export const Applies = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="buyer" at="/userCenter/invoice/index" />,
  play: async ({ canvas, userEvent }) => {
    const [apply] = await canvas.findAllByRole('button', { name: /^申请开票/ }, { timeout: 20_000 })
    await userEvent.click(apply ?? document.body)
    const dialog = within(await canvas.findByRole('dialog', { name: '申请开票' }, { timeout: 10_000 }))
    await userEvent.type(dialog.getByLabelText(/^收票邮箱/), 'fapiao@huaqi.example')
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    await expect(await canvas.findByRole('heading', { name: '进度' }, { timeout: 10_000 })).toBeVisible()
    await expect(canvas.getByText('fapiao@huaqi.example')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getAllByText('待审核').length).toBeGreaterThan(0)
    await expect(await canvas.findByText('开票申请已提交')).toBeVisible()
  },
})
