import { expect, fn, waitFor } from 'storybook/test'
import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { formatYuan } from '../price/format-yuan.ts'
import { StateTable } from '../testing/StateTable.tsx'
import { Chart, type ChartProps } from './Chart.tsx'
import { departments, kinds, months, savings } from '../testing/samples/chart-points.ts'

const amounts = [
  { name: '采购金额', format: formatYuan },
  { name: '订单数', format: (count: number) => `${count} 单` },
]

const report: ChartProps = { kind: 'bars', title: '金额与订单数', points: months(12), series: amounts, onSelect: fn() }

const meta = preview.meta({
  title: 'Components/Chart 图表',
  id: 'components-chart',
  component: Chart,
  args: report,
})

export const Bars = meta.story({
  parameters: { keepsFocus: true },
  args: { selectedKey: '2026-10' },
  play: async ({ args, canvas, userEvent }) => {
    const october = await canvas.findByRole('button', { name: /^2026-10，/ })
    await waitFor(() => expect(october).toHaveAttribute('aria-pressed', 'true'))
    october.focus()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ key: '2026-09' }), expect.objectContaining({ reason: 'keyboard' }))
  },
})
export const TableBeside = meta.story({ args: { table: 'beside' } })
export const Line = meta.story({
  args: {
    kind: 'line',
    title: '12 个月采购金额',
    note: '11 月到今天 ¥862,051.90',
    compact: true,
    series: [{ name: '今年', format: formatYuan }, { name: '去年同期', format: formatYuan }],
    points: months(12, true),
    onSelect: undefined,
  },
})
export const Pareto = meta.story({
  args: { kind: 'pareto', title: '部门采购金额', points: departments, series: [{ name: '采购金额', format: formatYuan }], messages: { point: '部门' } },
})
export const Ranks = meta.story({
  args: { kind: 'ranks', title: '部门采购金额', points: departments, series: [{ name: '采购金额', format: formatYuan }], hint: '点图上的一项，表里只看它。', messages: { point: '部门' } },
})
export const Ring = meta.story({
  args: { kind: 'ring', title: '11 月买了什么', points: kinds, series: [{ name: '金额', format: formatYuan }], height: 180, messages: { point: '品类' } },
})
export const Savings = meta.story({
  args: { title: '协议价节省', points: savings, series: [{ name: '节省', format: formatYuan, tone: 'saving' }] },
})
export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '看表' }))
    await expect(canvas.getByRole('rowheader', { name: /^2026-11.*未完$/ })).toBeVisible()
  },
})
export const TwoYears = meta.story({ args: { points: months(24) } })
export const OnePoint = meta.story({ args: { points: months(1) } })
export const Loading = meta.story({ args: { status: 'loading', points: [] } })
export const Empty = meta.story({ args: { points: [] } })
export const Failed = meta.story({ args: { status: 'error', points: [], onRetry: fn() } })

export const States = meta.story({
  parameters: inEveryLook,
  render: (args) => (
    <StateTable
      wide
      rows={[
        { name: 'bars and a line', shows: <Chart {...args} selectedKey="2026-10" /> },
        { name: 'below zero', shows: <Chart {...args} title="净额" points={savings} series={[{ name: '净额', format: formatYuan }]} compact /> },
        { name: 'one point', shows: <Chart {...args} title="一个月" points={months(1)} compact /> },
        { name: 'two years', shows: <Chart {...args} title="24 个月" points={months(24)} compact /> },
        { name: 'loading', shows: <Chart {...args} title="加载中" status="loading" compact /> },
        { name: 'empty', shows: <Chart {...args} title="无数据" points={[]} compact /> },
        { name: 'error', shows: <Chart {...args} title="失败" status="error" compact /> },
      ]}
    />
  ),
})
