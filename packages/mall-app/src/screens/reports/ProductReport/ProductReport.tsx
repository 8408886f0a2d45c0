import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { PrintLetterhead } from '../../../components/print-sheet/PrintLetterhead.tsx'
import { useReportTrees } from '../../../features/report/use-report-trees.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { productReport } from './product-report.tsx'
import { productReportList } from './product-report-list.ts'

/** `/userCenter/report/product` */
export const ProductReport = () => <ReportPage report={productReport} state={useListPage(productReportList)} trees={useReportTrees()} letterhead={<PrintLetterhead />} onPrint={() => print()} />
