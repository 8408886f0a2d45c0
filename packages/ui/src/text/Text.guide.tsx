import { Alert } from '../alert/index.ts'
import { Price } from '../price/index.ts'
import { Stack } from '../stack/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Text } from './Text.tsx'

export const guide: Guide = {
  lead: '比周围轻一点、小一点或要紧一点的字。',
  use: ['补充说明用 `secondary`，可有可无的用 `tertiary`。', '一句要留意的话用 `warning`，出错的话用 `danger`。', '要读出来的给 `as` 与 `role`。'],
  avoid: ['有图标、有操作的提醒：用 `Alert`。', '金额：用 `Price`；状态：用 `StatusTag`。', '标题：用 `Section` 与 `PageHeader`，别用大号的字装标题。'],
  pairs: [
    {
      good: { shows: <Stack gap={4}><Text strong>周雨桐</Text><Text tone="secondary">研发中心</Text></Stack>, because: '一重一轻，一眼分出主次。' },
      bad: { shows: <Stack gap={4}><Text size={24} strong tone="danger">周雨桐</Text><Text size={18} tone="warning">研发中心</Text></Stack>, because: '又大又红，却没有出任何错。' },
    },
    {
      good: { shows: <Price value={1212.6} kind="plain" />, because: '金额有自己的位数与读法。' },
      bad: { shows: <Stack gap={4}><Text size={18}>1212.6元</Text><Alert tone="info">含税</Alert></Stack>, because: '一个 Text 写金额：没有千分位，也没有两位小数。' },
    },
  ],
  maturity: 'stable',
}
