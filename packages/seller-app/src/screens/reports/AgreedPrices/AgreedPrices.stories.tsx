import type { AgreementReport } from '@mall/api/seller/contract'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { reportStories } from '@mall/app-kit/testing/report-stories.tsx'
import { handle, pageBuilder } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { agreementPlaces, agreementPointsOf, agreementRows, agreementTotals, evenTotals, places, used } from '../../../testing/report-samples.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { AgreedPrices } from './AgreedPrices.tsx'
import { agreedPricesReports } from './agreed-prices-report.tsx'

const buildPage = pageBuilder('POST /api/SellerReport/Agreements')

const { BeginDate: _first, EndDate: _last, ...sums } = agreementTotals.Current
const parts = { Totals: agreementTotals, Sum: sums, AgreementName: null, AllowActions: ['Export'] } satisfies Partial<AgreementReport>
const agreements = agreementRows(agreementPlaces)
const points = agreementPointsOf(agreements)
const filled = buildPage(agreements, { ...parts, Points: points })
const [first] = agreements
const none = used(0, 0, 0, [0, 0, 0])
const long = used(99_999, 99_999, 9_999_999, [99_999_999.99, 99_999_999.99, 99_999_999.99])
const longRows = agreements.slice(0, 1).map((row) => ({ ...row, ...long, Name: '超长协议名称用于检验换行与截断是否正确的集团办公用品与劳保用品年度框架采购协议补充协议', PartyName: '超长企业名称用于检验换行与截断是否正确的（上海）跨境电子商务与办公用品供应链管理服务股份有限公司' }))

const { args, decorators, ...stories } = reportStories(agreedPricesReports.agreement, {
  filled,
  none: buildPage([], { ...parts, Totals: evenTotals(agreementTotals, none), Sum: none, Points: [], total: 0 }),
  one: buildPage(agreements.slice(0, 1), { ...parts, Points: points }),
  oneSearch: 'Point=1',
  narrowed: 'Customer=%E5%8D%8E%E5%90%AF',
  long: buildPage(longRows, { ...parts, Totals: evenTotals(agreementTotals, long), Sum: long, Points: agreementPointsOf(longRows) }),
  thousand: buildPage(thousandRows((at) => ({ ...first, Key: String(1000 + at), AgreementId: 1000 + at })), { ...parts, Points: points, total: 1000 }),
  bar: { name: /华启科技办公用品协议/, key: '1' },
})

const meta = preview.meta({ title: 'Seller/协议执行 Agreed prices report', component: ReportPage<AgreementReport>, args, decorators })

export const Filled = meta.story({
  ...stories.filled,
  play: async (context) => {
    await stories.filled.play(context)
    const { canvas, userEvent } = context
    await expect(canvas.getByRole('link', { name: agreementPlaces[0].Name })).toHaveAttribute('href', '/agreements/1')
    await expect(canvas.getByRole('link', { name: '418' })).toHaveAttribute('href', '/reports/agreements?by=product&Agreement=1')
    await userEvent.click(canvas.getByRole('button', { name: '怎么算的' }))
    await expect(await canvas.findByText(/^这段时间.*执行率可能超过 100%/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '怎么算的' }))
  },
})
export const Loading = meta.story(stories.loading)
export const Failed = meta.story(stories.failed)
export const Forbidden = meta.story(stories.forbidden)
export const InvalidInput = meta.story(stories.invalidInput)
export const Empty = meta.story(stories.empty)
export const FilteredEmpty = meta.story(stories.filteredEmpty)
export const OneRow = meta.story(stories.oneRow)
export const LongContent = meta.story(stories.longContent)
export const Phone = meta.story(stories.phone)
export const ThousandRows = meta.story(stories.thousandRows)
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const ofProducts = agreementRows(places.products)

/** Connected, from an agreement to its products: the last of them nobody bought. By manager a row leads to the agreements. */
export const ProductsOfOne = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle('POST /api/SellerReport/Choices', { Managers: [{ StaffId: 2, Name: '周宁' }], Categories: [] }),
      handle('POST /api/SellerReport/Agreements', ({ By, AgreementId, Kind }) => {
        const rows = By === 'product' ? ofProducts.filter(({ BoughtCount }) => Kind === undefined || BoughtCount === 0) : By === 'manager' ? agreementRows(places.managers) : agreements
        return buildPage(rows, { ...parts, Sum: By === 'product' ? { ...sums, TotalAmount: null, Share: null } : sums, AgreementName: AgreementId === undefined ? null : agreementPlaces[0].Name, Points: agreementPointsOf(rows) })
      }),
    ),
  render: () => (
    <StoryMall at="/reports/agreements" login={sellerLogin}>
      <AgreedPrices />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '客户经理' }))
    await expect(await canvas.findByRole('link', { name: '周宁' })).toHaveAttribute('href', '/reports/agreements?Manager=2')
    await userEvent.click(canvas.getByRole('tab', { name: '协议' }))
    await userEvent.click(await canvas.findByRole('link', { name: '418' }))
    await expect(await canvas.findByRole('link', { name: places.products[2].Name })).toHaveAttribute('href', '/products/10010533')
    await expect(canvas.getByRole('button', { name: `这份协议：${agreementPlaces[0].Name}` })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: /商品总额/ })).toBeNull()
    await expect(canvas.getByText('2026-03-17')).toBeVisible()
  },
})
