import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Badge } from './Badge.tsx'

const meta = preview.meta({ title: 'Components/Badge 角标', id: 'components-badge', component: Badge, args: { count: 7 } })

export const Quiet = meta.story()
export const Cart = meta.story({ args: { tone: 'cart' } })
export const Danger = meta.story({ args: { tone: 'danger', count: 3 } })

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, max-content)', gap: 16 }}>
      {[7, 99, 100].flatMap((count) =>
        (['quiet', 'cart', 'danger'] as const).map((tone) => <Badge key={tone + String(count)} count={count} tone={tone} />),
      )}
    </div>
  ),
})
