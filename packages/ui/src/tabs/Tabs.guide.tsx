import type { Guide } from '../testing/guide.ts'
import { Tabs } from './Tabs.tsx'

export const guide: Guide = {
  lead: '几部分里一次看一个，或一张列表的几种状态。',
  use: ['同一样东西的两到五个方面：商品的介绍、规格、评价。', '一张列表按状态看：每个带上件数，0 不显示。'],
  avoid: ['人要对照着看的：都摊开，用 `Section`。', '去别的页：用 `UserCentreMenu` 或 `Link`。', '一步一步填：用 `Steps`。', '四五个条件：用 `FilterSentence`。'],
  pairs: [
    {
      good: { shows: <Tabs label="审批（推荐）" defaultValue="waiting" items={[{ value: 'waiting', label: '待我审批', count: 6, panel: '6 张等您审批' }, { value: 'done', label: '我已审批', panel: '214 张' }]} />, because: '名字是里面的东西，要处理的带件数。' },
      bad: { shows: <Tabs label="订单（避免）" defaultValue="1" items={['基本信息', '商品', '地址', '发票', '审批', '物流', '日志', '附件'].map((label, at) => ({ value: String(at + 1), label, panel: label }))} />, because: '一张订单拆成八页：核对一遍要点八次。' },
    },
  ],
  maturity: 'stable',
}
