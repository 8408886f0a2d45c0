import type { FilterValues } from '@mall/app-kit/list/filter.ts'
import type { reportFilters } from './report-filters.ts'

/** The filters of a report as the address of another holds them, without what was chosen in its chart. */
export const carriedFilters = ({ Time, Company, Dept, User, Category, Cancelled }: FilterValues<typeof reportFilters>) => ({
  Begin: Time.start,
  End: Time.end,
  Company,
  Dept,
  User,
  Category,
  Cancelled,
})
