import type { AgreedRow } from '@mall/api/seller/contract'
import type { PriceTier } from '../../../platform/db/schema/catalogue.ts'
import type { HeldAgreement } from '../agreements.ts'

/** The agreements that hold a product with this row: one, of the company, in force all year. */
export const heldWith = (row: AgreedRow, changes: Partial<HeldAgreement> = {}): readonly HeldAgreement[] => [
  { versionId: 1, version: 1, number: 'KX-2026-0001', level: 'company', until: '2026-12-31', materialCode: null, versions: [{ from: '2026-01-01', row }], ...changes },
]

/** The same with prices of its own. */
export const agreedAt = (tiers: readonly PriceTier[]): readonly HeldAgreement[] => heldWith({ kind: 'fixed', tiers })
