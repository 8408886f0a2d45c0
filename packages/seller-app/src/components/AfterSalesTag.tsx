import { afterSalesStatus, type AfterSalesStatus } from '@mall/api/contract'
import type { SellerAfterSales } from '@mall/api/seller/contract'
import { StatusTag, type StatusTone } from '@mall/ui/status-tag'

/** What waits for the seller is a warning; the rest waits for the applicant, or is over. */
const tones: Readonly<Partial<Record<AfterSalesStatus, StatusTone>>> = {
  [afterSalesStatus.pendingReview]: 'warning',
  [afterSalesStatus.returned]: 'warning',
  [afterSalesStatus.processing]: 'warning',
  [afterSalesStatus.completed]: 'success',
}

/** How an after-sales service stands. */
export const AfterSalesTag = ({ service: { Status, StatusName, AwaitsApplicant } }: { readonly service: Pick<SellerAfterSales, 'Status' | 'StatusName' | 'AwaitsApplicant'> }) => (
  <StatusTag tone={(AwaitsApplicant ? undefined : tones[Status]) ?? 'neutral'}>{StatusName}</StatusTag>
)
