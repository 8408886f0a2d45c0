import { agreementVersionStatus, type AgreementVersionStatus, type SellerAgreementDetail } from '@mall/api/seller/contract'
import { StatusTag, type StatusTone } from '@mall/ui/status-tag'

const tones: Readonly<Partial<Record<AgreementVersionStatus, StatusTone>>> = { [agreementVersionStatus.draft]: 'info', [agreementVersionStatus.pending]: 'warning', [agreementVersionStatus.rejected]: 'danger' }

/** How the version stands that is looked at, where customers buy by another one. */
export const VersionTag = ({ version: { Status, StatusName } }: { readonly version: SellerAgreementDetail['Versions'][number] }) => <StatusTag tone={tones[Status] ?? 'neutral'}>{StatusName}</StatusTag>
