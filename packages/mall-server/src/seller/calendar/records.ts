import { eq } from 'drizzle-orm'
import { defaultWorkCalendar, sellerCalendarActions, type SellerCalendarAction, type SellerCalendarDetail } from '@mall/api/seller/contract'
import { calendarRow } from '../../platform/calendar/read.ts'
import type { Db } from '../../platform/db/client.ts'
import { workCalendar as record } from '../../platform/db/schema/calendar.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toInstant } from '../../platform/time.ts'

export { record }

/** What a user with these permissions may do with the calendar. */
export const allowedActions = ({ permissions }: Pick<StaffCaller, 'permissions'>): SellerCalendarAction[] => (permissions.has('staff.manage') ? [...sellerCalendarActions] : [])

export const detailCalendar = async (db: Db, caller: StaffCaller): Promise<SellerCalendarDetail> => {
  const row = await calendarRow(db)
  const [changer] = row.staffId === null ? [] : await db.select({ name: staff.name }).from(staff).where(eq(staff.id, row.staffId))
  return {
    Calendar: row.calendar ?? defaultWorkCalendar,
    IsDefault: row.calendar === null,
    ChangedBy: changer?.name ?? null,
    ChangedAt: row.changedAt === null ? null : toInstant(row.changedAt),
    AllowActions: allowedActions(caller),
    Version: row.version,
  }
}
