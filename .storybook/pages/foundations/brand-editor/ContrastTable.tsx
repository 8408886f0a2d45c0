import type { Brand } from '../../../../packages/ui/src/theme/index.ts'
import { Ledger } from '../../blocks/Ledger.tsx'
import { contrastOf, pairsOfBrand } from './contrast-of.ts'
import { asRatio } from './PrimaryVerdict.tsx'

/** The contrast of every pair of colours that the brand changes. */
export const ContrastTable = ({ brand }: { readonly brand: Brand }) => (
  <Ledger
    label="品牌各色的对比度"
    head={['颜色与底', '浅色', '深色', '至少']}
    rows={pairsOfBrand(brand).map((pair) => [
      `${pair.front} / ${pair.back}${pair.ratio < 4.5 ? '（边）' : ''}`,
      ...(['light', 'dark'] as const).map((scheme) => {
        const { colour, ground, reached } = contrastOf(pair, brand, scheme)
        return (
          <span key={scheme} style={{ padding: '2px 6px', background: ground, color: pair.ratio < 4.5 ? undefined : colour, ...(pair.ratio < 4.5 && { border: `2px solid ${colour}`, background: undefined }) }}>
            {asRatio(reached)}
            {reached < pair.ratio && ' 不足'}
          </span>
        )
      }),
      `${pair.ratio}:1`,
    ])}
  />
)
