import type { SellerInquiry } from '@mall/api/seller/contract'
import { formatDay, formatInstant } from '@mall/app-kit/words/format.ts'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import type { TableColumn } from '@mall/ui/table'
import { FirstOfMany } from '../../../components/FirstOfMany.tsx'
import { InquiryTag } from '../../../components/InquiryTag.tsx'
import { TimeLeft } from '../../../components/TimeLeft.tsx'
import { href } from '../../../site/routes.ts'

type Wanted = Pick<SellerInquiry, 'FirstName' | 'LineCount'>

const restOf = ({ LineCount }: Wanted): string => (LineCount > 1 ? `等 ${LineCount} 样` : '')

/** The first product of an inquiry, and how many others. */
export const wantedText = (inquiry: Wanted): string => [inquiry.FirstName, restOf(inquiry)].filter((text) => text !== '').join(' ')

export const inquiryHref = (id: number): string => href('inquiryQuote', {}, { id: String(id) })

/** The columns of 询价. */
export const inquiriesColumns: readonly TableColumn<SellerInquiry>[] = [
  { key: 'InquiryNo', header: '询价单号', width: 152, rowHeader: true, render: ({ InquiryId, InquiryNo }) => <Link href={inquiryHref(InquiryId)}>{InquiryNo}</Link> },
  { key: 'EnterpriseName', header: '客户', minWidth: 160, ellipsis: true, title: ({ EnterpriseName }) => EnterpriseName, render: ({ EnterpriseName }) => EnterpriseName },
  { key: 'Wanted', header: '要什么', minWidth: 200, ellipsis: true, title: wantedText, render: (inquiry) => <FirstOfMany first={inquiry.FirstName} rest={restOf(inquiry)} /> },
  { key: 'QuotedAmount', header: '报价（元）', width: 120, align: 'end', render: ({ QuotedAmount }) => (QuotedAmount === null ? '—' : formatAmount(QuotedAmount)) },
  { key: 'ValidUntil', header: '有效期', width: 112, sort: true, render: ({ ValidUntil }) => formatDay(ValidUntil) },
  { key: 'CreateTime', header: '询价时间', width: 144, sort: true, render: ({ CreateTime }) => formatInstant(CreateTime) },
  { key: 'LeftMinutes', header: '离期限', width: 120, render: (inquiry) => <TimeLeft of={inquiry} /> },
  { key: 'IsAsked', header: '留言', width: 88, render: ({ IsAsked }) => (IsAsked ? '等您回' : '—') },
  { key: 'Status', header: '状态', width: 112, render: (inquiry) => <InquiryTag inquiry={inquiry} /> },
]
