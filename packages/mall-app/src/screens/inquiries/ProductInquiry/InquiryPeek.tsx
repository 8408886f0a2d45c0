import { inquiryStatus, type InquiryDetail, type InquiryLine, type InquirySummary } from '@mall/api/contract'
import { PeekContent } from '@mall/app-kit/list/PeekContent.tsx'
import { QueryFailure } from '@mall/app-kit/query/QueryFailure.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { formatYuan, Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { Inline, Stack } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import { PrintDocument } from '../../../components/print-document/PrintDocument.tsx'
import { Goods, GoodsList } from '@mall/app-kit/goods/Goods.tsx'
import { inquiryTone, quoteText, subjectText, type InquiryTask } from '../../../features/inquiry/inquiry-task.ts'
import { productHref } from '../../../site/product-address.ts'
import { Messages } from './Messages.tsx'
import { paperTitle, QuotePaper } from './QuotePaper.tsx'

export interface InquiryPeekProps {
  readonly inquiry: InquirySummary
  /** Undefined while it loads; null when it failed. */
  readonly detail: InquiryDetail | null | undefined
  readonly pending: boolean
  readonly onRetry: () => void
  readonly onTask: (task: InquiryTask, inquiry: InquirySummary) => void
  readonly onMessage: (inquiryId: number, text: string) => Promise<unknown>
  readonly onPrint: () => void
  /** Saves a picture of a line. */
  readonly onDownload: (url: string) => void
}

const isQuoted = ({ Status }: InquirySummary) => Status !== inquiryStatus.pending && Status !== inquiryStatus.cancelled

/** What is wanted, in one line. */
const wantedText = ({ Brand, Model, Spec, Quantity, Unit }: InquiryLine) => [[Brand, Model, Spec].filter((text) => text !== '').join(' '), `${Quantity}${Unit}`].filter((text) => text !== '').join(' × ')

const Quote = ({ line }: { readonly line: InquiryLine }) => {
  const { Quote: quote } = line
  return quote === null ? (
    <Text tone="secondary">暂时无法供货</Text>
  ) : (
    <Goods product={quote} href={productHref(quote.ProductCode)}>
      <small>{quoteText(line)}</small>
      <small>{`税率 ${Math.round(quote.TaxRate * 100)}% · 起订 ${quote.MOQ}${quote.Unit || line.Unit} · 交期 ${quote.LeadDays} 天`}</small>
    </Goods>
  )
}

interface LineProps extends Pick<InquiryPeekProps, 'onDownload'> {
  readonly line: InquiryLine
  readonly quoted: boolean
}

const Line = ({ line, quoted, onDownload }: LineProps) => (
  <li>
    <Stack gap={8}>
      <Stack gap={4}>
        <Text strong>{line.Name}</Text>
        <Text tone="secondary">{wantedText(line)}</Text>
        {line.TargetPrice === null && line.ExpectedDate === null ? null : (
          <Text tone="secondary">
            {[line.TargetPrice === null ? '' : `目标单价 ${formatYuan(line.TargetPrice)}`, line.ExpectedDate === null ? '' : `期望 ${line.ExpectedDate} 到货`].filter((text) => text !== '').join(' · ')}
          </Text>
        )}
        {line.Remark === '' ? null : <Text tone="secondary">{line.Remark}</Text>}
        {line.Link === '' ? null : (
          <a href={line.Link} target="_blank" rel="noopener noreferrer nofollow">
            参考链接
          </a>
        )}
        {line.Images.length === 0 ? null : (
          <Inline gap={8}>
            {line.Images.map((image, at) => (
              <Button key={image} variant="text" aria-label={`下载 图片 ${at + 1}`} onClick={() => onDownload(image)}>
                {`图片 ${at + 1}`}
              </Button>
            ))}
          </Inline>
        )}
      </Stack>
      {quoted ? <Quote line={line} /> : null}
    </Stack>
  </li>
)

const notes: Readonly<Partial<Record<InquirySummary['Status'], string>>> = {
  [inquiryStatus.accepted]: '商品已加入购物车，报价在有效期内一直有效。',
  [inquiryStatus.expired]: '报价已过期，请重新询价',
  [inquiryStatus.unavailable]: '商家暂时无法供货',
}

/** What advances it comes last. */
const decisions: readonly (readonly [InquiryTask, string])[] = [['Cancel', '取消询价'], ['Edit', '修改'], ['Decline', '拒绝'], ['Renew', '重新询价'], ['Accept', '接受并加入购物车']]

type FootProps = Pick<InquiryPeekProps, 'inquiry' | 'pending' | 'onTask' | 'onPrint'> & { readonly detail: InquiryDetail }

/** Once the quote is in sight: nobody accepts what is not shown. */
const Foot = ({ inquiry, detail, pending, onTask, onPrint }: FootProps) => (
  <Inline gap={8}>
    <Button icon={<Icon name="print" size={16} />} onClick={onPrint}>
      打印{paperTitle(detail)}
    </Button>
    {decisions
      .filter(([task]) => inquiry.AllowActions.includes(task))
      .map(([task, label]) => (
        <Button key={task} variant={task === 'Accept' ? 'decisive' : task === 'Renew' ? 'primary' : undefined} aria-disabled={pending} onClick={() => onTask(task, inquiry)}>
          {label}
        </Button>
      ))}
  </Inline>
)

/** An inquiry beside its list: what is wanted and what is offered, what was written, and its actions. */
export const InquiryPeek = ({ inquiry, detail, pending, onRetry, onTask, onMessage, onPrint, onDownload }: InquiryPeekProps) => {
  const note = notes[inquiry.Status]
  return (
    <PeekContent
      title={subjectText(inquiry)}
      amount={inquiry.QuotedAmount === null ? null : <Price value={inquiry.QuotedAmount} size="large" />}
      details={
        <>
          {`${inquiry.UserName} · ${inquiry.DepartmentName}，${formatInstant(inquiry.CreateTime)} 提交 `}
          <StatusTag tone={inquiryTone(inquiry.Status)}>{inquiry.StatusName}</StatusTag>
        </>
      }
      foot={detail ? <Foot detail={detail} {...{ inquiry, pending, onTask, onPrint }} /> : null}
    >
      {note ? <Alert tone={inquiry.Status === inquiryStatus.accepted ? 'success' : 'warning'}>{note}</Alert> : null}
      <Section level={3} title={isQuoted(inquiry) ? '询价与报价' : '询价商品'} aside={inquiry.ValidUntil === null ? `${inquiry.LineCount} 种` : `有效期至 ${formatInstant(inquiry.ValidUntil)}`}>
        {detail === undefined ? (
          <Skeleton lines={4} />
        ) : detail === null ? (
          <QueryFailure part failure="failed" onRetry={onRetry} />
        ) : (
          <GoodsList>
            {detail.Lines.map((line) => (
              <Line key={line.LineId} line={line} quoted={isQuoted(inquiry)} onDownload={onDownload} />
            ))}
          </GoodsList>
        )}
      </Section>
      {detail?.CloseReason ? <Text tone="secondary">{`原因：${detail.CloseReason}`}</Text> : null}
      {detail ? <Messages key={detail.InquiryId} detail={detail} onMessage={(text) => onMessage(detail.InquiryId, text)} /> : null}
      {detail ? (
        <PrintDocument name={`${paperTitle(detail)} ${detail.InquiryNo}`}>
          <QuotePaper inquiry={detail} />
        </PrintDocument>
      ) : null}
    </PeekContent>
  )
}
