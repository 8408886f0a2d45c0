import { expect } from 'storybook/test'
import { formatDay, formatInstant } from '../../../packages/app-kit/src/words/format.ts'
import { DateRange, presetRange, type DateRangePreset } from '../../../packages/ui/src/date-range/index.ts'
import { storyTime } from '../../../packages/mocks/src/story-time.ts'
import preview from '../../preview.tsx'
import { Ledger } from '../blocks/Ledger.tsx'

const meta = preview.meta({ title: 'Patterns/Dates 日期', id: 'patterns-dates', tags: ['!autodocs'] })

const instants = ['2026-03-18T10:00:00+08:00', '2026-03-18T23:30:00Z', '2026-02-28T16:00:00.000Z', 'yesterday']
const presets: Readonly<Record<DateRangePreset, string>> = { today: '今天', '7d': '近7天', '30d': '近30天', month: '本月', '3m': '近3个月', year: '本年' }
const today = formatDay(storyTime.toISOString())

export const Written = meta.story({
  render: () => (
    <Ledger
      label="Dates"
      head={['On the wire', 'An instant', 'A day']}
      rows={instants.map((instant) => [instant, formatInstant(instant), formatDay(instant)])}
    />
  ),
})
export const Ranges = meta.story({
  render: () => (
    <Ledger
      label="Ranges"
      head={[`On ${today}`, 'From', 'To']}
      rows={(Object.keys(presets) as DateRangePreset[]).map((preset) => {
        const { start, end } = presetRange(preset, today)
        return [presets[preset], start, end]
      })}
    />
  ),
})
export const Choosing = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <DateRange label="下单时间" today={today} defaultValue={presetRange('30d', today)} />
      <DateRange label="完成时间" today={today} defaultValue={{ start: today, end: presetRange('7d', today).start }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('结束时间不能早于开始时间')).toBeVisible()
  },
})
