import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { pageBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { invoicesList } from './invoices-list.ts'
import { InvoicesView } from './InvoicesView.tsx'

const buildPage = pageBuilder('POST /api/Invoice/List')

const { stateOf, decorators, pressTab, ...stories } = listStories(invoicesList, {
  filled: buildPage(),
  none: buildPage([], { StatusCounts: [] }),
  thousand: buildPage(thousandRows((at) => ({ InvoiceId: `KP${2_026_031_800_000_000 + at}` }))),
})

const meta = preview.meta({
  title: 'Screens/开票记录 Invoices',
  component: InvoicesView,
  args: { state: stateOf(), pending: false, onTask: fn(), onOpen: fn() },
  decorators,
})

export const Filled = meta.story({
  play: (context) => pressTab(context, 30),
})
export const Loading = meta.story(stories.loading)
export const Failed = meta.story(stories.failed)
export const Forbidden = meta.story(stories.forbidden)
export const Empty = meta.story(stories.empty)
export const FilteredEmpty = meta.story(stories.filteredEmpty)
export const OneRow = meta.story({
  args: { state: stateOf('', { data: buildPage([{ InvoiceId: 'KP2026031800000001', AllowActions: ['View', 'Cancel'] }]) }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^取消申请/ }))
    await expect(args.onTask).toHaveBeenCalledWith('cancel', expect.objectContaining({ InvoiceId: 'KP2026031800000001' }))
  },
})
export const LongContent = meta.story({
  args: {
    state: stateOf('', {
      data: buildPage([{ Title: '华东区域行政与综合管理中心二〇二六年度办公用品联合采购有限责任公司上海分公司', Amount: 12_345_678.9, TaxAmount: 1_420_291.38, AllowActions: ['View', 'RedApply'] }]),
    }),
  },
})
export const Phone = meta.story(stories.phone)

export const ThousandRows = meta.story(stories.thousandRows)

/** On the live mall: an application that was not reviewed is cancelled. */
export const CancelsAnApplication = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="buyer" at="/userCenter/invoice/list?Status=10" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^取消申请/ }, { timeout: 20_000 }))
    const dialog = within(await canvas.findByRole('dialog', { name: '取消申请' }))
    await userEvent.click(dialog.getByRole('button', { name: '取消申请' }))
    await expect(await canvas.findByText('没有符合条件的数据，请调整筛选')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})
