import { Button } from '@mall/ui/button'
import { MallThemeProvider } from '@mall/ui/theme'
import type { ReactNode } from 'react'
import { putInUse, useBrandInUse } from './brand-in-use.ts'

/** An example in the brand in use. The text of the site stays in the house's own. */
export const InBrand = ({ children }: { readonly children: ReactNode }) => <MallThemeProvider brand={useBrandInUse()}>{children}</MallThemeProvider>

/** Says on each page which brand the examples are drawn with, and takes it back. */
export const BrandNote = () => {
  const brand = useBrandInUse()
  if (!brand) return null
  return (
    <p className="brand-note">
      <span>
        <i style={{ background: brand.primary }} aria-hidden="true" />
        示例的品牌：{brand.name}
      </span>
      <Button variant="text" onClick={() => putInUse(null)}>恢复</Button>
    </p>
  )
}
