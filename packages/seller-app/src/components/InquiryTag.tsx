import { inquiryStatus, type InquiryStatus } from '@mall/api/contract'
import type { SellerInquiry } from '@mall/api/seller/contract'
import { StatusTag, type StatusTone } from '@mall/ui/status-tag'

const tones: Readonly<Partial<Record<InquiryStatus, StatusTone>>> = { [inquiryStatus.pending]: 'warning', [inquiryStatus.quoted]: 'info', [inquiryStatus.accepted]: 'success' }

/** How an inquiry stands, in the seller's words: 待受理 is the buyer's. */
export const InquiryTag = ({ inquiry: { Status, StatusName, HasDraft } }: { readonly inquiry: Pick<SellerInquiry, 'Status' | 'StatusName' | 'HasDraft'> }) => (
  <StatusTag tone={tones[Status] ?? 'neutral'}>{Status === inquiryStatus.pending ? (HasDraft ? '在报' : '待报价') : StatusName}</StatusTag>
)
