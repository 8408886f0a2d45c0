import type { Guide } from '../testing/guide.ts'
import { StatCard, StatStrip } from './StatCard.tsx'

export const guide: Guide = {
  lead: '一个数，它的名字，和比以前多了还是少了。几个排成一条 `StatStrip`。',
  use: ['报表与工作台的三到五个总数。', '点进去看明细的，给 `href`，整块就是链接。', '多与少只写成词，不分好坏：花得多不等于做得差。'],
  avoid: ['走势：用 `Chart`。', '等人处理的件数：写在 `PageHeader` 的那句话里。', '一张表里的每个格子：用 `Table`。'],
  sample: <StatStrip><StatCard label="本月采购额" value="¥1,046,112.40" changes={[{ label: '比上月', ratio: 0.09 }]} href="/report/month" /></StatStrip>,
  pairs: [
    {
      wide: true,
      good: {
        shows: <StatStrip><StatCard label="本月采购额" value="¥1,046,112.40" changes={[{ label: '比上月', ratio: 0.09 }]} /><StatCard label="订单" value="214 单" changes={[{ label: '比上月', ratio: null }]} /></StatStrip>,
        because: '数带单位，比的是谁写清；没有可比的写「—」。',
      },
      bad: {
        shows: <StatStrip>{['订单', '商品', '部门', '账号', '角色', '地址', '发票'].map((label, at) => <StatCard key={label} label={label} value={at * 7 + 3} />)}</StatStrip>,
        because: '七个总数、没有单位：哪个都不用人做什么，只是占地方。',
      },
    },
  ],
  maturity: 'stable',
}
