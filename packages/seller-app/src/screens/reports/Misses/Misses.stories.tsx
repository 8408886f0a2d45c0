import type { MissReport } from '@mall/api/seller/contract'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { reportStories } from '@mall/app-kit/testing/report-stories.tsx'
import { handle, pageBuilder } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { evenTotals, missedMonths, missedOf, missedWords, missPointsOf, missTotals } from '../../../testing/report-samples.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Misses } from './Misses.tsx'
import { missReports } from './misses-report.tsx'

const buildPage = pageBuilder('POST /api/SellerReport/Misses')

const { BeginDate: _first, EndDate: _last, ...sums } = missTotals.Current
const parts = { Totals: missTotals, Sum: sums, AllowActions: ['Export'] } satisfies Partial<MissReport>
const points = missPointsOf(missedWords)
const filled = buildPage([...missedWords], { ...parts, Points: points })
const [first] = missedWords
const none = missedOf(0, 0, 0, 0)
const long = missedOf(9_999_999, 1, 99_999, 1)
const longRow = { ...first, ...long, Name: '可重复使用加厚型多功能环保档案收纳整理箱', Share: 1 }

const { args, decorators, ...stories } = reportStories(missReports(true).word, {
  filled,
  none: buildPage([], { ...parts, Totals: evenTotals(missTotals, none), Sum: none, Points: [], total: 0 }),
  one: buildPage([first], { ...parts, Points: points }),
  oneSearch: 'Point=%E6%BF%80%E5%85%89%E5%88%87%E5%89%B2%E6%9C%BA',
  narrowed: 'Kind=waiting',
  long: buildPage([longRow], { ...parts, Totals: evenTotals(missTotals, long), Sum: long, Points: missPointsOf([longRow]) }),
  thousand: buildPage(thousandRows((at) => ({ ...first, Key: `没有的词${at}`, Name: `没有的词${at}` })), { ...parts, Points: points, total: 1000 }),
  bar: { name: /激光切割机/, key: '激光切割机' },
})

const meta = preview.meta({ title: 'Seller/搜不到的词 Words without results', component: ReportPage<MissReport>, args, decorators })

export const Filled = meta.story({
  ...stories.filled,
  play: async (context) => {
    await stories.filled.play(context)
    const { canvas } = context
    await expect(canvas.getByRole('link', { name: '激光切割机' })).toHaveAttribute('href', `/search?Keyword=${encodeURIComponent('激光切割机')}`)
    await expect(canvas.getByRole('link', { name: '钉书器' })).toHaveAttribute('href', `/search?Keyword=${encodeURIComponent('钉书器')}&tab=handled`)
    await expect(canvas.getByText('2026-03-17 16:40')).toBeVisible()
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

/** Connected, by time: by month, with what waits in each. */
export const ByTime = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle('POST /api/SellerReport/Misses', ({ By }) => {
        const rows = By === 'time' ? missedMonths : [...missedWords]
        return buildPage(rows, { ...parts, Points: missPointsOf(By === 'time' ? rows.toReversed() : rows) })
      }),
    ),
  render: () => (
    <StoryMall at="/reports/misses" login={sellerLogin}>
      <Misses />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('飞行器')).length).toBeGreaterThan(1)
    await userEvent.click(canvas.getByRole('tab', { name: '时间' }))
    await expect(await canvas.findByText('2026-02', { selector: 'tbody > tr[data-index] > th' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: '待处理' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /统计单位/ })).toBeVisible()
  },
})
