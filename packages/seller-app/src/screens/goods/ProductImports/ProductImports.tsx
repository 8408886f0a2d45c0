import { useListPage } from '../../../queries/use-list-page.ts'
import { useStaff } from '../../../queries/viewer.ts'
import { productImportsList } from './product-imports-list.ts'
import { ProductImportsView } from './ProductImportsView.tsx'

/** `/seller/products/imports` */
export const ProductImports = () => <ProductImportsView state={useListPage(productImportsList)} mayImport={useStaff().data?.Permissions.includes('product.manage') ?? false} />
