import { agreementStatus, agreementVersionStatus, type AgreementStatus, type AgreementVersionStatus, type SellerAgreement } from '@mall/api/seller/contract'
import { StatusTag, type StatusTone } from '@mall/ui/status-tag'

const tones: Readonly<Partial<Record<AgreementStatus, StatusTone>>> = { [agreementStatus.draft]: 'info', [agreementStatus.pending]: 'warning', [agreementStatus.inForce]: 'success' }

/** How an agreement stands. */
export const AgreementTag = ({ agreement: { Status, StatusName } }: { readonly agreement: Pick<SellerAgreement, 'Status' | 'StatusName'> }) => <StatusTag tone={tones[Status] ?? 'neutral'}>{StatusName}</StatusTag>

const versionTones: Readonly<Partial<Record<AgreementVersionStatus, StatusTone>>> = { [agreementVersionStatus.pending]: 'warning', [agreementVersionStatus.inForce]: 'success', [agreementVersionStatus.rejected]: 'danger' }

/** How a version stands. */
export const VersionTag = ({ status, name }: { readonly status: AgreementVersionStatus; readonly name: string }) => <StatusTag tone={versionTones[status] ?? 'info'}>{name}</StatusTag>
