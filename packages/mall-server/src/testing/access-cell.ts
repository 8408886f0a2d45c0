import type { DataScope, Permission } from '@mall/api/contract'
import type { PresetRole } from '../company/role/presets.ts'

/** What becomes of a call with one preset role, or without a login: it is rejected, or allowed and about no customer's records, or allowed and about these. */
export type AccessCell = 'unauthorized' | 'forbidden' | 'allowed' | 'shared' | 'approval' | DataScope

export type AccessRow = Readonly<Record<'visitor' | PresetRole, AccessCell>>

export interface PresetGrants {
  readonly scope: DataScope
  readonly permissions: readonly Permission[]
}
