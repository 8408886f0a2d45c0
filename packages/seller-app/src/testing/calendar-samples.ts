import { defaultWorkCalendar, type SellerCalendarDetail } from '@mall/api/seller/contract'

export const calendarDetail: SellerCalendarDetail = {
  Calendar: { ...defaultWorkCalendar, WorkTo: '17:30', Limits: { ...defaultWorkCalendar.Limits, Quote: 12 } },
  IsDefault: false,
  ChangedBy: '陆筱',
  ChangedAt: '2026-03-16T09:00:00+08:00',
  AllowActions: ['Edit'],
  Version: 3,
}
