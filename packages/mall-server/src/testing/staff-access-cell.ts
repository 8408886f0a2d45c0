import type { StaffPermission, StaffScope } from '@mall/api/seller/contract'
import type { PresetStaffRole } from '../seller/account/presets.ts'

/** What becomes of a call of the seller's side: it is rejected, or allowed and about no customer's records, or allowed and about these. */
export type StaffAccessCell = 'unauthorized' | 'forbidden' | 'allowed' | 'self' | StaffScope

export type StaffAccessRow = Readonly<Record<'visitor' | PresetStaffRole, StaffAccessCell>>

export interface PresetStaffGrants {
  readonly scope: StaffScope
  readonly demandsFactor: boolean
  readonly permissions: readonly StaffPermission[]
}
