import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { StateTable } from '../testing/StateTable.tsx'
import { Price, type PriceKind } from './Price.tsx'
import { PriceBlock, type PriceBlockProps } from './PriceBlock.tsx'

const meta = preview.meta({ title: 'Components/Price 价格', id: 'components-price', component: Price, subcomponents: { PriceBlock }, args: { value: 1280.5 } })

export const Plain = meta.story()
export const Agreed = meta.story({ args: { kind: 'agreed', size: 'large', unit: '箱' } })
export const Market = meta.story({ args: { kind: 'market', value: 1466 } })
export const Saving = meta.story({ args: { kind: 'saving', value: 185.5 } })
export const Missing = meta.story({ args: { value: null } })

const kinds: PriceKind[] = ['agreed', 'market', 'saving', 'plain']

export const States = meta.story({
  parameters: inEveryLook,
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

const blocks: readonly (PriceBlockProps & { readonly name: string })[] = [
  { name: 'agreed', price: 21.6, marketPrice: 28, agreed: true },
  { name: 'agreed, the same', price: 28, marketPrice: 28, agreed: true },
  { name: 'not agreed', price: 28, marketPrice: 28, agreed: false },
  { name: 'not agreed, lower', price: 25.5, marketPrice: 28, agreed: false },
  { name: 'market', price: 28, marketPrice: 28 },
  { name: 'visitor', marketPrice: 28 },
  { name: 'without agreements', price: 21.6, marketPrice: 28 },
  { name: 'unknown', price: null, marketPrice: null, agreed: true },
  { name: 'long', price: 123_456.78, marketPrice: 234_567.89, agreed: true },
]

export const Block = meta.story({ render: () => <PriceBlock price={21.6} marketPrice={28} agreed unit="盒" style={{ inlineSize: 232 }} /> })

/** As on a card, on a narrow one, in a row, and on the product's page. */
export const BlockStates = meta.story({
  render: () => (
    <StateTable
      wide
      rows={blocks.map(({ name, ...block }) => ({
        name,
        shows: (
          <div style={{ display: 'grid', gridTemplateColumns: '232px 152px 280px max-content', gap: 24, alignItems: 'start' }}>
            <PriceBlock {...block} unit="盒" />
            <PriceBlock {...block} unit="盒" />
            <PriceBlock {...block} unit="盒" size="normal" />
            <PriceBlock {...block} unit="盒" size="hero" />
          </div>
        ),
      }))}
    />
  ),
})
