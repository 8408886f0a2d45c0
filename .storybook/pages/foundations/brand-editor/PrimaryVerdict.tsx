import { StatusTag } from '../../../../packages/ui/src/status-tag/index.ts'
import type { Brand, ConcreteScheme } from '../../../../packages/ui/src/theme/index.ts'
import { primaryContrast } from './contrast-of.ts'

const schemes: readonly { readonly scheme: ConcreteScheme; readonly name: string; readonly moved: string }[] = [
  { scheme: 'light', name: '浅色', moved: '调深' },
  { scheme: 'dark', name: '深色', moved: '调亮' },
]

/** Cut, not rounded: 4.496 does not reach 4.5. */
export const asRatio = (contrast: number): string => `${(Math.floor(contrast * 100) / 100).toFixed(2)}:1`

/** Whether a brand's colour can be read as it was given, in each scheme, and what is drawn in its place: said again when the colour changes. */
export const PrimaryVerdict = ({ brand }: { readonly brand: Brand }) => (
  <div role="status" aria-label="主色的对比度">
    <ul className="brand-verdict">
      {schemes.map(({ scheme, name, moved }) => {
        const { given, drawn, colour, required } = primaryContrast(brand, scheme)
        const isReadable = given >= required
        return (
          <li key={scheme}>
            <StatusTag tone={isReadable ? 'success' : 'warning'}>{isReadable ? '读得清' : '对比度不足'}</StatusTag>{' '}
            {name}：{brand.primary} 作文字 {asRatio(given)}，{isReadable ? `达到 ${required}:1` : `不到 ${required}:1`}
            {colour.toUpperCase() !== brand.primary.toUpperCase() && `；${isReadable ? '' : `${moved}为 `}${colour} 使用，${asRatio(drawn)}`}
          </li>
        )
      })}
    </ul>
  </div>
)
