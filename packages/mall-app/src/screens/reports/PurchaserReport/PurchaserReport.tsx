import { useReportTrees } from '../../../components/report/use-report-trees.ts'
import { useListPage } from '../../../list/use-list-page.ts'
import { purchaserReportList } from './purchaser-report-list.ts'
import { PurchaserReportView } from './PurchaserReportView.tsx'

/** `/userCenter/report/purchaser` */
export const PurchaserReport = () => <PurchaserReportView state={useListPage(purchaserReportList)} trees={useReportTrees()} onPrint={() => print()} />
