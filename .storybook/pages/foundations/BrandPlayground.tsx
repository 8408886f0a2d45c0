import { useState, type ReactNode } from 'react'
import { CartView } from '../../../packages/mall-app/src/screens/shopping/Cart/CartView.tsx'
import { buildCart } from '../../../packages/mocks/src/index.ts'
import { Field } from '../../../packages/ui/src/field/index.ts'
import { TextArea } from '../../../packages/ui/src/text-input/index.ts'
import { brandColours, MallThemeProvider, type Brand, type Scheme } from '../../../packages/ui/src/theme/index.ts'
import { parseBrand, type BrandProblem } from './parse-brand.ts'
import { SixComponents } from './SixComponents.tsx'

const frame = { display: 'grid', gap: 24, padding: 16, minInlineSize: 0 } as const
const nothing = () => undefined
const callbacks = {
  onRetry: nothing,
  onQuantityChange: nothing,
  onRemarkChange: nothing,
  onSelect: nothing,
  onRemove: nothing,
  onMoveToFavorite: nothing,
  onClear: nothing,
  onCheckOut: nothing,
}

const problemList = (problems: readonly BrandProblem[]): ReactNode =>
  problems.map(({ field, message }) => (
    <span key={field} style={{ display: 'block' }}>
      {field} {message}
    </span>
  ))

const Derived = ({ brand }: { readonly brand: Brand }) => (
  <div style={{ display: 'grid', gap: 8, alignContent: 'start' }}>
    {(['light', 'dark'] as const).map((scheme) => (
      <ul key={scheme} style={{ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0 }}>
        {Object.entries(brandColours(brand, scheme)).map(([name, value]) => (
          <li key={name} style={{ listStyle: 'none', inlineSize: 88, fontSize: 12, lineHeight: '16px' }}>
            <div style={{ blockSize: 24, border: '1px solid var(--mall-divider)', background: value }} />
            {name}
            <div style={{ color: 'var(--mall-text-secondary)' }}>{value}</div>
          </li>
        ))}
      </ul>
    ))}
  </div>
)

/** An editor for a tenant's JSON with a live preview. While the JSON is invalid, the last valid brand stays. */
export const BrandPlayground = ({ initial, scheme }: { readonly initial: Brand; readonly scheme: Scheme }) => {
  const [text, setText] = useState(() => JSON.stringify(initial, null, 2))
  const [brand, setBrand] = useState(initial)
  const read = parseBrand(text)
  const problems = 'problems' in read ? read.problems : []
  const edit = (value: string) => {
    setText(value)
    const next = parseBrand(value)
    if ('brand' in next) setBrand(next.brand)
  }
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))', gap: 24 }}>
        <Field
          label="A tenant's JSON"
          hint="name, primary, radius, fontScale, logo"
          error={problems.length > 0 ? problemList(problems) : undefined}
        >
          <TextArea rows={8} value={text} onValueChange={edit} spellCheck={false} style={{ fontFamily: 'monospace' }} />
        </Field>
        <Derived brand={brand} />
      </div>
      <MallThemeProvider brand={brand} scheme={scheme} data-testid="branded" style={frame}>
        <SixComponents />
        <div data-density="comfortable">
          <CartView cart={buildCart()} failure={null} pending={false} {...callbacks} />
        </div>
      </MallThemeProvider>
    </div>
  )
}
