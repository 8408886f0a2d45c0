import { DateRange } from '../date-range/index.ts'
import { Field } from '../field/index.ts'
import type { Guide } from '../testing/guide.ts'
import { TextInput } from '../text-input/index.ts'
import { FilterBar } from './FilterBar.tsx'

const nothing = () => {}

export const guide: Guide = {
  lead: '一排筛选字段，配「查询」与「重置」：都填好了，一起查。',
  use: ['条件多、一次填几样才有意思的查询：跨年的报表、对账。', '查一次很贵，不该边打边查。', '字段多时给 `collapsedCount`，其余收在「展开筛选」里。'],
  avoid: ['商城里的列表：用 `FilterSentence`，一行读得通，选了就生效。', '只有一个框：用 `FilterText`。', '找商品：用 `SearchBox`。'],
  pairs: [
    {
      wide: true,
      good: {
        shows: (
          <FilterBar label="查订单（推荐）" onSearch={nothing} collapsedCount={2}>
            <Field label="订单号"><TextInput name="No" /></Field>
            <Field label="下单人"><TextInput name="Buyer" /></Field>
            <DateRange label="下单时间" today="2026-03-18" />
          </FilterBar>
        ),
        because: '常用的两个在外面，其余收着；回车就是查询。',
      },
      bad: { shows: <FilterBar label="查订单（避免）" onSearch={nothing}><Field label="关键词"><TextInput name="Key" /></Field></FilterBar>, because: '就一个框，却占了一整条、两个按钮。' },
    },
  ],
  maturity: 'trial',
}
