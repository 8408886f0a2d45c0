import { CategoryNav, groupCategories, MallThemeProvider } from '../../../../packages/ui/src/index.ts'
import { categories } from '../data.ts'
import { Words } from './Words.tsx'

const rows = groupCategories(categories, 15)

/** The bench subtracts the default open delay of 120 ms. */
export const Scene = () => (
  <MallThemeProvider>
    <Words />
    <CategoryNav label="商品分类" rows={rows} layout="flyout" style={{ width: 240 }} />
  </MallThemeProvider>
)
