import { DescriptionList } from '../description-list/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import type { Guide } from '../testing/guide.ts'
import { LoadingOverlay } from './LoadingOverlay.tsx'

const facts = <DescriptionList items={[{ term: '下单人', value: '周雨桐' }, { term: '金额', value: '¥1,212.60' }]} />

export const guide: Guide = {
  lead: '内容重新加载时盖上的一层薄纱：看得见，点不着。',
  use: ['改了筛选、翻了页，旧内容先留着。', '三百毫秒内回来的，不闪。'],
  avoid: ['第一次加载：用 `Skeleton`。', '按下按钮的等待：用 `Button` 的 `loading`。', '表格：`Table` 自己会。'],
  pairs: [
    {
      good: { shows: <LoadingOverlay busy delay={0}>{facts}</LoadingOverlay>, because: '再次加载时旧的内容还在，人记得自己看到哪里。' },
      bad: { shows: <Skeleton lines={2} />, because: '每次重新加载都换成骨架：内容没了又来，页面一跳一跳。' },
    },
  ],
  maturity: 'stable',
}
