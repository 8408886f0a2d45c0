import { useState } from 'react'
import { Inline } from '../stack/index.ts'
import { Select } from '../select/index.ts'
import type { Guide } from '../testing/guide.ts'
import { FilterChip } from './FilterChip.tsx'
import { FilterOptions } from './FilterOptions.tsx'
import { FilterSentence } from './FilterSentence.tsx'
import { FilterText } from './FilterText.tsx'

const times = [
  { value: '', label: '任何时候' },
  { value: '3m', label: '近三个月' },
  { value: 'y', label: '今年' },
]
const everything = [{ value: '', label: '全部' }]

const Orders = () => {
  const [time, setTime] = useState('3m')
  const [no, setNo] = useState('')
  return (
    <FilterSentence label="筛选订单" filtered={time !== '' || no !== ''} onClear={() => { setTime(''); setNo('') }} end={<FilterText inline label="订单号" value={no} onValueChange={setNo} />}>
      看
      <FilterChip label="下单时间" text={times.find(({ value }) => value === time)?.label ?? ''} filled={time !== ''} onClear={() => setTime('')}>
        {(close) => <FilterOptions label="下单时间" options={times} value={time} onValueChange={(value) => { setTime(value); close() }} />}
      </FilterChip>
      的订单
    </FilterSentence>
  )
}

export const guide: Guide = {
  lead: '一行读得通的筛选：话里留着空格，点哪个填哪个，选了就生效。',
  use: ['后台的每张列表，两到五个条件。', '空格用 `FilterChip`，里面是 `FilterOptions`、`DateRange` 或自己的面板；打字的用 `FilterText`。', '有条件时给 `filtered`，末尾就有「清空」。'],
  avoid: ['条件很多、要一起查：用 `FilterBar`。', '一列互斥的状态：用 `Tabs`，带上各自的数。'],
  pairs: [
    {
      wide: true,
      good: { shows: <Orders />, because: '「看近三个月的订单」：念一遍就知道现在看的是什么。' },
      bad: {
        shows: (
          <Inline>
            {['时间', '状态', '方式', '部门'].map((name) => <Select key={name} aria-label={name} defaultValue="" options={everything} />)}
          </Inline>
        ),
        because: '四个「全部」排成一行：哪个是哪个，选了没选，都看不出来。',
      },
    },
  ],
  maturity: 'stable',
}
