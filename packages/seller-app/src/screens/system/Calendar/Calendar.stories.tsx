import { defaultWorkCalendar, type SellerCalendarDetail, type WorkCalendar } from '@mall/api/seller/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { handle } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { calendarDetail } from '../../../testing/calendar-samples.ts'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Calendar } from './Calendar.tsx'
import { CalendarView } from './CalendarView.tsx'

const key = 'POST /api/SellerCalendar/Detail'

const meta = preview.meta({
  title: 'Seller/时限与日历 Calendar',
  component: CalendarView,
  args: { detail: calendarDetail, today: '2026-03-18', renderLeaveGuard: () => null, onSave: fn(async () => calendarDetail), onRefresh: async () => calendarDetail },
  render: (args) => (
    <MemoryRouter>
      <CalendarView {...args} />
    </MemoryRouter>
  ),
})

const connected = () => (
  <StoryMall at="/system/calendar" login={sellerLogin}>
    <Calendar />
  </StoryMall>
)

const shownWith = (changes: Partial<WorkCalendar>): SellerCalendarDetail => ({ ...calendarDetail, Calendar: { ...calendarDetail.Calendar, ...changes } })

/** Days are changed by presses and keys: a working day is off, a weekend worked, and both go back. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^9月24日/ }))
    const row = within(canvas.getByRole('group', { name: '2026 年第 6 段放假' }))
    await expect(row.getByRole('textbox', { name: /第一天/ })).toHaveValue('2026-09-24')
    const saturday = canvas.getByRole('button', { name: /^12月5日.*周末/ })
    saturday.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /^12月5日.*调休上班/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /^12月12日/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    const { Calendar: before } = calendarDetail
    await expect(args.onSave).toHaveBeenCalledWith({
      Calendar: {
        ...before, Holidays: before.Holidays.map((one) => (one.First === '2026-09-25' ? { ...one, First: '2026-09-24' } : one)), WorkedDays: [...before.WorkedDays, '2026-12-05'],
      },
      Version: 3,
    })
  },
})
/** A holiday is added by its fields: it stays in sight while its days are none, and also when a day of another is cleared. */
export const Adds = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = (nth: number, name: RegExp) => within(canvas.getByRole('group', { name: `2026 年第 ${nth} 段放假` })).getByRole('textbox', { name })
    await userEvent.clear(field(7, /最后一天/))
    await userEvent.type(field(7, /最后一天/), '2026-10-06')
    await userEvent.click(canvas.getByRole('button', { name: '加一段放假' }))
    await userEvent.type(field(8, /名称/), '年度盘点')
    await userEvent.type(field(8, /第一天/), '2026-12-30')
    await userEvent.type(field(8, /最后一天/), '2026-12-31')
    await expect(canvas.getByRole('button', { name: /^12月31日.*年度盘点 放假/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    const { Calendar: before } = calendarDetail
    await expect(args.onSave).toHaveBeenCalledWith({
      Calendar: { ...before, Holidays: [...before.Holidays.map((one) => (one.Last === '2026-10-07' ? { ...one, Last: '2026-10-06' } : one)), { Name: '年度盘点', First: '2026-12-30', Last: '2026-12-31' }] },
      Version: 3,
    })
  },
})
/** What was half typed is there again after the page was left, and a day is pressed beside it. */
export const DraftRestored = meta.story({
  args: { draftKey: 'draft:story:calendar' },
  beforeEach: () => {
    const { Calendar: before } = calendarDetail
    const values = { Calendar: { ...before, WorkFrom: '8', Holidays: [...before.Holidays, { Name: '', First: '2026-11', Last: '' }], Limits: { ...before.Limits, Ship: null } }, Version: 3 }
    localStorage.setItem('draft:story:calendar', JSON.stringify({ at: '2026-03-18T02:30:00.000Z', values }))
    return () => localStorage.removeItem('draft:story:calendar')
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^已恢复 .* 没保存的内容。$/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^上班/ })).toHaveValue('8')
    await expect(canvas.getByRole('textbox', { name: /^发货/ })).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: /^12月3日/ }))
    await expect(canvas.getByRole('button', { name: /^12月3日.*放假/ })).toBeVisible()
    await expect(canvas.getByText('2026 年 9 段')).toBeVisible()
  },
})
/** As every mall begins. */
export const Untouched = meta.story({ args: { detail: { ...calendarDetail, Calendar: defaultWorkCalendar, IsDefault: true, ChangedBy: null, ChangedAt: null, Version: 1 } } })
/** A year whose arrangement is not there: it is said, and what the law fixes is offered. */
export const NotArranged = meta.story({
  args: { detail: shownWith({ Holidays: defaultWorkCalendar.Holidays.filter(({ First }) => First < '2027') }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一年，2027' }))
    await expect(canvas.getByText('2027 年的放假安排尚未录入')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '填入法定节假日' }))
    await expect(canvas.getByRole('button', { name: /^2月6日.*春节 放假/ })).toBeVisible()
    await expect(canvas.getByText('2027 年 7 段')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: '2027 年已按国务院公布的安排录入' }))
    await expect(canvas.queryByText('2027 年的放假安排尚未录入')).toBeNull()
  },
})
/** What is wrong is said beside its field, and nothing is sent. */
export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const write = async (name: RegExp, text: string) => {
      await userEvent.clear(canvas.getByRole('textbox', { name }))
      await userEvent.type(canvas.getByRole('textbox', { name }), text)
    }
    await write(/^下班/, '08:00')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('下班要晚于上班')).toBeVisible()
    await write(/^下班/, '09:01')
    await expect(await canvas.findByText('每天至少上班 4 小时')).toBeVisible()
    await write(/^发货/, '0')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('请填写 1 到 240 的整数')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})
/** What is wrong with all years together is said below them; of what is wrong in one of them, its year is shown. */
export const InvalidDays = meta.story({
  args: { detail: shownWith({ Holidays: [...defaultWorkCalendar.Holidays, ...Array.from({ length: 86 }, (_, at) => ({ Name: '盘点', First: `${2031 + at}-03-01`, Last: `${2031 + at}-03-01` }))] }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一年，2027' }))
    await userEvent.clear(within(canvas.getByRole('group', { name: '2027 年第 3 段放假' })).getByRole('textbox', { name: /名称/ }))
    await userEvent.click(canvas.getByRole('button', { name: '上一年，2026' }))
    await userEvent.click(canvas.getByRole('button', { name: /^12月3日/ }))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('放假最多 100 段')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^12月3日/ }))
    await waitFor(() => expect(canvas.queryByText('放假最多 100 段')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('请填写名称')).toBeVisible()
    await expect(within(canvas.getByRole('group', { name: '2027 年第 3 段放假' })).getByRole('textbox', { name: /名称/ })).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})
export const ReadOnly = meta.story({
  args: { detail: { ...calendarDetail, AllowActions: [] } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^3月18日/ }))
    await expect(canvas.getByRole('button', { name: /^3月18日.*工作日/ })).toBeVisible()
  },
})
const long = '华东区域行政与综合管理中心年度盘点'
export const LongContent = meta.story({
  args: { detail: shownWith({ Holidays: [...defaultWorkCalendar.Holidays, ...Array.from({ length: 9 }, (_, at) => ({ Name: `${long}${at + 1}`.slice(0, 20), First: `2026-11-1${at}`, Last: `2026-11-1${at}` }))] }) },
})
/** One month at a time; the bar is there once something was changed. */
export const Phone = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '保存' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '下个月' }))
    await userEvent.click(canvas.getByRole('button', { name: /^4月11日.*周末/ }))
    await expect(canvas.getByText(/^调休上班 .*4月11日 周六/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '保存' })).toBeVisible()
    const last = canvas.getByRole('button', { name: /^4月30日/ })
    last.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: /^5月1日/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '上个月' }))
  },
})
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)

/** Somebody else saved meanwhile: it is said, what was typed stays, and what they changed is there; of a list that both changed it is said whose it is. */
export const Conflict = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle(key, calendarDetail, { once: true }), handle(key, { ...shownWith({ WorkFrom: '08:30', Holidays: defaultWorkCalendar.Holidays.slice(1), WorkedDays: ['2026-12-05'] }), Version: 4 }),
      handle.fail('POST /api/SellerCalendar/Save', '内容已被他人修改，请刷新后重试', { Code: 'VERSION_CONFLICT' }),
    ),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const quote = await canvas.findByRole('textbox', { name: /^报价/ })
    await userEvent.clear(quote)
    await userEvent.type(quote, '20')
    await userEvent.click(canvas.getByRole('button', { name: /^9月24日/ }))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText(/内容已被他人修改/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /刷新/ }))
    await expect(await canvas.findByDisplayValue('08:30')).toBeVisible()
    await expect(quote).toHaveValue('20')
    await expect(canvas.getByRole('button', { name: /^1月1日.*元旦 放假/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^9月24日.*中秋节 放假/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^12月5日.*调休上班/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^1月4日.*周末/ })).toBeVisible()
    await expect(canvas.getByText(/^他人也改了放假，这里还是您填的/)).toBeVisible()
  },
})

/** Through the server. */
export const Saves = meta.story({
  beforeEach: ({ msw }) => {
    const after = { ...shownWith({ WorkTo: '18:30' }), Version: 4 }
    msw.use(handle(key, calendarDetail, { once: true }), handle(key, after), handle('POST /api/SellerCalendar/Save', after))
  },
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const ends = await canvas.findByRole('textbox', { name: /^下班/ })
    await userEvent.clear(ends)
    await userEvent.type(ends, '18:30')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await screen.findByText('已保存，马上按新的算')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: '保存' })).toBeNull())
  },
})

/** What every mall begins with fills the form, and holds once it is saved. */
export const RestoresTheDefaults = meta.story({
  beforeEach: ({ msw }) => {
    const after = { ...calendarDetail, Calendar: defaultWorkCalendar, IsDefault: true, Version: 4 }
    msw.use(handle(key, calendarDetail, { once: true }), handle(key, after), handle('POST /api/SellerCalendar/Save', after))
  },
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '恢复自带的' }))
    await expect(canvas.getByRole('textbox', { name: /^下班/ })).toHaveValue('18:00')
    await expect(canvas.queryByRole('button', { name: '恢复自带的' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByRole('heading', { name: '与商城自带的相同' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '保存' })).toBeNull()
  },
})
