import type { ReactNode } from 'react'
import { contrastPairs } from '../../../packages/ui/src/testing/contrast-pairs.ts'
import { MallThemeProvider, themeVariables, useBrand, type ConcreteScheme } from '../../../packages/ui/src/theme/index.ts'
import { CopyName } from '../blocks/CopyName.tsx'
import { Ledger } from '../blocks/Ledger.tsx'
import { contrastOf } from './brand-editor/contrast-of.ts'

const schemes: readonly ConcreteScheme[] = ['light', 'dark']

/** Both schemes side by side, independent of the toolbar. */
const BothSchemes = ({ children }: { readonly children: (scheme: ConcreteScheme) => ReactNode }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))', gap: 16 }}>
    {schemes.map((scheme) => (
      <MallThemeProvider key={scheme} scheme={scheme} style={{ padding: 16, minInlineSize: 0 }}>
        {children(scheme)}
      </MallThemeProvider>
    ))}
  </div>
)

/** Every colour of the toolbar's tenant, with its name and value. */
export const Palette = () => {
  const brand = useBrand()
  return (
    <BothSchemes>
      {(scheme) => (
        <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: 16, margin: 0, padding: 0 }}>
          {Object.entries(themeVariables(brand, scheme))
            .filter(([, value]) => value.startsWith('#'))
            .map(([name, value]) => (
              <li key={name} style={{ listStyle: 'none', fontSize: 12, lineHeight: '16px' }}>
                <div style={{ blockSize: 48, borderRadius: 4, border: '1px solid var(--mall-divider)', background: value }} />
                <div style={{ marginBlockStart: 4 }}><CopyName text={`var(${name})`}>{name.replace('--mall-', '')}</CopyName></div>
                <div style={{ color: 'var(--mall-text-secondary)' }}><CopyName text={value}>{value}</CopyName></div>
              </li>
            ))}
        </ul>
      )}
    </BothSchemes>
  )
}

/** The contrast of every pair of colours that components use, computed for the toolbar's tenant. */
export const Pairs = () => {
  const brand = useBrand()
  return (
    <BothSchemes>
      {(scheme) => (
        <Ledger
          label={`Contrast, ${scheme}`}
          head={['Pair', 'Looks like', 'Reaches', 'Must reach']}
          rows={contrastPairs.map((pair) => {
            const { front, back, ratio } = pair
            const { colour, ground, reached } = contrastOf(pair, brand, scheme)
            const sample =
              ratio >= 4.5 ? (
                <span style={{ padding: '2px 8px', background: ground, color: colour, whiteSpace: 'nowrap' }}>协议价 Aa</span>
              ) : (
                <span style={{ display: 'inline-block', padding: 6, background: ground }}>
                  <span style={{ display: 'block', inlineSize: 48, blockSize: 16, borderRadius: 4, border: `2px solid ${colour}` }} />
                </span>
              )
            const name = `${front} on ${back}${ratio >= 4.5 ? '' : ', edge'}`
            return [name, sample, `${reached.toFixed(2)}${reached >= ratio ? '' : ' — too little'}`, ratio]
          })}
        />
      )}
    </BothSchemes>
  )
}
