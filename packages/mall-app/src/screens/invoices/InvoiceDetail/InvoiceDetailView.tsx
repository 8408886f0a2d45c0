import { invoiceStatus, type InvoiceDetail } from '@mall/api/contract'
import { DocumentPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { PricesHidden } from '@mall/app-kit/list/PricesHidden.tsx'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { formatDay, formatInstant, formatMoment } from '@mall/app-kit/words/format.ts'
import { Alert } from '@mall/ui/alert'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Ledger } from '@mall/ui/ledger'
import { PageHeader } from '@mall/ui/page-header'
import { formatYuan, Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Inline, Stack } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import { Steps } from '@mall/ui/steps'
import { Timeline } from '@mall/ui/timeline'
import { invoiceTone } from '../../../features/invoice/invoice-status.ts'
import { fileKindName, filesOf, offeredTasks, type InvoiceFile, type InvoiceTask } from '../../../features/invoice/invoice-task.ts'
import { progressOf } from '../../../features/order/progress-of.ts'
import { href } from '../../../site/routes.ts'
import { totalOf } from '../../../lib/total-of.ts'
import { InvoiceContent } from './InvoiceContent.tsx'
import { InvoiceOrders } from './InvoiceOrders.tsx'

export interface InvoiceDetailViewProps {
  readonly invoice: InvoiceDetail
  /** A task is under way. */
  readonly pending: boolean
  readonly onTask: (task: InvoiceTask) => void
  /** A file of it, or of one of its red letters. */
  readonly onDownload: (file: InvoiceFile) => void
}

/** 发票详情: how far it is, to whom it is made out, what it says, and what became of it. */
export const InvoiceDetailView = ({ invoice, pending, onTask, onDownload }: InvoiceDetailViewProps) => (
  <Sheet data-density="default">
    <DocumentPage
      head={<Head invoice={invoice} pending={pending} onTask={onTask} onDownload={onDownload} />}
      rail={
        <>
          <Section title="金额">
            <Ledger
              lines={[
                { label: '不含税金额', amount: invoice.Amount === null || invoice.TaxAmount === null ? null : totalOf([invoice.Amount, -invoice.TaxAmount]) },
                { label: '税额', amount: invoice.TaxAmount },
              ]}
              sum={{ label: '价税合计', amount: invoice.Amount }}
            />
            {Number(invoice.RedAmount) > 0 ? (
              <Ledger lines={[{ label: '已红冲', amount: -Number(invoice.RedAmount) }]} sum={{ label: '有效金额', amount: invoice.ValidAmount }} />
            ) : null}
            {/* Valid until it is issued: it has a sum of its own. */}
            {Number(invoice.RedPendingAmount) > 0 ? (
              <Ledger
                lines={[{ label: '红冲中', amount: -Number(invoice.RedPendingAmount) }]}
                sum={{ label: '红冲后有效金额', amount: totalOf([invoice.ValidAmount, -Number(invoice.RedPendingAmount)]) }}
              />
            ) : null}
            {invoice.Amount === null ? <PricesHidden /> : null}
          </Section>
          {invoice.Reds.length === 0 ? null : <Reds invoice={invoice} pending={pending} onDownload={onDownload} />}
          <Section title="处理记录">
            <Timeline items={invoice.Logs.map(({ Time, Operator, Text }, at) => ({ id: `${at}`, title: Text, time: formatInstant(Time), description: Operator }))} />
          </Section>
        </>
      }
    >
      <Progress invoice={invoice} />
      <Section title="发票信息">
        <DescriptionList
          columns={2}
          items={[
            { term: '发票号', value: invoice.InvoiceNumber },
            { term: '开票日期', value: invoice.IssueTime && formatDay(invoice.IssueTime) },
            { term: '抬头', value: invoice.Title, full: true },
            { term: '税号', value: invoice.TaxNo, full: true },
            { term: '注册地址', value: invoice.Address },
            { term: '注册电话', value: invoice.Phone },
            { term: '开户行', value: invoice.Bank },
            { term: '银行账号', value: invoice.Account },
            { term: '开票内容', value: invoice.ContentName },
            { term: '收票邮箱', value: invoice.Email },
            { term: '备注', value: invoice.Remark, full: true },
          ]}
        />
      </Section>
      <InvoiceContent invoice={invoice} />
      <InvoiceOrders orders={invoice.Orders} />
    </DocumentPage>
  </Sheet>
)

const Head = ({ invoice, pending, onTask, onDownload }: InvoiceDetailViewProps) => (
  <PageHeader
    crumbs={<Breadcrumbs items={[{ label: '开票记录', href: href('invoices') }, { label: invoice.InvoiceId }]} />}
    fact={
      <>
        {`${invoice.TypeName} ${formatYuan(invoice.Amount)} `}
        <StatusTag tone={invoiceTone(invoice.Status)}>{invoice.StatusName}</StatusTag>
        {invoice.Status === invoiceStatus.issued && Number(invoice.RedAmount) > 0 ? ` 部分红冲 ${formatYuan(invoice.RedAmount)}，有效 ${formatYuan(invoice.ValidAmount)}` : null}
      </>
    }
    details={
      <>
        <span>{invoice.EnterpriseName}</span>
        <span>{`${invoice.UserName} ${formatInstant(invoice.ApplyTime)} 申请`}</span>
      </>
    }
    actions={
      <Inline>
        {offeredTasks(invoice.AllowActions).map(({ task, label }) =>
          task === 'download' ? (
            filesOf(invoice, null).map((file) => (
              <Button key={file.Kind} aria-disabled={pending} onClick={() => onDownload(file)}>{`下载 ${fileKindName(file)}`}</Button>
            ))
          ) : (
            <Button key={task} aria-disabled={pending} onClick={() => onTask(task)}>
              {label}
            </Button>
          ),
        )}
      </Inline>
    }
  />
)

/** How far it has come, under what the issuer said, and by how much more is invoiced than was paid, until that is settled. */
const Progress = ({ invoice }: Pick<InvoiceDetailViewProps, 'invoice'>) => {
  const year = formatDay(new Date(useNow()).toISOString()).slice(0, 4)
  const { current, failed } = progressOf(invoice.Steps)
  const wanted = totalOf(invoice.Orders.map(({ SuggestedRedAmount }) => SuggestedRedAmount))
  return (
    <Section title="进度">
      <Stack gap={20}>
        {invoice.SellerNote === '' ? null : <Alert tone={invoice.Status === invoiceStatus.rejected ? 'danger' : 'warning'}>{invoice.SellerNote}</Alert>}
        {Number(invoice.OverInvoicedAmount) > 0 ? (
          <Alert tone="warning">
            开票后已退款，订单多开 <Price value={invoice.OverInvoicedAmount} size="small" />，{Number(wanted) > 0 ? <>请申请红冲 <Price value={wanted} size="small" /></> : '红字发票开具后结清'}
          </Alert>
        ) : null}
        <Steps
          aria-label="开票进度"
          current={current}
          failed={failed}
          items={invoice.Steps.map(({ Name, Time }) => (Time === null ? Name : { label: Name, note: <time dateTime={Time}>{formatMoment(Time, year)}</time> }))}
        />
      </Stack>
    </Section>
  )
}

/** The red letters, in the order of their applications. */
const Reds = ({ invoice, pending, onDownload }: Omit<InvoiceDetailViewProps, 'onTask'>) => (
  <Section title="红字发票" aside={`${invoice.Reds.length} 张`}>
    <Stack gap={16}>
      {invoice.Reds.map((red) => (
        <Stack key={red.RedId} gap={8}>
          <DescriptionList
            items={[
              { term: '发票号', value: red.InvoiceNumber },
              { term: '金额', value: formatYuan(red.Amount) },
              { term: '开票日期', value: red.IssueTime && formatDay(red.IssueTime) },
              { term: '原因', value: red.Reason },
            ]}
          />
          {invoice.AllowActions.includes('Download') && red.IssueTime !== null ? (
            <Inline>
              {filesOf(invoice, red.RedId).map((file) => {
                const label = `下载红字发票 ${fileKindName(file)}`
                return (
                  <Button key={file.Kind} aria-disabled={pending} aria-label={invoice.Reds.length > 1 ? `${label} ${red.InvoiceNumber}` : undefined} onClick={() => onDownload(file)}>
                    {label}
                  </Button>
                )
              })}
            </Inline>
          ) : null}
        </Stack>
      ))}
    </Stack>
  </Section>
)
