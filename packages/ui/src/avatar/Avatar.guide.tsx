import { Inline } from '../stack/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Avatar } from './Avatar.tsx'

export const guide: Guide = {
  lead: '一个人：有照片用照片，没有就用名字的末两个字，底色跟着人走。',
  use: ['账号、审批人、评价的人，挨着他的名字。', '重名的人给 `seed`，颜色跟编号走，每页一样。', '名字写在旁边时给 `decorative`，读屏软件不念两遍。'],
  avoid: ['企业、品牌：用它们的标志。', '一大串人：写「周雨桐等 12 人」。', '没有意思的装饰：用 `Icon`。'],
  pairs: [
    {
      good: { shows: <Inline gap={8}><Avatar name="周雨桐" seed="u1" decorative />周雨桐 · 研发中心</Inline>, because: '头像帮人认，名字才是答案。' },
      bad: { shows: <Inline gap={8}><Avatar name="周雨桐" seed="u1" /><Avatar name="吴家宁" seed="u2" /><Avatar name="陆鸣" seed="u3" /></Inline>, because: '只有三个圈：谁是谁，得挨个悬停。' },
    },
  ],
  maturity: 'stable',
}
