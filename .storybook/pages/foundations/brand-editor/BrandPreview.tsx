import { MallThemeProvider, type Brand, type ConcreteScheme, type Density } from '../../../../packages/ui/src/theme/index.ts'
import { SampleOrders } from './SampleOrders.tsx'
import { SixComponents } from './SixComponents.tsx'

interface BrandPreviewProps {
  readonly brand: Brand
  readonly scheme: ConcreteScheme
  readonly density: Density
  /** What the scheme is called. */
  readonly name: string
}

/** The six components, a form and a table as a brand has them in one scheme. */
export const BrandPreview = ({ brand, scheme, density, name }: BrandPreviewProps) => (
  <MallThemeProvider brand={brand} scheme={scheme} density={density} role="region" aria-label={`${name}预览`} className="brand-preview">
    <p className="brand-preview-name">
      <strong>{brand.name}</strong> · {name}
    </p>
    <SixComponents of={name} />
    <SampleOrders of={name} />
  </MallThemeProvider>
)
