import { expect, test } from 'vitest'
import type { TableColumn } from '@mall/ui/table'
import { departmentReport } from './DepartmentReport/department-report.tsx'
import { orderDetailReport } from './OrderDetailReport/order-detail-report.tsx'
import { orderReport } from './OrderReport/order-report.tsx'
import { orderReportList } from './OrderReport/order-report-list.ts'
import { productReport } from './ProductReport/product-report.tsx'
import { purchaserReport } from './PurchaserReport/purchaser-report.tsx'

const widthOf = ({ width, minWidth }: Pick<TableColumn<never>, 'width' | 'minWidth'>): number => width ?? minWidth ?? 0

/** All reports have the same filters. */
const { filters } = orderReportList.parse(new URLSearchParams())

const reports = [
  { ...orderReport, columns: orderReport.columns(undefined, filters, []) },
  { ...orderDetailReport, columns: orderDetailReport.columns(undefined, filters, []) },
  { ...productReport, columns: productReport.columns(undefined, filters, []) },
  { ...departmentReport, columns: departmentReport.columns(undefined, filters, []) },
  { ...purchaserReport, columns: purchaserReport.columns(undefined, filters, []) },
]

/** A table that is wider than the phone hides the end of its last figure. */
test.each(reports)('$name: the columns of a phone stand on 390 px', ({ columns, phoneColumns }) => {
  const shown = columns.filter(({ key }) => phoneColumns.includes(key))
  expect(shown).toHaveLength(phoneColumns.length)
  expect(shown.reduce((sum, column) => sum + widthOf(column), 0)).toBeLessThanOrEqual(390)
})

/** What a window of 1440 px leaves the table beside its chart. Reports with more columns than fit scroll. */
test.each(reports.filter(({ name }) => name === '订单报表' || name === '采购人报表'))('$name: all columns stand beside the chart', ({ columns }) => {
  expect(columns.reduce((sum, column) => sum + widthOf(column), 0)).toBeLessThanOrEqual(703)
})
