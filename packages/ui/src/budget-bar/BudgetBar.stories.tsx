import { expect } from 'storybook/test'
import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { BudgetBar } from './BudgetBar.tsx'

const meta = preview.meta({
  title: 'Components/BudgetBar 预算条',
  id: 'components-budgetbar',
  component: BudgetBar,
  args: { name: '行政部 2026年第一季度', total: 50000, used: 18250.5, frozen: 3200, order: 1280 },
})

export const Normal = meta.story({})
export const Warning = meta.story({ args: { used: 32000 } })
export const Critical = meta.story({ args: { used: 41000 } })
export const Over = meta.story({
  args: { used: 46000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('超出预算 ¥480.00')).toBeVisible()
  },
})
export const WithoutOrder = meta.story({ args: { order: undefined } })
export const Untouched = meta.story({ args: { used: 0, frozen: 0, order: 0 } })

export const States = meta.story({
  parameters: inEveryLook,
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 640 }}>
      {[18250, 32000, 41000, 46000].map((used) => (
        <BudgetBar key={used} {...args} used={used} />
      ))}
    </div>
  ),
})
