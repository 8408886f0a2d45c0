import { toFen, toYuan } from '@mall/api'
import { inquiryStatus, type InquiryDetail, type InquiryLine } from '@mall/api/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { formatAmount, Ledger } from '@mall/ui/ledger'
import { PrintPaper, useSellerName } from '../../../components/print-document/PrintDocument.tsx'
import { Lines, Sums } from '../../../components/print-document/PrintDocument.styles.ts'

/** What the paper of an inquiry is: 报价单 once there is a quote. */
export const paperTitle = ({ QuotedAmount, Status, ValidUntil }: Pick<InquiryDetail, 'QuotedAmount' | 'Status' | 'ValidUntil'>): '报价单' | '询价单' =>
  Status !== inquiryStatus.pending && (QuotedAmount !== null || ValidUntil !== null) ? '报价单' : '询价单'

const wantedText = ({ Brand, Model, Spec }: InquiryLine): string => [Brand, Model, Spec].filter((text) => text !== '').join(' ')

const Wanted = ({ line }: { readonly line: InquiryLine }) => (
  <td>
    {line.Name}
    {wantedText(line) ? <small>{wantedText(line)}</small> : null}
    <small>{`${line.Quantity}${line.Unit}`}</small>
    {line.Remark ? <small>备注：{line.Remark}</small> : null}
  </td>
)

/** A quote, or an inquiry before it, as it is passed on and signed. */
export const QuotePaper = ({ inquiry }: { readonly inquiry: InquiryDetail }) => {
  const seller = useSellerName()
  const title = paperTitle(inquiry)
  return (
    <PrintPaper
      title={title}
      number={inquiry.InquiryNo}
      facts={[
        { term: '采购方', value: inquiry.EnterpriseName },
        { term: '报价方', value: seller },
        { term: '询价人', value: `${inquiry.UserName}（${inquiry.DepartmentName}）` },
        { term: '提交时间', value: formatInstant(inquiry.CreateTime) },
        { term: '状态', value: inquiry.StatusName },
        { term: '有效期至', value: inquiry.ValidUntil === null ? null : formatInstant(inquiry.ValidUntil) },
      ]}
      signers={[
        { side: `采购方：${inquiry.EnterpriseName}`, lines: ['确认人', '日期'] },
        { side: `报价方：${seller}`, lines: ['报价人', '日期'] },
      ]}
    >
      {title === '报价单' ? <Quoted lines={inquiry.Lines} /> : <Asked lines={inquiry.Lines} />}
      {title === '报价单' ? (
        <Sums>
          <Ledger lines={[]} sum={{ label: '报价合计（含税）', amount: inquiry.QuotedAmount }} />
        </Sums>
      ) : null}
    </PrintPaper>
  )
}

const amountOf = ({ Price, Quantity }: NonNullable<InquiryLine['Quote']>): number | null => (Price === null ? null : toYuan(toFen(Price) * Quantity))

const Quoted = ({ lines }: { readonly lines: readonly InquiryLine[] }) => (
  <Lines>
    <thead>
      <tr>
        <th scope="col">序号</th>
        <th scope="col">询价商品</th>
        <th scope="col">报价商品</th>
        <th scope="col">单位</th>
        <th scope="col" data-number="">数量</th>
        <th scope="col" data-number="">单价（元）</th>
        <th scope="col" data-number="">税率</th>
        <th scope="col" data-number="">交期</th>
        <th scope="col" data-number="">小计（元）</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line, at) => (
        <tr key={line.LineId}>
          <td data-number="">{at + 1}</td>
          <Wanted line={line} />
          {line.Quote === null ? (
            <td colSpan={7}>暂时无法供货</td>
          ) : (
            <>
              <td>
                {line.Quote.CustomerProductName}
                <small>{`${line.Quote.ProductCode}，起订 ${line.Quote.MOQ}${line.Quote.Unit}`}</small>
              </td>
              <td>{line.Quote.Unit}</td>
              <td data-number="">{line.Quote.Quantity}</td>
              <td data-number="">{formatAmount(line.Quote.Price)}</td>
              <td data-number="">{`${Math.round(line.Quote.TaxRate * 100)}%`}</td>
              <td data-number="">{`${line.Quote.LeadDays} 天`}</td>
              <td data-number="">{formatAmount(amountOf(line.Quote))}</td>
            </>
          )}
        </tr>
      ))}
    </tbody>
  </Lines>
)

const Asked = ({ lines }: { readonly lines: readonly InquiryLine[] }) => (
  <Lines>
    <thead>
      <tr>
        <th scope="col">序号</th>
        <th scope="col">商品名称</th>
        <th scope="col">单位</th>
        <th scope="col" data-number="">数量</th>
        <th scope="col" data-number="">目标单价（元）</th>
        <th scope="col">期望到货</th>
        <th scope="col">备注</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line, at) => (
        <tr key={line.LineId}>
          <td data-number="">{at + 1}</td>
          <td>
            {line.Name}
            {wantedText(line) ? <small>{wantedText(line)}</small> : null}
          </td>
          <td>{line.Unit}</td>
          <td data-number="">{line.Quantity}</td>
          <td data-number="">{formatAmount(line.TargetPrice)}</td>
          <td>{line.ExpectedDate ?? '—'}</td>
          <td>{line.Remark || '—'}</td>
        </tr>
      ))}
    </tbody>
  </Lines>
)
