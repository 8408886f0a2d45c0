import { BudgetBar } from '../../../packages/ui/src/budget-bar/index.ts'
import { formatYuan, Price } from '../../../packages/ui/src/price/index.ts'
import preview from '../../preview.tsx'
import { DoDont } from '../blocks/DoDont.tsx'
import { Ledger } from '../blocks/Ledger.tsx'

const meta = preview.meta({ title: 'Patterns/Money 金额', id: 'patterns-money', tags: ['!autodocs'] })

const amounts = [0, 0.005, 8.5, 1234.5, 12_345_678.9, -12.3, null]

export const Written = meta.story({
  render: () => (
    <Ledger
      label="Amounts"
      head={['On the wire', 'formatYuan', 'agreed', 'market', 'saving']}
      rows={amounts.map((value) => [
        String(value),
        formatYuan(value),
        <Price key="agreed" kind="agreed" value={value} />,
        <Price key="market" kind="market" value={value} />,
        <Price key="saving" kind="saving" value={value} />,
      ])}
    />
  ),
})
export const Budget = meta.story({
  render: () => <BudgetBar name="行政部 2026 年一季度" total={50_000} used={31_200} frozen={4_300} order={1_016} />,
})
export const Column = meta.story({
  render: () => (
    <DoDont
      good={{
        shows: (
          <div style={{ display: 'grid', justifyItems: 'end' }}>
            <Price value={1016} />
            <Price value={98.5} />
            <Price value={12_345.6} />
          </div>
        ),
        because: 'Two decimals always, at the end: the points stand below each other.',
      }}
      bad={{
        shows: (
          <div style={{ display: 'grid' }}>
            <span>1016元</span>
            <span>¥98.5</span>
            <span>1.23万</span>
          </div>
        ),
        because: 'Three ways to write the same thing cannot be compared.',
      }}
    />
  ),
})
