import { orderStatus, type OrderStatus } from '@mall/api/contract'
import { products } from './products.ts'
import { fenAt } from './products.ts'
import type { MockOrder } from './order.ts'
import { hoursAgo } from './time.ts'

type Row = readonly [
  status: OrderStatus,
  ageHours: number,
  needsApproval: boolean,
  payment: 1 | 2 | 3 | 4 | 5,
  lines: readonly (readonly [product: number, quantity: number])[],
]

const rows: readonly Row[] = [
  [
    orderStatus.pendingApproval,
    2,
    true,
    1,
    [
      [29, 2],
      [27, 4],
      [11, 20],
    ],
  ],
  [
    orderStatus.pendingPayment,
    5,
    false,
    4,
    [
      [6, 20],
      [8, 10],
      [18, 2],
    ],
  ],
  [
    orderStatus.pendingConfirmation,
    20,
    false,
    1,
    [
      [0, 10],
      [21, 4],
    ],
  ],
  [
    orderStatus.preparing,
    27,
    false,
    1,
    [
      [43, 6],
      [47, 20],
      [46, 10],
      [44, 4],
    ],
  ],
  [
    orderStatus.partlyShipped,
    50,
    false,
    1,
    [
      [32, 10],
      [33, 10],
      [35, 5],
    ],
  ],
  [
    orderStatus.pendingReceipt,
    74,
    false,
    1,
    [
      [24, 12],
      [26, 12],
    ],
  ],
  [
    orderStatus.completed,
    240,
    true,
    1,
    [
      [38, 4],
      [39, 2],
    ],
  ],
  [orderStatus.approvalRejected, 310, true, 1, [[31, 1]]],
  [orderStatus.withdrawn, 400, true, 1, [[53, 3]]],
  [
    orderStatus.cancelled,
    520,
    false,
    4,
    [
      [15, 6],
      [16, 2],
    ],
  ],
  [orderStatus.refused, 610, false, 5, [[51, 1]]],
  [
    orderStatus.completed,
    700,
    false,
    1,
    [
      [0, 20],
      [11, 10],
      [8, 5],
    ],
  ],
  [
    orderStatus.completed,
    930,
    false,
    2,
    [
      [50, 20],
      [49, 4],
    ],
  ],
  [
    orderStatus.completed,
    1300,
    false,
    1,
    [
      [42, 10],
      [41, 12],
      [43, 4],
    ],
  ],
]

const orderNo = (index: number): string => `MO202603${String(18 - index).padStart(2, '0')}${String(100_418 + index * 7919)}`

/** An order in each of the 11 statuses and some more, newest first. All of the buyer's but the last two, which are a colleague's. */
export const buildOrders = (): MockOrder[] =>
  rows.map(([status, age, needsApproval, paymentType, lines], index) => {
    const isColleague = index >= rows.length - 2
    return {
      orderNo: orderNo(index),
      createdAt: hoursAgo(age),
      age,
      status,
      needsApproval,
      paymentType,
      version: 1,
      lines: lines.flatMap(([place, quantity], line) => {
        const product = products[place]
        return product
          ? [{ lineId: (index + 1) * 100 + line, code: product.code, quantity, fen: fenAt(product, quantity), remark: '' }]
          : []
      }),
      userId: isColleague ? 6 : 2,
      userName: isColleague ? '研发采购员' : '行政采购员',
      departmentId: isColleague ? 2 : 1,
      enterpriseId: 1,
      poNo: index % 3 === 0 ? `PO-2026-${String(311 - index)}` : '',
      reason: needsApproval ? '季度集中采购' : '',
      remark: index % 4 === 0 ? '送货前请电话联系前台' : '',
      reminded: false,
      logs: [],
    }
  })
