import { customerStateNames, type CustomerState } from '@mall/api/seller/contract'
import { StatusTag, type StatusTone } from '@mall/ui/status-tag'

const tones: Readonly<Record<CustomerState, StatusTone>> = { none: 'warning', invited: 'warning', active: 'success' }

/** How far a customer has come. */
export const CustomerTag = ({ state }: { readonly state: CustomerState }) => <StatusTag tone={tones[state]}>{customerStateNames[state]}</StatusTag>
