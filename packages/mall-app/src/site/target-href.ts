import type { LinkTarget } from '@mall/api/contract'
import { announcementHref, helpHref, href, productHref } from './routes.ts'

/** The address of the screen that a link of the server's content opens. */
export const targetHref = (target: LinkTarget): string => {
  switch (target.Kind) {
    case 'productList':
      return href('productList', { Cid: target.Cid })
    case 'help':
      return helpHref(target.Page)
    case 'announcement':
      return announcementHref(target.AnnouncementId)
    case 'address':
      return target.Href
    case 'orderList':
      return href('orders', { Status: target.Status, Review: target.ReviewState })
    case 'afterSalesList':
      return href('afterSales', { Progress: target.Progress })
    case 'inquiryList':
      return href('productInquiry', { Status: target.Status })
    case 'invitation':
      return href('invitation')
    case 'approvalList':
      return href('approvals')
    case 'order':
      return href('orderDetail', { id: target.OrderNo })
    case 'payment':
      return href('pay', { id: target.OrderNo })
    case 'approval':
      return href('approval', {}, { id: target.ApprovalNo })
    case 'afterSales':
      return href('afterSalesDetail', {}, { ReturnOrderId: target.ReturnOrderId })
    case 'budget':
      return href('budget', { Status: 'all', Keyword: target.Name, Peek: String(target.BudgetId) })
    case 'inquiry':
      return href('productInquiry', { Keyword: target.InquiryNo, Peek: target.InquiryNo })
    case 'invoiceApply':
      return href('invoiceApply')
    case 'invoiceList':
      return href('invoices', { Red: target.RedState })
    case 'invoice':
      return href('invoice', { id: target.InvoiceId })
    case 'product':
      return productHref(target.ProductCode)
    case 'review':
      return href('orderReview', {}, { id: target.OrderNo })
    case 'statementList':
      return href('statements', { Status: target.Status })
    case 'statement':
      return href('statement', {}, { no: target.StatementNo })
    default:
      target satisfies never
      // The server is newer than this page and knows a kind that the page does not.
      return href('home')
  }
}
