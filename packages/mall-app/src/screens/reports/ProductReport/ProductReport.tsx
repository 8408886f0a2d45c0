import { useReportTrees } from '../../../components/report/use-report-trees.ts'
import { useListPage } from '../../../list/use-list-page.ts'
import { productReportList } from './product-report-list.ts'
import { ProductReportView } from './ProductReportView.tsx'

/** `/userCenter/report/product` */
export const ProductReport = () => <ProductReportView state={useListPage(productReportList)} trees={useReportTrees()} onPrint={() => print()} />
