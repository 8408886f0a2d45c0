import type { Guide } from '../testing/guide.ts'
import { Price } from './Price.tsx'
import { PriceBlock } from './PriceBlock.tsx'

export const guide: Guide = {
  lead: '一个含税的金额，单位是元，两位小数；`PriceBlock` 把协议价、市场价与节省放在一处。',
  use: ['一个孤立的金额：用 `Price`，`kind` 说是哪一种价。', '商品的价：用 `PriceBlock`，卡片、行与详情页都是它。', '没有价格传 null，显示「—」，读屏软件听到「暂无价格」。'],
  avoid: ['几笔相加：用 `Ledger`。', '报表里的数字：用 `StatCard` 或 `Table` 的右对齐列。', '上下限的输入：用 `MoneyRange`。'],
  sample: <PriceBlock price={21.6} marketPrice={28} agreed unit="盒" />,
  pairs: [
    {
      good: { shows: <PriceBlock price={21.6} marketPrice={28} agreed unit="盒" />, because: '先说是不是协议价，再说省多少；位置固定，一排商品对得齐。' },
      bad: { shows: <><Price value={21.6} kind="plain" /> <Price value={28} kind="market" /></>, because: '两个数并排：哪个是我要付的，单位是什么，都没说。' },
    },
    {
      good: { shows: <PriceBlock price={null} marketPrice={28} unit="盒" />, because: '访客没有协议价：市场价照写，不写成「登录可见」的空格。' },
      bad: { shows: <Price value={0} unit="盒" />, because: '没有价格写成 0：0 是真的不要钱。' },
    },
  ],
  maturity: 'stable',
}
