import { buildListState } from '@mall/app-kit/testing/list-state.ts'
import { pageBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { invoicesList } from './invoices-list.ts'
import { InvoicesView, type InvoicesViewProps } from './InvoicesView.tsx'

const buildPage = pageBuilder('POST /api/Invoice/List')

/** What the view is given for an address, the response, and whatever else is so. */
const stateOf = (search = '', rest: Partial<InvoicesViewProps['state']> = {}) =>
  buildListState(invoicesList, search, { data: buildPage(), onQuery: fn(), onView: fn(), onSettings: fn(), onRetry: fn(), onExport: fn(), ...rest })

const meta = preview.meta({
  title: 'Screens/开票记录 Invoices',
  component: InvoicesView,
  args: { state: stateOf(), pending: false, onTask: fn(), onOpen: fn() },
  decorators: [(Story) => <div data-density="default">{Story()}</div>],
})

const none = buildPage([], { StatusCounts: [] })

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^已开票/ }))
    await expect(args.state.onQuery).toHaveBeenCalledWith(expect.objectContaining({ tab: 30, page: 1 }))
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
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

/** Too tall for a picture: what it must show is that a full page works. */
export const ThousandRows = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: stateOf('PageSize=1000', { data: buildPage(Array.from({ length: 1000 }, (_, at) => ({ InvoiceId: `KP${2_026_031_800_000_000 + at}` }))) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1001')
  },
})

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
