import { staffOwner } from '../../company/account/owner.ts'
import { factorStoreOf } from '../../company/account/second-factor/factor-store.ts'
import { staffRecoveryCode, staffSecondFactor } from '../../platform/db/schema/staff.ts'

/** The second factors of the staff. */
export const staffFactors = factorStoreOf({ factor: staffSecondFactor, code: staffRecoveryCode, ownerOf: staffOwner })
