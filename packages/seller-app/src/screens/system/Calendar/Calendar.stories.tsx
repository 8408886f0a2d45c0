import { defaultWorkCalendar, type SellerCalendarDetail, type WorkCalendar } from '@mall/api/seller/contract'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { handle } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, within } from 'storybook/test'
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
    await write(/^发货/, '0')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('请填写 1 到 240 的整数')).toBeVisible()
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
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)

/** Somebody else saved meanwhile: it is said, what was typed stays, and what they changed is there. */
export const Conflict = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle(key, calendarDetail, { once: true }), handle(key, { ...shownWith({ WorkFrom: '08:30' }), Version: 4 }),
      handle.fail('POST /api/SellerCalendar/Save', '内容已被他人修改，请刷新后重试', { Code: 'VERSION_CONFLICT' }),
    ),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const quote = await canvas.findByRole('textbox', { name: /^报价/ })
    await userEvent.clear(quote)
    await userEvent.type(quote, '20')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText(/内容已被他人修改/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /刷新/ }))
    await expect(await canvas.findByDisplayValue('08:30')).toBeVisible()
    await expect(quote).toHaveValue('20')
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
    await expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled()
  },
})
