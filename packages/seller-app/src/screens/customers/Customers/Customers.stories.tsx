import { paymentTypeNames } from '@mall/api/contract'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { handle, pageBuilder, responseBuilder } from '@mall/mocks'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerCategories } from '../../../testing/category-samples.ts'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Customers } from './Customers.tsx'
import { customersList } from './customers-list.ts'
import { CustomersView } from './CustomersView.tsx'

const buildPage = pageBuilder('POST /api/SellerCustomer/List')
const buildDetail = responseBuilder('POST /api/SellerCustomer/Detail')

const zhou = { StaffId: 2, Name: '周宁' }
const tech = {
  EnterpriseId: 1, Name: '华启科技（上海）有限公司', TaxNo: '91310115MA1K3F7Q0B', GroupId: 1, GroupName: '华启集团', Managers: [zhou], PaymentTypeNames: [paymentTypeNames[1], paymentTypeNames[3]],
  Catalogue: 'all' as const, ShowPrices: true, People: 23, LastOrderTime: '2026-03-18T09:14:00+08:00', State: 'active' as const, AllowActions: ['Edit' as const, 'Assign' as const, 'Invite' as const], Version: 1,
}
const factory = { ...tech, EnterpriseId: 2, Name: '华启智造（苏州）有限公司', TaxNo: '91320594MA1N8XKD3L', Catalogue: 'agreed' as const, ShowPrices: false, People: 9, LastOrderTime: '2026-03-02T15:40:00+08:00' }
const invited = { ...tech, EnterpriseId: 7, Name: '新程商贸有限公司', GroupId: 7, GroupName: '新程商贸有限公司', TaxNo: '91310000MA1K00001X', People: 1, LastOrderTime: null, State: 'invited' as const, PaymentTypeNames: [paymentTypeNames[3]] }
const untouched = { ...invited, EnterpriseId: 8, Name: '青禾文化传播有限公司', GroupName: '青禾文化传播有限公司', Managers: [], People: 0, State: 'none' as const }

const counts = [{ State: 'none' as const, Count: 1 }, { State: 'invited' as const, Count: 1 }, { State: 'active' as const, Count: 412 }]
const parts = { StateCounts: counts, AllowActions: ['Create' as const, 'Assign' as const] }
const filled = buildPage([untouched, invited, tech, factory], { ...parts, total: 414 })

const { stateOf, decorators, pressTab, loading, failed, forbidden, empty, filteredEmpty, phone, thousandRows: thousand } = listStories(customersList, {
  filled,
  none: buildPage([], { ...parts, StateCounts: [] }),
  thousand: buildPage(thousandRows((at) => ({ ...tech, EnterpriseId: at + 1, Name: `华启科技第${at + 1}分公司` })), { ...parts, StateCounts: [{ State: 'active', Count: 1000 }] }),
})

const meta = preview.meta({ title: 'Seller/客户 Customers', component: CustomersView, args: { state: stateOf(), managers: [zhou], onCreate: fn() }, decorators })

export const Filled = meta.story({
  play: async (context) => {
    await pressTab(context, 'invited')
    await expect(context.canvas.getByText(/412 家在用/)).toHaveTextContent('412 家在用，1 家还没有邀请人，1 家等对方设置密码')
    await expect(context.canvas.getByRole('link', { name: tech.Name })).toHaveAttribute('href', '/customers/1')
    await context.userEvent.click(context.canvas.getByRole('button', { name: '新建客户' }))
    await expect(context.args.onCreate).toHaveBeenCalledOnce()
  },
})
/** Who only reads customers makes none. */
export const ReadOnly = meta.story({
  args: { state: stateOf('', { data: buildPage([tech], { StateCounts: [{ State: 'active', Count: 1 }], AllowActions: [] }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '新建客户' })).toBeNull()
  },
})
export const Loading = meta.story(loading)
export const Failed = meta.story(failed)
export const Forbidden = meta.story(forbidden)
export const Empty = meta.story(empty)
export const FilteredEmpty = meta.story(filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([tech], { ...parts, StateCounts: [{ State: 'active', Count: 1 }] }) }) } })
export const LongContent = meta.story({
  args: {
    state: stateOf('', {
      data: buildPage(
        [{ ...tech, Name: '华东区域行政与综合管理中心（上海）数字科技发展集团有限公司', GroupName: '华东数字科技发展集团', Managers: [zhou, { StaffId: 3, Name: '欧阳端木慕容' }], PaymentTypeNames: Object.values(paymentTypeNames), Catalogue: 'agreed', ShowPrices: false, People: 49_999 }],
        { ...parts, StateCounts: [{ State: 'active', Count: 128_000 }] },
      ),
    }),
  },
})
export const ThousandRows = meta.story(thousand)
export const Phone = meta.story(phone)
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const connected = () => (
  <StoryMall at="/customers" login={sellerLogin}>
    <Customers />
  </StoryMall>
)

/** The form of a new one: what is wrong is said beside its field, and what was typed stays. */
export const NumberTaken = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle('POST /api/SellerCustomer/List', filled),
      handle('POST /api/SellerCustomer/Managers', [zhou]),
      handle('POST /api/SellerCategory/Tree', [...sellerCategories]),
      handle.fail('POST /api/SellerCustomer/Create', '该统一社会信用代码已是客户', { Code: 'CUSTOMER_EXISTS' }),
    ),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: tech.Name })
    await userEvent.click(canvas.getByRole('button', { name: '新建客户' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新建客户' }))
    await userEvent.click(dialog.getByRole('button', { name: '建立客户' }))
    await expect(await dialog.findByText('请输入客户名称')).toBeVisible()
    await expect(dialog.getByText('请至少选择一种付款方式')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^客户名称/), '云帆教育科技有限公司')
    await userEvent.type(dialog.getByLabelText(/^统一社会信用代码/), '91310000ma1k00001x')
    await expect(await dialog.findByText('税号校验位不符，请核对')).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: '公司转账' }))
    await userEvent.click(dialog.getByRole('radio', { name: /^仅协议商品/ }))
    await expect(await dialog.findByText('还没有协议商品：该客户现在看不到任何商品')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '建立客户' }))
    await expect(await dialog.findByText('该统一社会信用代码已是客户')).toBeVisible()
    await expect(dialog.getByLabelText(/^客户名称/)).toHaveValue('云帆教育科技有限公司')
  },
})

/** The new customer is opened: the next step is to invite somebody. */
export const Creates = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle('POST /api/SellerCustomer/List', filled),
      handle('POST /api/SellerCustomer/Managers', [zhou]),
      handle('POST /api/SellerCategory/Tree', [...sellerCategories]),
      handle('POST /api/SellerCustomer/Groups', [{ GroupId: 1, Name: '华启集团', Companies: 2 }]),
      handle('POST /api/SellerCustomer/Create', buildDetail({ ...untouched, EnterpriseId: 9 })),
    ),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: tech.Name })
    await userEvent.click(canvas.getByRole('button', { name: '新建客户' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新建客户' }))
    await userEvent.type(dialog.getByLabelText(/^客户名称/), '云帆教育科技有限公司')
    await userEvent.type(dialog.getByLabelText(/^统一社会信用代码/), '91310000MA1K00001X')
    await userEvent.click(dialog.getByRole('combobox', { name: /^集团/ }))
    await userEvent.click(await screen.findByRole('option', { name: /华启集团/ }))
    await userEvent.click(dialog.getByRole('checkbox', { name: '公司转账' }))
    await userEvent.click(dialog.getByRole('button', { name: '建立客户' }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/customers/9')
  },
})
