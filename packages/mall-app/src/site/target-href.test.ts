import { linkTarget, orderStatus, type LinkTarget } from '@mall/api/contract'
import { expect, it } from 'vitest'
import { targetHref } from './target-href.ts'

const table: readonly (readonly [LinkTarget, string])[] = [
  [{ Kind: 'productList' }, '/product/index'],
  [{ Kind: 'productList', Cid: 12 }, '/product/index?Cid=12'],
  [{ Kind: 'help', Page: 13 }, '/help/detail/13'],
  [{ Kind: 'announcement', AnnouncementId: 5 }, '/notice/5'],
  [{ Kind: 'address', Href: 'https://www.example/a' }, 'https://www.example/a'],
  [{ Kind: 'orderList', Status: orderStatus.pendingPayment }, '/userCenter/order/index?Status=20'],
  [{ Kind: 'orderList', Status: orderStatus.pendingReceipt }, '/userCenter/order/index?Status=50'],
  [{ Kind: 'orderList', ReviewState: 1 }, '/userCenter/order/index?Review=1'],
  [{ Kind: 'afterSalesList', Progress: 1 }, '/userCenter/order/afterSales?Progress=1'],
  [{ Kind: 'inquiryList', Status: 30 }, '/userCenter/order/productInquiry?Status=30'],
  [{ Kind: 'invitation' }, '/invitation'],
  [{ Kind: 'approvalList' }, '/userCenter/order/approval'],
  [{ Kind: 'order', OrderNo: 'D2026031800000001' }, '/userCenter/order/detail?id=D2026031800000001'],
  [{ Kind: 'payment', OrderNo: 'D2026031800000001' }, '/shop/pay?id=D2026031800000001'],
  [{ Kind: 'approval', ApprovalNo: 'SP202603180412' }, '/userCenter/order/approval/SP202603180412'],
  [{ Kind: 'afterSales', ReturnOrderId: 'SH2026031800000001' }, '/userCenter/order/afterSales/SH2026031800000001'],
  [{ Kind: 'budget', BudgetId: 3, Name: 'Q1' }, '/userCenter/asset/budget?Status=all&Keyword=Q1&Peek=3'],
  [{ Kind: 'inquiry', InquiryNo: 'XJ202603180007' }, '/userCenter/order/productInquiry?Keyword=XJ202603180007&Peek=XJ202603180007'],
  [{ Kind: 'invoiceApply' }, '/userCenter/invoice/index'],
  [{ Kind: 'invoiceList', RedState: 1 }, '/userCenter/invoice/list?Red=1'],
  [{ Kind: 'invoice', InvoiceId: 'KP2026031800000001' }, '/userCenter/invoice/detail?id=KP2026031800000001'],
  [{ Kind: 'product', ProductCode: '10010222' }, '/10010222.html'],
  [{ Kind: 'review', OrderNo: 'D2026030900000211' }, '/userCenter/order/review/D2026030900000211'],
  [{ Kind: 'statementList', Status: 10 }, '/userCenter/asset/statement?Status=10'],
  [{ Kind: 'statement', StatementNo: 'DZ202602000001' }, '/userCenter/asset/statement/DZ202602000001'],
]

it.each(table)('%o is at %s', (target, address) => {
  expect(targetHref(linkTarget.parse(target))).toBe(address)
})

it('the table has every kind of target', () => {
  const kinds = linkTarget.def.options.map((option) => [...option.shape.Kind.def.values][0])
  expect(new Set(table.map(([{ Kind }]) => Kind))).toEqual(new Set(kinds))
})

it('a kind that this page does not know leads home', () => {
  expect(targetHref({ Kind: 'newer' } as unknown as LinkTarget)).toBe('/')
})
