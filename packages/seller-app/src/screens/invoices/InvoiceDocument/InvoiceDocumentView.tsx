import { invoiceFileKindNames, invoiceType, type InvoiceFileKind } from '@mall/api/contract'
import type { SellerInvoiceAction, SellerInvoiceDetail } from '@mall/api/seller/contract'
import { DocumentPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { InvoiceLines } from '@mall/app-kit/invoice/InvoiceLines.tsx'
import { formatDay, formatInstant } from '@mall/app-kit/words/format.ts'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Ledger } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { PageHeader } from '@mall/ui/page-header'
import { formatYuan, Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { Timeline } from '@mall/ui/timeline'
import type { ReactNode } from 'react'
import { Decision } from '../../../components/Decision.tsx'
import { TimeLeftFact } from '../../../components/TimeLeft.tsx'
import { InvoiceTag } from '../../../components/InvoiceTag.tsx'
import { href } from '../../../site/routes.ts'

/** An action that opens a form; 受理 and the tax platform need nothing but a press. */
export type InvoiceQuestion = Exclude<SellerInvoiceAction, 'Approve' | 'Ask' | 'Download'>

/** A file as it is asked for. */
export interface WantedFile {
  readonly RedId?: number
  readonly Kind?: InvoiceFileKind
}

export interface InvoiceDocumentViewProps {
  readonly invoice: SellerInvoiceDetail
  /** 受理, or to ask the tax platform, is under way. */
  readonly pending: boolean
  readonly onAsk: (question: InvoiceQuestion) => void
  readonly onApprove: () => void
  /** Leaves it to the tax platform. */
  readonly onAskPlatform: () => void
  readonly onDownload: (file: WantedFile) => void
}

const Head = ({ invoice, onAsk }: Pick<InvoiceDocumentViewProps, 'invoice' | 'onAsk'>) => (
  <PageHeader
    crumbs={<Breadcrumbs items={[{ label: '发票', href: href('invoices') }, { label: invoice.InvoiceId }]} />}
    fact={`${invoice.EnterpriseName}申请${invoice.TypeName} ${formatYuan(invoice.Amount)}`}
    details={
      <>
        <InvoiceTag invoice={invoice} />
        <span>{`${invoice.UserName} ${formatInstant(invoice.ApplyTime)} 申请`}</span>
        <TimeLeftFact of={invoice} />
      </>
    }
    actions={invoice.AllowActions.includes('Resend') ? <Button onClick={() => onAsk('Resend')}>重发邮件</Button> : undefined}
  />
)

const Sums = ({ invoice: { Amount, TaxAmount, RedAmount, RedPendingAmount, ValidAmount, AmountInWords } }: { readonly invoice: SellerInvoiceDetail }) => (
  <Section title="金额">
    <Ledger lines={[{ label: '不含税金额', amount: Math.round((Amount - TaxAmount) * 100) / 100 }, { label: '税额', amount: TaxAmount }]} sum={{ label: '价税合计', amount: Amount }} />
    <Text as="p" tone="secondary">{AmountInWords}</Text>
    {RedAmount > 0 ? <Ledger lines={[{ label: '已红冲', amount: -RedAmount }]} sum={{ label: '有效金额', amount: ValidAmount }} /> : null}
    {/* Valid until it is issued: it has a sum of its own. */}
    {RedPendingAmount > 0 ? (
      <Ledger lines={[{ label: '待红冲', amount: -RedPendingAmount }]} sum={{ label: '红冲后有效金额', amount: Math.round((ValidAmount - RedPendingAmount) * 100) / 100 }} />
    ) : null}
  </Section>
)

interface FilesProps {
  readonly kinds: readonly InvoiceFileKind[]
  readonly number: string
  readonly onDownload: (kind: InvoiceFileKind) => void
}

/** The files of what is issued, each by its kind. */
const Files = ({ kinds, number, onDownload }: FilesProps) => (
  <Inline gap={12}>
    {kinds.map((kind) => (
      <Button key={kind} variant="text" aria-label={`下载 ${number} 的 ${invoiceFileKindNames[kind]}`} onClick={() => onDownload(kind)}>
        {invoiceFileKindNames[kind]}
      </Button>
    ))}
  </Inline>
)

/** Its kinds of files: a PDF is drawn of what the seller sent none of. */
const kindsOf = ({ Files: files }: SellerInvoiceDetail, redId: number | null): readonly InvoiceFileKind[] => {
  const kinds = files.filter(({ RedId }) => RedId === redId).map(({ Kind }) => Kind)
  return kinds.length > 0 ? kinds : ['pdf']
}

const Issued = ({ invoice, onDownload }: Pick<InvoiceDocumentViewProps, 'invoice' | 'onDownload'>) =>
  invoice.IssueTime === null ? null : (
    <Section title="已开发票">
      <DescriptionList
        items={[
          { term: '发票号', value: invoice.InvoiceNumber },
          { term: '开票日期', value: formatDay(invoice.IssueTime) },
          ...(invoice.AllowActions.includes('Download') ? [{ term: '文件', value: <Files kinds={kindsOf(invoice, null)} number={invoice.InvoiceNumber} onDownload={(Kind) => onDownload({ Kind })} /> }] : []),
        ]}
      />
    </Section>
  )

const Reds = ({ invoice, onDownload }: Pick<InvoiceDocumentViewProps, 'invoice' | 'onDownload'>) =>
  invoice.Reds.length === 0 ? null : (
    <Section title="红字发票">
      <Stack gap={16}>
        {invoice.Reds.map(({ RedId, Amount, TaxAmount, Reason, ApplyTime, InvoiceNumber, IssueTime }) => (
          <DescriptionList
            key={RedId}
            items={[
              { term: '红冲金额', value: `${formatYuan(Amount)}，其中税额 ${formatYuan(TaxAmount)}` },
              { term: '原因', value: Reason },
              { term: '申请时间', value: formatInstant(ApplyTime) },
              ...(IssueTime === null ? [] : [{ term: '红字发票号', value: InvoiceNumber }, { term: '开票日期', value: formatDay(IssueTime) }]),
              ...(IssueTime === null || invoice.Type === invoiceType.paperSpecial ? [] : [{ term: '文件', value: <Files kinds={kindsOf(invoice, RedId)} number={InvoiceNumber} onDownload={(Kind) => onDownload({ RedId, Kind })} /> }]),
            ]}
          />
        ))}
      </Stack>
    </Section>
  )

/** What the seller may do now, at the foot; nothing where it waits for the applicant. */
const decisionOf = ({ invoice, pending, onAsk, onApprove, onAskPlatform }: InvoiceDocumentViewProps): ReactNode => {
  const may = (action: SellerInvoiceAction) => invoice.AllowActions.includes(action)
  if (may('Approve')) {
    return (
      <Decision words="受理后申请人不能再取消，之后上传发票文件开具。">
        <Button onClick={() => onAsk('Reject')}>驳回</Button>
        <Button variant="decisive" loading={pending} onClick={onApprove}>
          受理
        </Button>
      </Decision>
    )
  }
  if (invoice.Platform?.State === 'asked') {
    return <Decision words={`已请数电平台开具，${invoice.Platform.Reason === '' ? '开好后自动更新' : invoice.Platform.Reason}。`}>{null}</Decision>
  }
  const failed = invoice.Platform?.State === 'failed'
  if (may('Issue') && may('Ask')) {
    return (
      <Decision failed={failed} words={failed ? `数电平台没有完成：${invoice.Platform?.Reason}` : '由数电平台开具，或者上传已开的 PDF、OFD、XML；都会核对到分。'}>
        <Button onClick={() => onAsk('Issue')}>{failed ? '改为上传' : '上传发票'}</Button>
        <Button variant="decisive" loading={pending} onClick={onAskPlatform}>
          {failed ? '重试' : '通过数电平台开具'}
        </Button>
      </Decision>
    )
  }
  if (may('RedIssue') && may('Ask')) {
    return (
      <Decision failed={failed} words={failed ? `数电平台没有完成：${invoice.Platform?.Reason}` : `申请人要红冲 ${formatYuan(invoice.RedPendingAmount)}。`}>
        <Button onClick={() => onAsk('RedReject')}>驳回</Button>
        <Button onClick={() => onAsk('RedIssue')}>{failed ? '改为上传' : '上传红字发票'}</Button>
        <Button variant="decisive" loading={pending} onClick={onAskPlatform}>
          {failed ? '重试' : '通过数电平台开具'}
        </Button>
      </Decision>
    )
  }
  if (may('Issue')) {
    return (
      <Decision words={invoice.Type === invoiceType.paperSpecial ? '打印寄出后登记发票号码。' : '上传 PDF、OFD 或 XML；有 XML 时自动核对到分。'}>
        <Button variant="decisive" onClick={() => onAsk('Issue')}>
          开具发票
        </Button>
      </Decision>
    )
  }
  if (may('RedIssue')) {
    return (
      <Decision words={`申请人要红冲 ${formatYuan(invoice.RedPendingAmount)}。`}>
        <Button onClick={() => onAsk('RedReject')}>驳回</Button>
        <Button variant="decisive" onClick={() => onAsk('RedIssue')}>
          开具红字发票
        </Button>
      </Decision>
    )
  }
  // Nothing can be done here any more: what is to be done at the platform stays in sight.
  return failed ? <Decision failed words={`数电平台没有完成：${invoice.Platform?.Reason}`}>{null}</Decision> : undefined
}

/** 发票详情: what is applied for, what is to be on the invoice, and what became of it. */
export const InvoiceDocumentView = (props: InvoiceDocumentViewProps) => {
  const { invoice } = props
  return (
    <Sheet data-density="default">
      <DocumentPage
        head={<Head {...props} />}
        rail={
          <>
            <Sums invoice={invoice} />
            <Section title="经过">
              <Timeline items={invoice.Logs.toReversed().map(({ Time, Operator, Text: title }, at) => ({ id: `${at}`, title, time: formatInstant(Time), description: Operator }))} />
            </Section>
          </>
        }
        decision={decisionOf(props)}
      >
        <Issued {...props} />
        <Reds {...props} />
        <Section title="开票信息">
          <DescriptionList
            columns={2}
            items={[
              { term: '抬头', value: invoice.Title, full: true },
              { term: '税号', value: invoice.TaxNo, full: true },
              { term: '注册地址', value: invoice.Address },
              { term: '注册电话', value: invoice.Phone },
              { term: '开户行', value: invoice.Bank },
              { term: '银行账号', value: invoice.Account },
              { term: '开票内容', value: invoice.ContentName },
              { term: '收票邮箱', value: invoice.Email },
              { term: '备注', value: invoice.Remark, full: true },
              ...(invoice.SellerNote === '' ? [] : [{ term: '驳回原因', value: invoice.SellerNote, full: true }]),
            ]}
          />
        </Section>
        <InvoiceLines lines={invoice.Lines} />
        <Section title="订单" aside={`${invoice.Orders.length} 单`}>
          <Stack gap={8}>
            {invoice.Orders.map(({ OrderNo, Amount, RedAmount, RedPendingAmount }) => (
              <Inline key={OrderNo} justify="between">
                <span>
                  <Link href={href('orderDocument', {}, { no: OrderNo })}>{OrderNo}</Link>
                  {RedAmount > 0 ? <Text tone="secondary">{` 已红冲 ${formatYuan(RedAmount)}`}</Text> : null}
                  {RedPendingAmount > 0 ? <Text tone="secondary">{` 待红冲 ${formatYuan(RedPendingAmount)}`}</Text> : null}
                </span>
                <Price value={Amount} />
              </Inline>
            ))}
          </Stack>
        </Section>
      </DocumentPage>
    </Sheet>
  )
}
