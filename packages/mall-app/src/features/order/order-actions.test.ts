import { orderActions, type OrderAction } from '@mall/api/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { offeredActions } from './order-actions.ts'

const labels = (allowed: readonly OrderAction[]) => offeredActions('D1', allowed).map(({ label }) => label)

describe('the buttons of an order', () => {
  test.each<[readonly OrderAction[], readonly string[]]>([
    [[], []],
    [['View', 'Cancel', 'Pay', 'Rebuy'], ['查看', '付款', '再次购买', '取消']],
    [['View', 'ConfirmTransfer'], ['查看', '确认到账']],
    [['View', 'Withdraw', 'Remind', 'Cancel'], ['查看', '催单', '撤回', '取消']],
    [['View', 'Cancel', 'Rebuy', 'Resubmit'], ['查看', '修改后重新提交', '再次购买', '取消']],
    [['View', 'ConfirmReceipt', 'Receive', 'Rebuy'], ['查看', '确认收货', '再次购买', '收货/拒收']],
    [['View', 'AppendReview', 'Rebuy'], ['查看', '追评', '再次购买']],
    [['Review', 'ApplyAfterSales', 'ApplyInvoice'], ['评价', '申请售后', '申请开票']],
  ])('%j', (allowed, expected) => {
    expect(labels(allowed)).toEqual(expected)
  })

  test('are never more than what is allowed, and each does something', () => {
    fc.assert(
      fc.property(fc.subarray([...orderActions]), (allowed) => {
        for (const offer of offeredActions('D1', allowed)) {
          expect(allowed).toContain(offer.action)
          expect(offer.href !== undefined).not.toBe(offer.task !== undefined)
        }
      }),
    )
  })

  test('lead to the order they belong to', () => {
    expect(offeredActions('D2026', ['View', 'Resubmit', 'Review', 'ApplyInvoice']).map(({ href }) => href)).toEqual([
      '/userCenter/order/detail?id=D2026',
      '/shop/submit?order=D2026',
      '/userCenter/order/review/D2026',
      '/userCenter/invoice/index?OrderNo=D2026',
    ])
  })
})
