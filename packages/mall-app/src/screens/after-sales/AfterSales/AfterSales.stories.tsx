import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { pageBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { afterSalesList } from './after-sales-list.ts'
import { AfterSalesView } from './AfterSalesView.tsx'

const buildPage = pageBuilder('POST /api/AfterSales/List')

const { stateOf, decorators, pressTab, ...stories } = listStories(afterSalesList, {
  filled: buildPage(),
  none: buildPage([], { StatusCounts: [], AwaitsApplicantCount: 0 }),
  thousand: buildPage(thousandRows((at) => ({ ReturnOrderId: `SH${202_603_180_000 + at}` }))),
})

const meta = preview.meta({
  title: 'Screens/退换／维修 After sales',
  id: 'screens-退换-维修-after-sales',
  component: AfterSalesView,
  args: { state: stateOf(), pending: false, onTask: fn(), onOpen: fn() },
  decorators,
})

const [first] = buildPage().Items
const number = first?.ReturnOrderId ?? ''

export const Filled = meta.story({
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByText(/^\d+ 单等你处理$/)).toBeVisible()
    await pressTab(context, 10)
  },
})
export const Loading = meta.story(stories.loading)
export const Failed = meta.story(stories.failed)
export const Forbidden = meta.story(stories.forbidden)
export const Empty = meta.story(stories.empty)
export const FilteredEmpty = meta.story(stories.filteredEmpty)
export const PricesHidden = meta.story(stories.pricesHidden(buildPage([{ ...first, RefundAmount: null }])))
export const OneRow = meta.story({
  args: { state: stateOf('', { data: buildPage([{ ReturnOrderId: 'SH202603180001', AllowActions: ['View', 'Confirm', 'Reopen'] }]) }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^确认完成/ }))
    await expect(args.onTask).toHaveBeenCalledWith('confirm', expect.objectContaining({ ReturnOrderId: 'SH202603180001' }))
  },
})
/** What the seller asks waits for the applicant. */
export const Asked = meta.story({
  args: { state: stateOf('', { data: buildPage([{ ReturnOrderId: 'SH202603180001', Status: 10, StatusName: '待补充', AwaitsApplicant: true, AllowActions: ['View', 'Supplement', 'Cancel'] }], { StatusCounts: [{ Status: 10, Count: 2 }], AwaitsApplicantCount: 1 }) }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1 单等你处理')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^补充材料/ }))
    await expect(args.onTask).toHaveBeenCalledWith('supplement', expect.objectContaining({ ReturnOrderId: 'SH202603180001' }))
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
export const Phone = meta.story(stories.phone)

export const ThousandRows = meta.story(stories.thousandRows)

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
