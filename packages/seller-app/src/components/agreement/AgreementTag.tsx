import { agreementStatus, type AgreementStatus, type SellerAgreement } from '@mall/api/seller/contract'
import { StatusTag, type StatusTone } from '@mall/ui/status-tag'

const tones: Readonly<Partial<Record<AgreementStatus, StatusTone>>> = { [agreementStatus.draft]: 'info', [agreementStatus.pending]: 'warning', [agreementStatus.inForce]: 'success' }

/** How an agreement stands. */
export const AgreementTag = ({ agreement: { Status, StatusName } }: { readonly agreement: Pick<SellerAgreement, 'Status' | 'StatusName'> }) => <StatusTag tone={tones[Status] ?? 'neutral'}>{StatusName}</StatusTag>
