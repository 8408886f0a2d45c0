import preview from '../../../../.storybook/preview.tsx'
import { Price, type PriceKind } from './Price.tsx'

const meta = preview.meta({ title: 'Components/Price', component: Price, args: { value: 1280.5 } })

export const Plain = meta.story()
export const Agreed = meta.story({ args: { kind: 'agreed', size: 'large', unit: '箱' } })
export const Market = meta.story({ args: { kind: 'market', value: 1466 } })
export const Saving = meta.story({ args: { kind: 'saving', value: 185.5 } })
export const Missing = meta.story({ args: { value: null } })

const kinds: PriceKind[] = ['agreed', 'market', 'saving', 'plain']

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, max-content)', gap: '16px 40px', alignItems: 'baseline' }}>
      {(['small', 'normal', 'large', 'hero'] as const).flatMap((size) =>
        kinds.map((kind) => (
          <Price key={size + kind} value={12_345.6} size={size} kind={kind} unit={kind === 'agreed' ? '箱' : undefined} />
        )),
      )}
      <Price value={null} />
    </div>
  ),
})
