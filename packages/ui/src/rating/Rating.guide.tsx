import { Field } from '../field/index.ts'
import type { Guide } from '../testing/guide.ts'
import { TextInput } from '../text-input/index.ts'
import { Rating } from './Rating.tsx'

export const guide: Guide = {
  lead: '一到五颗星，每颗都有一个词：很差、较差、一般、满意、非常满意。',
  use: ['评价买过的商品与服务。', '展示平均分：给 `readOnly`，可以有半颗星。'],
  avoid: ['挑一个有名字的选项：用 `RadioGroup`。', '完成了多少：用 `BudgetBar` 或 `Steps`。', '重要程度、优先级：用 `StatusTag` 写成词。'],
  pairs: [
    {
      good: { shows: <Field label="商品评分" group required><Rating defaultValue={4} /></Field>, because: '词跟着星变，读屏软件也听得到「满意」。' },
      bad: { shows: <Field label="商品评分（1-5）" required><TextInput inputMode="numeric" defaultValue="4" /></Field>, because: '让人打数字：5 是最好还是最差？' },
    },
    {
      good: { shows: <Rating value={4.6} readOnly />, because: '只读的是一张有名字的图：评分 4.6 星，满分 5 星。' },
      bad: { shows: <Rating value={5} disabled />, because: '用不可用来展示平均分：半颗星没了，看着像坏了。' },
    },
  ],
  maturity: 'stable',
}
