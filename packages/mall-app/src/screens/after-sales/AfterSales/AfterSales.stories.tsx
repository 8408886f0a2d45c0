import { buildListState } from '@mall/app-kit/testing/list-state.ts'
import { pageBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { afterSalesList } from './after-sales-list.ts'
import { AfterSalesView, type AfterSalesViewProps } from './AfterSalesView.tsx'

const buildPage = pageBuilder('POST /api/AfterSales/List')

/** What the view is given for an address, the response, and whatever else is so. */
const stateOf = (search = '', rest: Partial<AfterSalesViewProps['state']> = {}) =>
  buildListState(afterSalesList, search, { data: buildPage(), onQuery: fn(), onView: fn(), onSettings: fn(), onRetry: fn(), onExport: fn(), ...rest })

const meta = preview.meta({
  title: 'Screens/退换/维修 After sales',
  component: AfterSalesView,
  args: { state: stateOf(), pending: false, onTask: fn(), onOpen: fn() },
  decorators: [(Story) => <div data-density="default">{Story()}</div>],
})

const none = buildPage([], { StatusCounts: [] })
const [first] = buildPage().Items
const number = first?.ReturnOrderId ?? ''

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^\d+ 单等你处理$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /^待审核/ }))
    await expect(args.state.onQuery).toHaveBeenCalledWith(expect.objectContaining({ tab: 10, page: 1 }))
  },
})
export const Loading = meta.story({ args: { state: stateOf('', { data: undefined, updating: true }) } })
export const Failed = meta.story({
  args: { state: stateOf('', { data: undefined, failure: 'failed' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加载失败，点击重试' }))
    await expect(args.state.onRetry).toHaveBeenCalledOnce()
  },
})
export const Forbidden = meta.story({ args: { state: stateOf('', { data: undefined, failure: 'forbidden' }) } })
export const Empty = meta.story({ args: { state: stateOf('', { data: none }) } })
export const FilteredEmpty = meta.story({
  args: { state: stateOf('Keyword=没有', { data: none }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有符合条件的数据，请调整筛选')).toBeVisible()
  },
})
/** 价格可见 is off: said once, above the rows that show none. */
export const PricesHidden = meta.story({
  args: { state: stateOf('', { list: afterSalesList.withoutPrices() ?? undefined, data: buildPage([{ ...first, RefundAmount: null }]) }) },
  play: ({ canvas }) => expect(canvas.getByText('价格不可见，请联系企业管理员')).toBeVisible(),
})
export const OneRow = meta.story({
  args: { state: stateOf('', { data: buildPage([{ ReturnOrderId: 'SH202603180001', AllowActions: ['View', 'Confirm', 'Reopen'] }]) }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^确认完成/ }))
    await expect(args.onTask).toHaveBeenCalledWith('confirm', expect.objectContaining({ ReturnOrderId: 'SH202603180001' }))
  },
})
export const Peeked = meta.story({ args: { state: stateOf(`Peek=${number}`) } })
export const LongContent = meta.story({
  args: {
    state: stateOf('Peek=SH202603181234567890', {
      data: buildPage([
        {
          ReturnOrderId: 'SH202603181234567890', Quantity: 999_999, RefundAmount: 12_345_678.9,
          CustomerProductName: '全公司十二层至十八层会议室投影设备与配套幕布、翻页笔及备用灯泡整体更换并含旧设备回收处理',
          UserName: '华东区域行政与综合管理中心采购专员', DepartmentName: '华东区域行政与综合管理中心',
          AllowActions: ['View', 'Confirm', 'Reopen'],
        },
      ]),
    }),
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

/** Too tall for a picture: what it must show is that a full page works. */
export const ThousandRows = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: stateOf('PageSize=1000', { data: buildPage(Array.from({ length: 1000 }, (_, at) => ({ ReturnOrderId: `SH${202_603_180_000 + at}` }))) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1001')
  },
})

/** What waits for the applicant is done in the list: where the goods went, a number that is wrong at first. */
export const FillsInTheExpress = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="buyer" at="/userCenter/order/afterSales?Status=20" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^填写物流/ }))
    const dialog = within(await canvas.findByRole('dialog', { name: '填写物流' }))
    await userEvent.type(dialog.getByLabelText(/^承运商/), '顺丰速运')
    await userEvent.type(dialog.getByLabelText(/^物流单号/), '单号')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(await dialog.findByText('请输入6–32位物流单号，只含字母、数字和“-”')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText(/^物流单号/))
    await userEvent.type(dialog.getByLabelText(/^物流单号/), 'SF1234567890')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('没有符合条件的数据，请调整筛选')).toBeVisible()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})
