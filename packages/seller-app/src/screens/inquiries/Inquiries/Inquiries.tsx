import { useListPage } from '../../../queries/use-list-page.ts'
import { inquiriesList } from './inquiries-list.ts'
import { InquiriesView } from './InquiriesView.tsx'

/** `/seller/inquiries` */
export const Inquiries = () => <InquiriesView state={useListPage(inquiriesList)} />
