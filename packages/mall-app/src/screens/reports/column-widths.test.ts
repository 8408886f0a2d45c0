import { fitColumns, leastOf } from '@mall/app-kit/list/fit-columns.ts'
import type { TableColumn } from '@mall/ui/table'
import { describe, expect, test } from 'vitest'
import { reportFitting } from '@mall/app-kit/report/report-fitting.ts'
import { departmentReport } from './DepartmentReport/department-report.tsx'
import { orderDetailReport } from './OrderDetailReport/order-detail-report.tsx'
import { orderReport } from './OrderReport/order-report.tsx'
import { orderReportList } from './OrderReport/order-report-list.ts'
import { productReport } from './ProductReport/product-report.tsx'
import { purchaserReport } from './PurchaserReport/purchaser-report.tsx'

/** All reports have the same filters. */
const { filters } = orderReportList.parse(new URLSearchParams())

/** A large customer: a million a month, prices of four digits. */
const amounts = { Amount: 1_046_112.4, ReturnAmount: 95_804.8, NetAmount: 1_034_906.4, OrderCount: 2_699, Quantity: 70_725, LineCount: 1_204, PreviousAmount: 1_189_230.8 }
const person = { UserName: '行政采购员（华东）', DepartmentName: '行政采购部' }
const rowsOf = {
  order: [{ ...amounts, Key: '2026-10', IsOpen: true }],
  orderDetail: [{ ...person, LineId: 1, OrderNo: 'D2026031800000001', OrderTime: '2026-03-18T10:20:00+08:00', ProductCode: '10010411', ProductName: '墨汀 商务系列 无线胶装笔记本 B5 80页', BrandName: '墨汀', Unit: '本', Price: 1_888, Quantity: 1_200, Amount: 226_560, TaxRate: 13, Status: 41 as const, StatusName: '部分发货' }],
  /** Of one product less than of all. */
  product: [{ LineCount: 86, Quantity: 28_303, Amount: 106_197.63, Key: '620030318', Name: '墨汀 商务系列 无线胶装笔记本 B5 80页', CategoryName: '无线胶装笔记本', Share: 0.31, AveragePrice: 3_661.99, LowestPrice: 3_603.69, HighestPrice: 4_449 }],
  department: [{ ...amounts, Kind: 'department' as const, Key: '1', Name: '行政采购部', PurchaserCount: 63, Share: 0.54, Budget: 1_200_000, BudgetUsed: 1_046_112.4, UsageRate: 0.872, PerPerson: 16_604.96 }],
  purchaser: [{ ...amounts, Key: '1', Name: '行政采购员（华东）', DepartmentName: '行政采购部', RejectionRate: 0.05, ApprovalMinutes: 1_640, NonAgreedShare: 0.123 }],
}

interface Case {
  readonly name: string
  readonly phoneColumns: readonly string[]
  readonly widths: (isPhone: boolean) => number
}

const caseOf = <Row>(name: string, phoneColumns: readonly string[], columns: readonly TableColumn<Row>[], rows: readonly Row[]): Case => ({
  name,
  phoneColumns: phoneColumns.filter((key) => columns.some((column) => column.key === key)),
  widths: (isPhone) => leastOf(fitColumns(isPhone ? columns.filter(({ key }) => phoneColumns.includes(key)) : columns, rows, reportFitting(isPhone))),
})

const ofOrders = caseOf(orderReport.name, orderReport.phoneColumns, orderReport.columns(undefined, filters, rowsOf.order), rowsOf.order)
const ofPurchasers = caseOf(purchaserReport.name, purchaserReport.phoneColumns, purchaserReport.columns(undefined, filters, rowsOf.purchaser), rowsOf.purchaser)
const ofProducts = caseOf(productReport.name, productReport.phoneColumns, productReport.columns(undefined, filters, rowsOf.product), rowsOf.product)
const ofDepartments = caseOf(departmentReport.name, departmentReport.phoneColumns, departmentReport.columns(undefined, filters, rowsOf.department), rowsOf.department)
const ofLines = caseOf(orderDetailReport.name, orderDetailReport.phoneColumns, orderDetailReport.columns(undefined, filters, rowsOf.orderDetail), rowsOf.orderDetail)

describe('columns as wide as what is in them', () => {
  /** A table that is wider than the phone hides the end of its last figure. */
  test.each([ofOrders, ofPurchasers, ofProducts, ofDepartments, ofLines])('$name: those of a phone stand on 390 px', ({ phoneColumns, widths }) => {
    expect(phoneColumns.length).toBeGreaterThan(1)
    expect(widths(true)).toBeLessThanOrEqual(390)
  })

  /** A window of 1440 px leaves the sheet 1206, of which the chart takes 320 at least. */
  test.each([ofOrders, ofPurchasers, ofProducts, ofDepartments])('$name: all of them stand beside the chart', ({ widths }) => {
    expect(widths(false)).toBeLessThanOrEqual(886)
  })

  test('the lines of orders, which have no chart, stand on the sheet', () => {
    expect(ofLines.widths(false)).toBeLessThanOrEqual(1206)
  })
})
