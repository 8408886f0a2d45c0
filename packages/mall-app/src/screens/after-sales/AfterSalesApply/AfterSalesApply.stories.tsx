import { afterSalesType, defaultSite, returnMode, type AfterSalesCheck } from '@mall/api/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { buildAfterSalesSummary, buildOrderDetail, buildOrderLine, handle, logins, responseBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, waitFor, type within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { SiteContext } from '../../../site/site.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { AfterSalesApply } from './AfterSalesApply.tsx'
import { AfterSalesApplyView } from './AfterSalesApplyView.tsx'
import { ChooseLineView } from './ChooseLineView.tsx'

const key = 'POST /api/AfterSales/Check'
const order = buildOrderDetail({ Status: 70 })
const [line] = order.Lines
if (!line) throw new Error('The order has no lines')

const types: AfterSalesCheck['SupportTypes'] = [
  { Type: 1, TypeName: '退货', Deadline: '2026-03-27', IsOpen: true },
  { Type: 2, TypeName: '换货', Deadline: '2026-03-27', IsOpen: true },
  { Type: 3, TypeName: '维修', Deadline: '2027-03-12', IsOpen: true },
]
const build = (parts: Partial<AfterSalesCheck> = {}) => {
  const { ProductCode, CustomerProductName, ImageUrl, Unit, Price, LineId, ReceivedQuantity, AfterSalesQuantity } = line
  return responseBuilder(key)({
    OrderNo: order.OrderNo, LineId, ProductCode, CustomerProductName, ImageUrl, Unit, Price, ReceivedQuantity, AvailableQuantity: AfterSalesQuantity, SupportTypes: types,
    Deadline: '2027-03-12', DisabledReason: '', Contact: order.Address.Consignee, Mobile: order.Address.Mobile, ...parts,
  })
}
const longName = '超长商品名称用于检验换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）'

const meta = preview.meta({
  title: 'Screens/申请售后 After sales apply',
  component: AfterSalesApplyView,
  args: {
    check: build(),
    onApply: fn(() => Promise.resolve(buildAfterSalesSummary())),
    onApplied: fn(),
    upload: () => Promise.resolve({ Url: '/files/a1', Name: '外壳裂纹.png' }),
  },
  // What was typed is guarded against leaving, which needs a router.
  render: (args) => (
    <MemoryRouter>
      <AfterSalesApplyView {...args} />
    </MemoryRouter>
  ),
})

type Canvas = ReturnType<typeof within>
type User = { readonly click: (target: Element) => Promise<void>; readonly type: (target: Element, text: string) => Promise<void>; readonly selectOptions: (target: Element, value: string) => Promise<void> }

const description = '收到时外壳有明显裂纹，无法正常使用'
const fillIn = async (canvas: Canvas, user: User) => {
  await user.click(canvas.getByRole('radio', { name: /^退货/ }))
  await user.selectOptions(canvas.getByRole('combobox', { name: /申请原因/ }), '质量问题')
  await user.type(canvas.getByRole('textbox', { name: /问题描述/ }), description)
}
const send = async (canvas: Canvas, user: User) => user.click(canvas.getByRole('button', { name: '提交申请' }))

/** How soon the seller looks at it is the site's to say, and not said where it is not configured. */
export const ReviewTime = meta.story({
  render: (args) => (
    <SiteContext value={{ ...defaultSite, ReviewTime: '一个工作日内' }}>
      <MemoryRouter>
        <AfterSalesApplyView {...args} />
      </MemoryRouter>
    </SiteContext>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '添加图片' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('radio', { name: /^换货/ }))
    await expect(canvas.getByText('商家将在一个工作日内审核')).toBeVisible()
  },
})
export const ReviewTimeNotConfigured = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '添加图片' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('radio', { name: /^换货/ }))
    await expect(canvas.queryByText(/审核$/)).toBeNull()
  },
})
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '添加图片' })).toBeVisible()
    await fillIn(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: '增加' }))
    await expect(canvas.getByText(`退款金额 ¥${(Number(line.Price) * 2).toFixed(2)}，运费不退`, { exact: false })).toBeVisible()
    await send(canvas, userEvent)
    await waitFor(() => expect(args.onApplied).toHaveBeenCalledOnce())
    await expect(args.onApply).toHaveBeenCalledWith({
      OrderNo: order.OrderNo, LineId: line.LineId, Type: 1, Quantity: 2, Reason: '质量问题', Description: description,
      Images: [], ReturnMode: 2, Contact: order.Address.Consignee, Mobile: order.Address.Mobile,
    })
  },
})

/** Nothing is chosen, the number is none: each is said at its field, and the first gets the focus. */
export const InvalidInput = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '添加图片' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /问题描述/ }), '坏了')
    await userEvent.clear(canvas.getByRole('textbox', { name: /手机/ }))
    await send(canvas, userEvent)
    for (const text of ['请选择服务类型', '请选择申请原因', '请输入10–1000字的问题描述', '请输入11位手机号']) await expect(await canvas.findByText(text)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^退货/ })).toHaveFocus())
    await expect(args.onApply).not.toHaveBeenCalled()
  },
})

export const Submitting = meta.story({
  args: { onApply: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '添加图片' })).toBeVisible()
    await fillIn(canvas, userEvent)
    await send(canvas, userEvent)
    await expect(await canvas.findByRole('button', { name: /提交申请/ })).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onApply).toHaveBeenCalledOnce()
  },
})

/** The answer is lost on its way: what was typed stays, and the next attempt is the same request. */
export const IsSentAgain = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '添加图片' })).toBeVisible()
    await fillIn(canvas, userEvent)
    const onApply = args.onApply as ReturnType<typeof fn>
    onApply.mockRejectedValueOnce(new Error('offline'))
    await send(canvas, userEvent)
    await expect(await canvas.findByText('网络连接故障')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /问题描述/ })).toHaveValue(description)
    await send(canvas, userEvent)
    await waitFor(() => expect(args.onApplied).toHaveBeenCalledOnce())
    const [first, second] = onApply.mock.calls
    await expect(second).toEqual(first)
  },
})

/** 退货 and 换货 are over, 维修 is not. */
export const PartlyExpired = meta.story({
  args: { check: build({ SupportTypes: types.map((type) => (type.Type === afterSalesType.repair ? type : { ...type, IsOpen: false })) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^退货/ })).toBeDisabled()
    await expect(canvas.getAllByText('已超过售后期限（2026-03-27）')).toHaveLength(2)
    await expect(canvas.getByRole('radio', { name: /^维修/ })).toBeEnabled()
    await expect(await canvas.findByRole('button', { name: '添加图片' })).toBeVisible()
  },
})
export const Expired = meta.story({
  args: { check: build({ DisabledReason: '已超过售后期限（2027-03-12）', SupportTypes: types.map((type) => ({ ...type, IsOpen: false })) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已超过售后期限（2027-03-12）')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '提交申请' })).toBeNull()
  },
})
export const AllUnderWay = meta.story({
  args: { check: build({ AvailableQuantity: 0, DisabledReason: '该商品没有可申请售后的数量' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/已在售后中或已退货/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看该订单的售后' })).toBeVisible()
  },
})
export const LongContent = meta.story({
  args: { check: build({ CustomerProductName: longName, Unit: '箱（24盒）', Price: 123_456.78, ReceivedQuantity: 999_999, AvailableQuantity: 888_888, Contact: '华东区域行政与综合管理中心采购专员' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '添加图片' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^退货/ }))
    await userEvent.click(canvas.getByRole('textbox', { name: /问题描述/ }))
    await userEvent.paste('收到时外壳有明显裂纹，无法正常使用，已与物流确认过责任。'.repeat(30))
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '添加图片' })).toBeVisible()
  },
})

const several = buildOrderDetail({
  Status: 70,
  Lines: [line, buildOrderLine({ LineId: 2, CustomerProductName: longName, AfterSalesQuantity: 3, ReceivedQuantity: 3 }), buildOrderLine({ LineId: 3, AfterSalesQuantity: 0 })],
})

/** From an order with several products: which of them. */
export const ChoosesTheLine = meta.story({
  render: () => <ChooseLineView order={several} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^申请售后 / })).toHaveLength(2)
  },
})
export const NothingToChoose = meta.story({
  render: () => <ChooseLineView order={buildOrderDetail({ Status: 50 })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('该订单没有可申请售后的商品')).toBeVisible()
  },
})

const address = `/userCenter/order/afterSales/apply?OrderNo=${order.OrderNo}`
const connected = () => (
  <StoryMall at={`${address}&LineId=${line.LineId}`} login={logins.buyer}>
    <AfterSalesApply />
  </StoryMall>
)

const { User, Enterprise } = logins.buyer
const draftKey = `draft:${User.uid}@${Enterprise.EnterpriseId}:afterSales:${order.OrderNo}:${line.LineId}`

/** What was typed about this line before is there again, and what is typed now is kept. */
export const DraftRestored = meta.story({
  beforeEach: ({ msw }) => {
    const values = { Type: afterSalesType.return, Quantity: 1, Reason: '质量问题', Description: '抽屉滑轨无法闭合', Images: [], ReturnMode: returnMode.pickup, Contact: '李工', Mobile: '19900000000' }
    localStorage.setItem(draftKey, JSON.stringify({ at: '2026-03-18T02:30:00.000Z', values }))
    msw.use(handle(key, build()))
  },
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const description = await canvas.findByRole('textbox', { name: /问题描述/ })
    await expect(description).toHaveValue('抽屉滑轨无法闭合')
    await expect(canvas.getByText('已恢复 2026-03-18 10:30 未提交的内容。')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^退货/ })).toBeChecked()
    await userEvent.type(description, '，已停用')
    await waitFor(() => expect(localStorage.getItem(draftKey)).toContain('抽屉滑轨无法闭合，已停用'))
  },
})

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '订单不存在', { Code: 'ORDER_NOT_FOUND' })),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '打不开该订单' })).toBeVisible()
    // Said once: in the toast.
    await waitFor(() => expect(canvas.getAllByText('订单不存在')).toHaveLength(1))
  },
})

/** On the live mall: the only line of an order is applied for, and its service opens. */
export const Applies = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="buyer" at={address} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: /^退货/ }, { timeout: 20_000 })
    await fillIn(canvas, userEvent)
    await send(canvas, userEvent)
    await expect(await canvas.findByRole('heading', { name: '进度' }, { timeout: 10_000 })).toBeVisible()
    await expect(canvas.getByText(description)).toBeVisible()
    await waitFor(() => expect(canvas.getByText('售后申请已提交')).toBeVisible())
  },
})
