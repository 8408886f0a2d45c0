// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** When the seller works, and the time limits that follow from it. */
export interface SellerCalendarResource {
  /** Returns the calendar of the mall. Needs the permission `staff.view`. */
  readonly detail: CallFunction<'POST /api/SellerCalendar/Detail'>
  /** Saves the calendar of the mall; everything that is computed from then on follows it. All of it at once. What is late, how much is left, the days that buyers may choose and the report 履约 follow the calendar as it is when they are read. Until when a question was to be answered that was asked before stays. What `calendarProblems` finds is a `CALENDAR_INVALID`. Needs the permission `staff.manage`. */
  readonly save: CallFunction<'POST /api/SellerCalendar/Save'>
}
