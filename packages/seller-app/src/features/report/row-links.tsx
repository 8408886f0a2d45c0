import { agreementDimensionNames, missDimensionNames, salesDimensionNames, type SalesDimension, type SalesReportRow } from '@mall/api/seller/contract'
import type { FilterValues } from '@mall/app-kit/list/filter.ts'
import { RowName } from '@mall/app-kit/report/RowName.styles.ts'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { Link } from '@mall/ui/link'
import { Text } from '@mall/ui/text'
import { href } from '../../site/routes.ts'
import type { salesFilters } from './sales-filters.ts'

type Filters = FilterValues<typeof salesFilters>
type Row = Pick<SalesReportRow, 'Name' | 'IsOpen' | 'BeginDate' | 'EndDate' | 'EnterpriseId' | 'ProductCode' | 'CategoryId' | 'ManagerId'>

/** Which screen shows the same sums by another dimension. */
export type SalesScreen = 'reportSales' | 'reportMargin'

/** The filters as the address of a report holds them, without what was chosen in its chart. */
const carried = ({ Time, Customer, Manager, Category, Company }: Filters) => ({
  Begin: Time.start || undefined, End: Time.end || undefined, Customer: Customer || undefined, Manager: Manager ?? undefined, Category: Category ?? undefined, Company: Company ?? undefined,
})

/** One step closer: a customer by its products, a category by those below it, a manager by the customers; of a product its page. Null where nothing is closer. */
const closerHref = (screen: SalesScreen, filters: Filters, row: Row): string | null => {
  const address = carried(filters)
  if (row.EnterpriseId !== null) return href(screen, { ...address, by: 'product', Company: row.EnterpriseId })
  if (row.ProductCode !== null) return href('product', {}, { code: row.ProductCode })
  if (row.CategoryId !== null) return row.CategoryId === filters.Category ? href(screen, { ...address, by: 'product' }) : href(screen, { ...address, by: 'category', Category: row.CategoryId })
  if (row.ManagerId !== null) return href(screen, { ...address, by: 'customer', Manager: row.ManagerId })
  return null
}

/**
 * The list of the orders that make a number. Orders are found by customer, product and days: a category or a manager they do not know, so that a row
 * that is narrowed by one of these leads to no list that would show others.
 */
const ordersHref = ({ Customer, Manager, Category, Company }: Filters, row: Row): string | null => {
  if (Manager !== null || Category !== null || row.CategoryId !== null || (row.EnterpriseId === null && row.ProductCode === null && row.ManagerId !== null)) return null
  return href('orders', { Begin: row.BeginDate, End: row.EndDate, Company: row.EnterpriseId ?? Company ?? undefined, Customer: Customer || undefined, Product: row.ProductCode ?? undefined })
}

const headers = { ...salesDimensionNames, ...agreementDimensionNames, ...missDimensionNames, time: '期间' } as const

/** The column of what a row is called, which leads one step closer where something is. */
export const nameColumn = <Named extends Pick<Row, 'Name'> & Partial<Pick<Row, 'IsOpen'>>>(by: keyof typeof headers, closerOf: (row: Named) => string | null) => ({
  key: 'Name', header: headers[by], minWidth: 120, rowHeader: true, title: ({ Name }: Named) => Name,
  render: (row: Named) => {
    const closer = closerOf(row)
    if (closer !== null) return <RowName><Link href={closer}>{row.Name}</Link></RowName>
    return row.IsOpen ? <>{row.Name} <Text tone="secondary">未完</Text></> : row.Name
  },
})

/** The columns that say what a row is. */
export const placeColumns = (screen: SalesScreen, by: SalesDimension, filters: Filters) => [
  ...(by === 'product' ? [{ key: 'Code', header: '编码', width: 112, render: ({ ProductCode }: Row) => ProductCode ?? '' }] : []),
  nameColumn(by, (row: Row) => closerHref(screen, filters, row)),
]

/** How many orders there are, which lead to the list of them. No component: a column is as wide as the words that its cells hold as children. */
export const ordersLink = (filters: Filters, row: Row, count: number) => {
  const orders = count === 0 ? null : ordersHref(filters, row)
  return orders === null ? countText(count) : <Link href={orders}>{countText(count)}</Link>
}
