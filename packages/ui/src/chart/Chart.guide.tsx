import { formatYuan } from '../price/index.ts'
import { kinds, months } from '../testing/samples/chart-points.ts'
import type { Guide } from '../testing/guide.ts'
import { Chart } from './Chart.tsx'

const amount = [{ name: '采购金额', format: formatYuan }]
const half = months(6).map((point) => ({ ...point, values: point.values.slice(0, 1) }))
const year = months(12).map((point) => ({ ...point, values: point.values.slice(0, 1) }))

export const guide: Guide = {
  lead: '横线上的数字，旁边总有一张说同样话的表。石青在先，朱砂只给节省，没过完的一期打斜纹。',
  use: ['走势用 `line` 或 `bars`，各有多少用 `ranks`，谁占大头用 `pareto`，几份的比例用 `ring`，最多六份。', '点一个点去看明细：给 `onSelect`。', '页面自己有表时 `table` 给 `outside`。'],
  avoid: ['三个以下的数：用 `StatCard`。', '要精确核对：用 `Table`。', '一份预算用了多少：用 `BudgetBar`。'],
  pairs: [
    {
      wide: true,
      good: { shows: <Chart kind="bars" title="近六个月采购金额" note="11 月到今天" points={half} series={amount} height={160} />, because: '标题说是什么，没过完的月份打斜纹，不和整月比。' },
      bad: { shows: <Chart kind="ring" title="占比" points={year.map((point) => ({ ...point, unfinished: false }))} series={amount} height={160} />, because: '十二个月切成一个环：月份有先后，环里看不出，也没有谁分得清十二份。' },
    },
    {
      wide: true,
      good: { shows: <Chart kind="ring" title="11 月买了什么" points={kinds} series={[{ name: '金额', format: formatYuan }]} height={180} messages={{ point: '品类' }} />, because: '六份，小的并进「其他」，表按同样的次序在旁边。' },
      bad: { shows: <Chart kind="line" title="各品类金额" points={kinds} series={[{ name: '金额', format: formatYuan }]} height={160} messages={{ point: '品类' }} />, because: '品类之间没有先后，连成线就像在涨落。' },
    },
  ],
  maturity: 'stable',
}
