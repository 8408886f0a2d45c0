import { authenticatorOf } from '../../company/account/authenticator.ts'
import { staffOwner } from '../../company/account/owner.ts'
import { findStaffByName, showStaffLock, type StaffRow } from './store.ts'

export const staffDisabledText = '账号已停用，请联系管理员'

/** The first step of a login of the staff. */
export const { authenticate, authenticateFirst } = authenticatorOf<StaffRow>({
  find: findStaffByName,
  subjectOf: (row, name) => (row ? { userId: staffOwner(row.id) } : { name, of: 'staff' }),
  showLock: (db, row, until) => showStaffLock(db, row.id, until),
  texts: { disabled: staffDisabledText, initialExpired: '初始密码已过期，请联系管理员重置' },
})
