import type { SellerInvoiceDetail } from '@mall/api/seller/contract'

const getsFiles = '申请人会收到通知，下载到的就是这里上传的文件'

/** What follows from issuing. The server mails an invoice by itself, to the address of its application; a red letter and paper it does not. */
export const issueWords = ({ Email }: Pick<SellerInvoiceDetail, 'Email'>, { Type, IsRed }: Pick<NonNullable<SellerInvoiceDetail['Expected']>, 'Type' | 'IsRed'>): string => {
  if (Type === null) return '纸质专票寄出后登记号码，申请人会收到通知，不发邮件。'
  if (IsRed) return `${getsFiles}；红字发票不自动发邮件。`
  return Email === '' ? `${getsFiles}；申请没有收票邮箱，不发邮件。` : `${getsFiles}，文件也会发送至收票邮箱 ${Email}（商城已配置邮件服务时）。`
}
