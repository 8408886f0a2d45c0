import type { Guide } from '../testing/guide.ts'
import { Ledger } from './Ledger.tsx'
import { LedgerEquation } from './LedgerEquation.tsx'

export const guide: Guide = {
  lead: '像账本一样，一行一笔，横线底下是合计；`LedgerEquation` 把余额写成一道算式。',
  use: ['结算：商品金额、运费、优惠、应付。', '预算：总额、已用、冻结，等于还剩。', '合计是服务器给的：它只显示，不计算。'],
  avoid: ['一个金额：用 `Price`。', '一段时间的走势：用 `Chart`。', '预算用了多少的一眼：用 `BudgetBar`。'],
  pairs: [
    {
      good: {
        shows: <Ledger lines={[{ label: '商品金额', amount: 1299 }, { label: '运费', amount: 0, note: '满 99.00 免' }, { label: '协议优惠', amount: -86.4, tone: 'saving' }]} sum={{ label: '应付', amount: 1212.6 }} />,
        because: '只有合计带币符，省下的是朱砂；免了的运费也写出来。',
      },
      bad: {
        shows: <Ledger lines={[{ label: '应付', amount: 1212.6, tone: 'danger' }, { label: '商品金额', amount: 1299, tone: 'danger' }]} />,
        because: '金额不是错误，不用出错的颜色；合计排在第一行，也没有自己的线。',
      },
    },
    {
      good: { shows: <LedgerEquation terms={[{ label: '总额', amount: 120000 }, { label: '已用', amount: 64200, operator: '−' }]} result={{ label: '剩余', amount: 55800 }} />, because: '算式摆在眼前，人自己也能验。' },
      bad: { shows: <Ledger lines={[{ label: '剩余', amount: 55800 }]} />, because: '只有一个剩余：从哪里来的，不知道。' },
    },
  ],
  maturity: 'stable',
}
