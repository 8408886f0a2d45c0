import type { ChurnReport } from '@mall/api/seller/contract'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { reportStories } from '@mall/app-kit/testing/report-stories.tsx'
import { handle, pageBuilder } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { churn, churnRows, churnTotals, evenTotals, pointsOf } from '../../../testing/report-samples.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Churn } from './Churn.tsx'
import { churnReport } from './churn-report.tsx'

const buildPage = pageBuilder('POST /api/SellerReport/Churn')

const parts = { Totals: churnTotals, Sum: { OrderCount: 73, Amount: 712_640.4, EarlierAmount: 801_204.7 }, AllowActions: ['Export'] } satisfies Partial<ChurnReport>
const filled = buildPage(churnRows, { ...parts, Points: pointsOf(churnRows.map((row) => ({ ...row, IsOpen: false }))) })
const [first] = churnRows
const none = { OrderCount: 0, Amount: 0, EarlierAmount: 0 }
const long = { OrderCount: 9_999_999, Amount: 99_999_999.99, EarlierAmount: 99_999_999.99 }
const longRow = { ...first, ...long, Name: '超长企业名称用于检验换行与截断是否正确的（上海）跨境电子商务与办公用品供应链管理服务股份有限公司', ManagerName: '欧阳慕容、司马相如、诸葛孔明、上官婉儿' }

const { args, decorators, ...stories } = reportStories(churnReport, {
  filled,
  none: buildPage([], { ...parts, Totals: evenTotals(churnTotals, churn(0, 38, 0)), Sum: none, Points: [], total: 0 }),
  one: buildPage([first], { ...parts, Points: filled.Points }),
  oneSearch: 'Point=3',
  narrowed: 'Customer=%E5%8D%8E%E5%90%AF',
  long: buildPage([longRow], { ...parts, Totals: evenTotals(churnTotals, churn(1, 38, long.Amount)), Sum: long, Points: pointsOf([{ ...longRow, IsOpen: false }]) }),
  thousand: buildPage(thousandRows((at) => ({ ...first, Key: String(1000 + at), EnterpriseId: 1000 + at })), { ...parts, Points: filled.Points, total: 1000 }),
  bar: { name: /远帆/, key: '3' },
})

const meta = preview.meta({ title: 'Seller/客户流失 Churn report', component: ReportPage<ChurnReport>, args, decorators })

export const Filled = meta.story({
  ...stories.filled,
  play: async (context) => {
    await stories.filled.play(context)
    const { canvas } = context
    await expect(canvas.getByText('7.9%')).toBeVisible()
    await expect(canvas.getByRole('link', { name: first.Name })).toHaveAttribute('href', '/customers/3')
  },
})
export const Loading = meta.story(stories.loading)
export const Failed = meta.story(stories.failed)
export const Forbidden = meta.story(stories.forbidden)
export const Empty = meta.story(stories.empty)
export const FilteredEmpty = meta.story(stories.filteredEmpty)
export const OneRow = meta.story(stories.oneRow)
export const LongContent = meta.story(stories.longContent)
export const Phone = meta.story(stories.phone)
export const ThousandRows = meta.story(stories.thousandRows)
export const Dark = meta.story({ globals: { scheme: 'dark' } })

/** Connected, of the quarter before: some of them have come back. */
export const PreviousQuarter = meta.story({
  beforeEach: ({ msw }) => msw.use(
    handle('POST /api/SellerReport/Choices', { Managers: [], Categories: [] }),
    handle('POST /api/SellerReport/Churn', ({ Quarter }) => (Quarter === 'previous' ? buildPage(churnRows.map((row, at) => (at === 2 ? row : { ...row, IdleDays: 96, ReturnDate: '2026-01-12' })), { ...parts, Points: filled.Points }) : filled)),
  ),
  render: () => (
    <StoryMall at="/reports/churn?Quarter=previous" login={sellerLogin}>
      <Churn />
    </StoryMall>
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('2026-01-12'))[0]).toBeVisible()
  },
})
