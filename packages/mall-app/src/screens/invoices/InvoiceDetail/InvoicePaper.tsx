import { invoiceType, type InvoiceDetail, type InvoiceLine } from '@mall/api/contract'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { formatYuan } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import * as S from './InvoicePaper.styles.ts'
import { netOf, netPriceText } from './net-amounts.ts'

const Party = ({ label, name, taxNo }: { readonly label: string; readonly name: string; readonly taxNo: string }) => (
  <dl>
    <dt>{label}</dt>
    <dd>{name}</dd>
    <dt>税号</dt>
    <dd>{taxNo}</dd>
  </dl>
)

const Line = ({ line }: { readonly line: InvoiceLine }) => (
  <tr>
    <th scope="row">{line.Name}</th>
    <td>{line.Unit}</td>
    <td>{line.Quantity}</td>
    <td>{netPriceText(line)}</td>
    <td>{netOf(line)?.toFixed(2) ?? '—'}</td>
    <td>{`${Math.round(line.TaxRate * 100)}%`}</td>
    <td>{line.TaxAmount?.toFixed(2) ?? '—'}</td>
  </tr>
)

/** The 数电发票 as its file shows it: amounts without their tax, and the sum in capitals. */
export const InvoicePaper = ({ invoice }: { readonly invoice: InvoiceDetail }) => {
  const { Type, InvoiceNumber, IssueTime, Title, TaxNo, Seller, Lines, Amount, TaxAmount, AmountInWords, Remark } = invoice
  const title = Type === invoiceType.electronicGeneral ? '电子发票（普通发票）' : '电子发票（增值税专用发票）'
  const rows = Lines.map((line, at) => ({ ...line, at }))
  return (
    <Section title="发票票面" aside={`${Lines.length} 行，单价与金额不含税`}>
      <S.Paper aria-label={`${title} ${InvoiceNumber}`}>
        <S.Head>
          <p>{title}</p>
          <dl>
            <dt>发票号码：</dt>
            <dd>{InvoiceNumber}</dd>
            <dt>开票日期：</dt>
            <dd>{IssueTime && formatDay(IssueTime)}</dd>
          </dl>
        </S.Head>
        <S.Frame>
          <S.Parties>
            <Party label="购买方" name={Title} taxNo={TaxNo} />
            <Party label="销售方" name={Seller.Name} taxNo={Seller.TaxNo} />
          </S.Parties>
          <S.Lines>
            <thead>
              <tr>
                {['项目名称', '单位', '数量', '单价', '金额', '税率', '税额'].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ at, ...line }) => (
                <Line key={at} line={line} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={4}>
                  合计
                </th>
                <td>{formatYuan(netOf(invoice))}</td>
                <td colSpan={2}>{formatYuan(TaxAmount)}</td>
              </tr>
            </tfoot>
          </S.Lines>
          <S.Row>
            <span data-part="label">价税合计（大写）</span>
            <span>{AmountInWords ?? '—'}</span>
            <span>
              <span data-part="label">（小写）</span>
              {formatYuan(Amount)}
            </span>
          </S.Row>
          <S.Row>
            <span data-part="label">备注</span>
            <span>{Remark || '—'}</span>
          </S.Row>
        </S.Frame>
        <S.Foot>
          <span>
            <span data-part="label">开票人：</span>商家
          </span>
          <span data-part="label">样张，未经税务机关签发，不能报销或抵扣</span>
        </S.Foot>
      </S.Paper>
    </Section>
  )
}
