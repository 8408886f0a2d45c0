import type { SellerPaymentList } from '@mall/api/seller/contract'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { handle, pageBuilder } from '@mall/mocks'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { paymentDetail, paymentSamples } from '../../../testing/payment-samples.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Payments } from './Payments.tsx'
import { paymentsList } from './payments-list.ts'
import { PaymentsView } from './PaymentsView.tsx'

const buildPage = pageBuilder('POST /api/SellerPayment/List')

const { open, unclaimed, matched } = paymentSamples
const rows = [unclaimed, open, matched, paymentSamples.void]

const parts: Pick<SellerPaymentList, 'StateCounts' | 'All' | 'RestAmount' | 'UnclaimedAmount' | 'CanEnter'> = {
  StateCounts: [{ State: 'unclaimed', Count: 1 }, { State: 'open', Count: 1 }, { State: 'matched', Count: 1 }, { State: 'void', Count: 1 }], All: 4, RestAmount: 20_000, UnclaimedAmount: 36_410, CanEnter: true,
}

const { stateOf, decorators, pressTab, loading, failed, forbidden, empty, filteredEmpty, phone, thousandRows: thousand } = listStories(paymentsList, {
  filled: buildPage(rows, parts),
  none: buildPage([], { ...parts, StateCounts: [], All: 0, RestAmount: 0, UnclaimedAmount: 0 }),
  thousand: buildPage(thousandRows((at) => ({ ...matched, PaymentNo: `SK202603${String(at + 1).padStart(6, '0')}` })), { ...parts, All: 1000, StateCounts: [{ State: 'matched', Count: 1000 }], UnclaimedAmount: 0 }),
})

const meta = preview.meta({ title: 'Seller/收款 Payments', component: PaymentsView, args: { state: stateOf(), onEnter: fn(), onImport: fn() }, decorators })

export const Filled = meta.story({
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await pressTab(context, 'unclaimed')
    await expect(canvas.getByText(/可用余额 ¥20,000.00/)).toHaveTextContent('可用余额 ¥20,000.00，1 笔待认领 ¥36,410.00')
    await expect(canvas.getByRole('link', { name: open.PaymentNo })).toHaveAttribute('href', `/payments/${open.PaymentNo}`)
    await userEvent.click(canvas.getByRole('button', { name: '登记收款' }))
    await expect(args.onEnter).toHaveBeenCalledOnce()
  },
})
export const Loading = meta.story(loading)
export const Failed = meta.story(failed)
export const Forbidden = meta.story(forbidden)
export const Empty = meta.story(empty)
export const FilteredEmpty = meta.story(filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([unclaimed], { ...parts, All: 1, StateCounts: [{ State: 'unclaimed', Count: 1 }], RestAmount: 0 }) }) } })
export const ReadOnly = meta.story({ args: { state: stateOf('', { data: buildPage(rows, { ...parts, CanEnter: false }) }) } })
export const LongContent = meta.story({
  args: {
    state: stateOf('', {
      data: buildPage([{ ...open, EnterpriseName: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司', Payer: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司结算专户', Reference: '202603170001234500012345678901234567890123456789', Amount: 9_999_999_999.99, RestAmount: 9_999_999_999.99 }], { ...parts, RestAmount: 9_999_999_999.99 }),
    }),
  },
})
export const ThousandRows = meta.story(thousand)
export const Phone = meta.story(phone)
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const connected = () => (
  <StoryMall at="/payments" path="/payments" login={sellerLogin}>
    <Payments />
  </StoryMall>
)

/** 登记收款: what is wrong is said beside the field, and a reference that is there loses nothing that was typed. */
export const Enters = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle('POST /api/SellerPayment/List', buildPage(rows, parts)),
      handle('POST /api/SellerPayment/Customers', [{ EnterpriseId: 1, Name: open.EnterpriseName }]),
      handle.fail('POST /api/SellerPayment/Create', '这个流水号已经登记过', { Code: 'PAYMENT_REFERENCE_TAKEN' }),
    ),
  render: connected,
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('link', { name: open.PaymentNo })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '登记收款' }))
    const dialog = within(await screen.findByRole('dialog', { name: '登记收款' }))
    await userEvent.click(dialog.getByRole('button', { name: '登记' }))
    await expect(await dialog.findByText('请填写大于0的金额，最多两位小数')).toBeVisible()
    await expect(dialog.getByText('请填写付款人')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '金额（元）' }), '12,430.5')
    await userEvent.type(dialog.getByRole('textbox', { name: '付款人' }), open.Payer)
    await userEvent.type(dialog.getByRole('textbox', { name: '流水号' }), open.Reference)
    await userEvent.click(dialog.getByRole('button', { name: '登记' }))
    await expect(await dialog.findByText('这个流水号已经登记过')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: '付款人' })).toHaveValue(open.Payer)
    msw.use(handle('POST /api/SellerPayment/Create', paymentDetail))
    await userEvent.click(dialog.getByRole('button', { name: '登记' }))
    await expect(await screen.findByRole('status', { name: '当前地址' })).toHaveTextContent(`/payments/${paymentDetail.PaymentNo}`)
  },
})

/** The form with what is missing said beside its fields. */
export const Entering = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/SellerPayment/List', buildPage(rows, parts))),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: open.PaymentNo })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '登记收款' }))
    const dialog = within(await screen.findByRole('dialog', { name: '登记收款' }))
    await userEvent.click(dialog.getByRole('button', { name: '登记' }))
    await expect(await dialog.findByText('请填写付款人')).toBeVisible()
  },
})

/** 导入银行流水: what becomes of each line is said before anything is written. */
export const Imports = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle('POST /api/SellerPayment/List', buildPage(rows, parts)),
      handle('POST /api/SellerPayment/ImportCheck', {
        Columns: ['日期', '金额', '对方户名', '流水号', '附言', '客户', '去向'],
        Rows: [
          { RowNo: 2, Cells: ['2026-03-18', '146580', open.EnterpriseName, '2026031800000900', '货款 DZ202602000087', '', `新，${open.EnterpriseName}，核销 DZ202602000087`], Problems: [] },
          { RowNo: 3, Cells: ['2026-03-18', '36410', '上海华启集团结算中心', '2026031800000871', '2 月货款', '', '新，待认领'], Problems: [] },
          { RowNo: 4, Cells: ['2026-03-17', '120000', open.EnterpriseName, open.Reference, '', '', '已登记，跳过'], Problems: [] },
          { RowNo: 5, Cells: ['2026-13-01', '500', '某公司', 'A1', '', '', ''], Problems: [{ Column: 0, Message: '日期须如2026-03-18' }] },
        ],
      }),
    ),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: open.PaymentNo })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '导入银行流水' }))
    const dialog = within(await screen.findByRole('dialog', { name: '导入银行流水' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '或从表格复制后粘贴' }), '2026-03-18 36410')
    await userEvent.click(dialog.getByRole('button', { name: '读取粘贴的内容' }))
    await expect(await screen.findByRole('dialog', { name: '4 行里 3 行可以导入，1 行还要改' })).toBeVisible()
    await expect(screen.getByText('日期须如2026-03-18')).toBeVisible()
    await expect(screen.getByRole('button', { name: '导入 3 行' })).toBeEnabled()
  },
})
