import { inquiryStatus, type InquiryDetail, type InquiryLine } from '@mall/api/contract'
import { formatDay, formatInstant } from '@mall/app-kit/words/format.ts'
import { formatAmount, Ledger } from '@mall/ui/ledger'
import type { ReactNode } from 'react'
import { subtotalOf } from '../../../components/order-sums/amounts.ts'
import { PaperLines, type PaperColumn } from '../../../components/print-document/PaperLines.tsx'
import { PaperSums } from '../../../components/print-document/PaperSums.tsx'
import { PrintPaper, useSellerContact, useSellerName } from '../../../components/print-document/PrintDocument.tsx'

/** What the paper of an inquiry is: 报价单 once there is a quote. */
export const paperTitle = ({ QuotedAmount, Status, ValidUntil }: Pick<InquiryDetail, 'QuotedAmount' | 'Status' | 'ValidUntil'>): '报价单' | '询价单' =>
  Status !== inquiryStatus.pending && (QuotedAmount !== null || ValidUntil !== null) ? '报价单' : '询价单'

const wantedText = ({ Brand, Model, Spec }: InquiryLine): string => [Brand, Model, Spec].filter((text) => text !== '').join(' ')

const Wanted = ({ line }: { readonly line: InquiryLine }) => (
  <>
    {line.Name}
    {wantedText(line) ? <small>{wantedText(line)}</small> : null}
  </>
)

/** A column of what was quoted; a line without a quote has none of them. */
const quoted = (head: string, cell: (quote: NonNullable<InquiryLine['Quote']>) => ReactNode, isNumber?: true): PaperColumn<InquiryLine> =>
  ({ head, cell: ({ Quote }) => (Quote === null ? null : cell(Quote)), ...(isNumber && { isNumber }) })

const quotedColumns: readonly PaperColumn<InquiryLine>[] = [
  {
    head: '询价商品',
    cell: (line) => (
      <>
        <Wanted line={line} />
        <small>{`${line.Quantity}${line.Unit}`}</small>
        {line.Remark ? <small>备注：{line.Remark}</small> : null}
      </>
    ),
  },
  quoted('报价商品', ({ CustomerProductName, ProductCode, MOQ, Unit }) => (
    <>
      {CustomerProductName}
      <small>{`${ProductCode}，起订 ${MOQ}${Unit}`}</small>
    </>
  )),
  quoted('单位', ({ Unit }) => Unit),
  quoted('数量', ({ Quantity }) => Quantity, true),
  quoted('单价（元）', ({ Price }) => formatAmount(Price), true),
  quoted('税率', ({ TaxRate }) => `${Math.round(TaxRate * 100)}%`, true),
  quoted('交期', ({ LeadDays }) => `${LeadDays} 天`, true),
  quoted('小计（元）', ({ Price, Quantity }) => formatAmount(subtotalOf(Price, Quantity)), true),
]

const askedColumns: readonly PaperColumn<InquiryLine>[] = [
  { head: '商品名称', cell: (line) => <Wanted line={line} /> },
  { head: '单位', cell: ({ Unit }) => Unit },
  { head: '数量', isNumber: true, cell: ({ Quantity }) => Quantity },
  { head: '目标单价（元）', isNumber: true, cell: ({ TargetPrice }) => formatAmount(TargetPrice) },
  { head: '期望到货', cell: ({ ExpectedDate }) => ExpectedDate ?? '—' },
  { head: '备注', cell: ({ Remark }) => Remark || '—' },
]

const lineKey = ({ LineId }: InquiryLine): number => LineId

/** A quote, or an inquiry before it, as it is passed on and signed. */
export const QuotePaper = ({ inquiry }: { readonly inquiry: InquiryDetail }) => {
  const seller = useSellerName()
  const contact = useSellerContact()
  const title = paperTitle(inquiry)
  return (
    <PrintPaper
      title={title}
      number={inquiry.InquiryNo}
      facts={[
        { term: '采购方', value: inquiry.EnterpriseName },
        { term: '报价方', value: seller },
        { term: '询价人', value: `${inquiry.UserName}（${inquiry.DepartmentName}）` },
        { term: '联系方式', value: contact },
        { term: '提交时间', value: formatInstant(inquiry.CreateTime) },
        { term: '报价日期', value: inquiry.QuoteTime === null ? null : formatDay(inquiry.QuoteTime) },
        { term: '状态', value: inquiry.StatusName },
        { term: '有效期至', value: inquiry.ValidUntil === null ? null : formatInstant(inquiry.ValidUntil) },
      ]}
      signers={[
        { side: `采购方：${inquiry.EnterpriseName}`, lines: ['确认人', '日期'] },
        { side: `报价方：${seller}`, lines: ['报价人', '日期'] },
      ]}
    >
      {title === '报价单' ? (
        <>
          <PaperLines rows={inquiry.Lines} rowKey={lineKey} columns={quotedColumns} instead={({ Quote }) => (Quote === null ? { from: 1, text: '暂时无法供货' } : null)} />
          <PaperSums amount={inquiry.QuotedAmount}>
            <Ledger lines={[]} sum={{ label: '报价合计（含税）', amount: inquiry.QuotedAmount }} />
          </PaperSums>
        </>
      ) : (
        <PaperLines rows={inquiry.Lines} rowKey={lineKey} columns={askedColumns} />
      )}
    </PrintPaper>
  )
}
