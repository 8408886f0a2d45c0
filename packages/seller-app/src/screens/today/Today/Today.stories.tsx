import { handle, responseBuilder } from '@mall/mocks'
import type { SellerNotice, SellerSales, SellerWaiting } from '@mall/api/seller/contract'
import { MallError } from '@mall/api'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Today } from './Today.tsx'
import { TodayView } from './TodayView.tsx'

const buildViewer = responseBuilder('POST /api/SellerAccount/Viewer')

const now = Date.parse('2026-11-23T09:32:00+08:00')

/** One for each that waits, the longest first: so many beyond the limit, the others within it. */
const agesOf = (count: number, longest: number, late = 0): number[] =>
  Array.from({ length: count }, (_, at) => {
    if (at === 0) return longest
    const age = at < late ? 1.38 - (0.33 * at) / late : (late > 0 ? 0.92 : longest) * (1 - (at - late) / (count - late)) ** 1.4
    return Math.round(100 * age) / 100
  })

const wait = (parts: Partial<SellerWaiting>): SellerWaiting => ({
  Kind: 'acceptOrder', Name: '待确认订单', Count: 27, Amount: 61_840.2, Customers: 14, LimitHours: 4, Ages: agesOf(27, 0.8), Since: '2026-11-20T15:20:00+08:00', LeftMinutes: 48, EndsOn: null, LateCount: 0, ...parts,
})
const late: Partial<SellerWaiting> = { Kind: 'shipLate', Name: '超时未发', Count: 5, Amount: 8_214, Customers: 4, LimitHours: 24, Ages: agesOf(5, 1.38, 5), Since: '2026-11-18T10:00:00+08:00', LeftMinutes: -540, LateCount: 5 }
const items = [
  wait({ Kind: 'quote', Name: '待报价询价', Count: 9, Amount: null, Customers: 7, LimitHours: 16, Ages: agesOf(9, 2.19, 2), Since: '2026-11-18T10:00:00+08:00', LeftMinutes: -1_140, LateCount: 2 }),
  wait(late),
  wait({ Kind: 'shipOrder', Name: '待发货', Count: 36, Amount: 118_406.5, Customers: 21, LimitHours: 24, Ages: agesOf(36, 1.38, 5), LeftMinutes: -540, LateCount: 5 }),
  wait({ Kind: 'checkService', Name: '待审核售后', Count: 6, Amount: null, Customers: 5, LimitHours: 8, Ages: agesOf(6, 0.92), LeftMinutes: 40 }),
  wait({}),
  wait({ Kind: 'confirmStatement', Name: '待确认对账', Count: 12, Amount: 486_210.4, Customers: 12, LimitHours: null, Ages: [], Since: '2026-11-21T00:10:00+08:00', LeftMinutes: null }),
  wait({ Kind: 'expiring', Name: '到期协议（30天内）', Count: 3, Amount: null, Customers: 0, LimitHours: null, Ages: [], Since: null, LeftMinutes: null, EndsOn: '2026-12-07' }),
  wait({ Kind: 'takeBack', Name: '待收回拒收', Count: 0, Amount: null, Customers: 0, LimitHours: null, Ages: [], Since: null, LeftMinutes: null }),
]
const companies = ['华启科技（上海）有限公司', '澜海精密制造有限公司', '东湖医学检验所', '明德国际学校', '江南城建设计院', '北辰物流有限公司', '合众保险经纪有限公司', '青禾生物科技有限公司', '宏远建设工程有限公司', '星火新能源有限公司']
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
/** Less on Saturdays and Sundays; today is what the rail says. */
const days = Array.from({ length: 23 }, (_, at) => {
  const [day, before] = ['11', '10'].map((month) => `2026-${month}-${String(at + 1).padStart(2, '0')}`) as [string, string]
  return { Day: day, Amount: at === 22 ? 86_412.5 : isWeekend(day) ? 24_000 + at * 310 : 158_000 + ((at * 37) % 11) * 2_400, Previous: isWeekend(before) ? 31_000 : 149_000 + ((at * 53) % 13) * 5_100 }
})
const sold: SellerSales = {
  Now: '2026-11-23T09:32:00+08:00',
  Today: { Amount: 86_412.5, Previous: 79_230 },
  Month: { Amount: days.reduce((sum, { Amount }) => sum + Amount, 0), Previous: 2_611_207.8, LastYear: 2_402_118.6 },
  Days: days,
  Customers: companies.map((Name, at) => ({ EnterpriseId: 101 + at, Name, Amount: 318_420.6 - at * 23_000, Previous: at === 7 ? 0 : 290_000 - at * 20_500 })),
}

const ending = (parts: Partial<SellerNotice> = {}): SellerNotice => ({
  AgreementId: 17, AgreementNo: 'XY202600017', Name: '年度办公用品协议', PartyName: '澜海精密制造有限公司', Until: '2026-11-24', DaysLeft: 1, Time: '2026-11-23T00:00:30+08:00', ...parts,
})

const ready = <Data,>(data: Data) => ({ data, error: null, refetch: () => undefined })
const loading = { data: undefined, error: null, refetch: () => undefined }
const failing = (kind: 'network' | 'forbidden') => ({ data: undefined, error: new MallError(kind, kind === 'network' ? '网络异常，请稍后重试' : '暂无权限'), refetch: () => undefined })

const meta = preview.meta({
  title: 'Seller/工作台 Today',
  component: TodayView,
  args: { name: '林晓', now, waiting: ready({ Items: items }), sales: ready(sold), notices: [], onRead: fn() },
  render: (args) => (
    <StoryMall login={sellerLogin}>
      <TodayView {...args} />
    </StoryMall>
  ),
})

export const Filled = meta.story({
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/上午好，林晓/)).toHaveTextContent('上午好，林晓。7 件事已过时限，最久的过了 19 小时')
    await expect(canvas.getByRole('link', { name: '去处理：超时未发 5 单' })).toHaveAttribute('href', '/orders?Due=late')
    await expect(canvas.getByText('没有待收回拒收。')).toBeVisible()
    await expect(canvas.getByText('上周一同时 ¥79,230.00')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '明德国际学校' })).toHaveAttribute('href', '/customers/104')
  },
})
export const NothingWaits = meta.story({
  args: { waiting: ready({ Items: items.map((one) => ({ ...one, Count: 0, Ages: [], Since: null, LeftMinutes: null, EndsOn: null, LateCount: 0 })) }), sales: ready({ ...sold, Month: { ...sold.Month, LastYear: null }, Customers: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('上午好，林晓。没有等你处理的事')).toBeVisible()
    await expect(canvas.getByText('本月还没有销售')).toBeVisible()
  },
})
/** Who looks after a customer was notified that its agreement ends. */
export const AgreementsEnd = meta.story({
  args: { notices: [ending({ AgreementId: 9, AgreementNo: 'XY202500009', Until: '2026-11-21', DaysLeft: -2 }), ending(), ending({ AgreementId: 21, AgreementNo: 'XY202600021', PartyName: '华启集团', Until: '2026-12-23', DaysLeft: 30 })] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('还有 1 天')).toBeVisible()
    await expect(canvas.getByText('已到期')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '华启集团' })).toHaveAttribute('href', '/agreements/21')
    await userEvent.click(canvas.getByRole('button', { name: '知道了：XY202600017' }))
    await expect(args.onRead).toHaveBeenCalledWith(ending())
  },
})
/** The warehouse sees no sales. */
export const WithoutSales = meta.story({ args: { sales: null } })
/** Who has reports alone sees nothing that waits. */
export const SalesAlone = meta.story({ args: { waiting: ready({ Items: [] }) } })
export const NothingOpen = meta.story({
  args: { waiting: ready({ Items: [] }), sales: null },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: '林晓，这里还没有您的事' })).toBeVisible(),
})
export const LongContent = meta.story({
  args: {
    name: '华东区域大客户服务与协议价格管理中心的新同事',
    waiting: ready({ Items: items.map((one) => ({ ...one, Count: one.Count * 997, Amount: 123_456_656_543.22, Customers: 4_999 })) }),
    sales: ready({ ...sold, Today: { Amount: 123_456_656_543.22, Previous: 1 }, Customers: sold.Customers.map((one) => ({ ...one, Name: `${one.Name}华东区域行政与综合管理中心分公司`, Amount: 12_345_665_654.22 })) }),
  },
})
export const Loading = meta.story({ args: { waiting: loading, sales: loading } })
export const Failed = meta.story({
  args: { waiting: failing('network'), sales: failing('network') },
  play: async ({ canvas }) => expect(await canvas.findAllByRole('button', { name: /重试/ })).not.toHaveLength(0),
})
export const Dark = meta.story({ globals: { scheme: 'dark' } })
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

/** The screen with its calls: it asks for the sales only where the roles show them. */
export const Connected = meta.story({
  render: () => (
    <StoryMall login={sellerLogin}>
      <Today />
    </StoryMall>
  ),
  beforeEach: ({ msw }) => msw.use(handle('POST /api/SellerAccount/Viewer', buildViewer({ Permissions: ['order.manage', 'report.view', 'price.view'] })), handle('POST /api/SellerToday/Notices', { Items: [ending()] }), handle('POST /api/SellerToday/Read', { Items: [] }), handle('POST /api/SellerToday/Waiting', { Items: items }), handle('POST /api/SellerToday/Sales', sold)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '确认：待确认订单 27 单' })).toBeVisible()
    const read = await canvas.findByRole('button', { name: '知道了：XY202600017' })
    msw.use(handle('POST /api/SellerToday/Notices', { Items: [] }))
    await userEvent.click(read)
    await waitFor(() => expect(canvas.queryByRole('heading', { name: '协议快到期' })).toBeNull())
    await expect(await canvas.findByRole('heading', { name: '十大客户' })).toBeVisible()
  },
})
