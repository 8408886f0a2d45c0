import { afterSalesType, orderSumNames } from '@mall/api/contract'
import type { SellerAfterSalesAction, SellerAfterSalesDetail } from '@mall/api/seller/contract'
import { DocumentPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { Goods, GoodsList } from '@mall/app-kit/goods/Goods.tsx'
import { Supplements } from '@mall/app-kit/talk/Supplements.tsx'
import type { RenderPictures } from '@mall/app-kit/talk/with-pictures.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Link } from '@mall/ui/link'
import { PageHeader } from '@mall/ui/page-header'
import { formatYuan, Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Timeline } from '@mall/ui/timeline'
import type { ReactNode } from 'react'
import { AfterSalesTag } from '../../../components/AfterSalesTag.tsx'
import { Decision } from '../../../components/Decision.tsx'
import { EvidencePictures } from '../../../components/EvidencePictures.tsx'
import { TimeLeftFact } from '../../../components/TimeLeft.tsx'
import { href } from '../../../site/routes.ts'
import { finishWords } from './FinishForm.tsx'

/** An action that opens a form; 收货 needs nothing but a press. */
export type ServiceQuestion = Exclude<SellerAfterSalesAction, 'Receive'>

export interface AfterSalesDocumentViewProps {
  readonly service: SellerAfterSalesDetail
  /** 收货 is under way. */
  readonly pending: boolean
  readonly onAsk: (question: ServiceQuestion) => void
  readonly onReceive: () => void
  readonly onDownload: (url: string) => void
  /** Reads a picture, to be shown. */
  readonly readPicture: (url: string) => Promise<Blob>
}

/** One fact in words: who wants what done with how much. */
const factOf = ({ EnterpriseName, TypeName, Quantity, Unit, RefundAmount }: SellerAfterSalesDetail): string =>
  `${EnterpriseName}要${TypeName} ${Quantity} ${Unit}${RefundAmount === null ? '' : `，${formatYuan(RefundAmount)}`}`

const Head = ({ service }: { readonly service: SellerAfterSalesDetail }) => (
  <PageHeader
    crumbs={<Breadcrumbs items={[{ label: '售后', href: href('afterSales') }, { label: service.ReturnOrderId }]} />}
    fact={factOf(service)}
    details={
      <>
        <AfterSalesTag service={service} />
        <span>{service.UserName}</span>
        <span>
          订单 <Link href={href('orderDocument', {}, { no: service.OrderNo })}>{service.OrderNo}</Link>
        </span>
        <span>{formatInstant(service.ApplyTime)} 申请</span>
        <TimeLeftFact of={service} />
      </>
    }
  />
)

const Return = ({ service: { ReturnModeName, Contact, Mobile, Express, SellerNote } }: { readonly service: SellerAfterSalesDetail }) => (
  <Section title="退回">
    <DescriptionList
      items={[
        { term: '退回方式', value: ReturnModeName },
        { term: '联系人', value: `${Contact} ${Mobile}` },
        { term: '物流', value: Express === null ? '' : `${Express.Carrier} ${Express.TrackingNo}，${formatInstant(Express.Time)} 寄出` },
        { term: '审核时说', value: SellerNote },
      ]}
    />
  </Section>
)

const Log = ({ service: { Logs } }: { readonly service: SellerAfterSalesDetail }) => (
  <Section title="经过">
    <Timeline items={Logs.toReversed().map(({ Time, Operator, Text: title }, at) => ({ id: `${at}`, title, time: formatInstant(Time), description: Operator }))} />
  </Section>
)

const Refund = ({ service: { RefundAmount, PaymentTypeName, RefundTime } }: { readonly service: SellerAfterSalesDetail }) =>
  RefundAmount === null ? null : (
    <Section title="退款" aside="运费不退">
      <DescriptionList
        items={[
          { term: orderSumNames.refund, value: <Price value={RefundAmount} /> },
          { term: '支付方式', value: PaymentTypeName },
          { term: '退款时间', value: RefundTime === null ? '处理完成时' : formatInstant(RefundTime) },
        ]}
      />
    </Section>
  )

/** What the seller may do now, at the foot; nothing where it waits for the applicant. */
const decisionOf = ({ service, pending, onAsk, onReceive }: AfterSalesDocumentViewProps): ReactNode => {
  const may = (action: SellerAfterSalesAction) => service.AllowActions.includes(action)
  if (may('Approve')) {
    return (
      <Decision words={service.AwaitsApplicant ? '等申请人补充材料，其间审核期限不计时；也可以不等答复，直接审核。' : '申请人等待审核；通过后寄回商品，不通过要写明原因。'}>
        {may('Ask') ? <Button onClick={() => onAsk('Ask')}>提问</Button> : null}
        <Button onClick={() => onAsk('Reject')}>
          不通过
        </Button>
        <Button variant="decisive" onClick={() => onAsk('Approve')}>
          通过
        </Button>
      </Decision>
    )
  }
  if (may('FillExpress')) {
    return (
      <Decision words="取到商品后登记单号，申请人会在服务单里看到。">
        <Button variant="decisive" onClick={() => onAsk('FillExpress')}>
          登记取件
        </Button>
      </Decision>
    )
  }
  if (may('Receive')) {
    return (
      <Decision words={service.Type === afterSalesType.return ? '退回的商品收货后重新入库。' : '收货后开始处理。'}>
        <Button variant="decisive" loading={pending} onClick={onReceive}>
          确认收货
        </Button>
      </Decision>
    )
  }
  return may('Finish') ? (
    <Decision words={service.Type === afterSalesType.return ? '退款后由申请人确认完成。' : '寄出后由申请人确认完成。'}>
      <Button variant="decisive" onClick={() => onAsk('Finish')}>
        {finishWords(service)}
      </Button>
    </Decision>
  ) : undefined
}

/** An after-sales service from its check to its refund, or to what is sent to the applicant. */
export const AfterSalesDocumentView = (props: AfterSalesDocumentViewProps) => {
  const { service, onDownload, readPicture } = props
  const renderPictures: RenderPictures = (images) => <EvidencePictures images={images} readPicture={readPicture} onDownload={onDownload} />
  return (
    <Sheet data-density="default">
      <DocumentPage
        head={<Head service={service} />}
        rail={
          <>
            <Return service={service} />
            <Log service={service} />
          </>
        }
        decision={decisionOf(props)}
      >
        <Section title="为什么">
          <DescriptionList
            items={[
              { term: '原因', value: service.Reason },
              { term: '描述', value: service.Description },
              ...(service.Images.length > 0 ? [{ term: '图片', value: renderPictures(service.Images) }] : []),
            ]}
          />
        </Section>
        {service.Messages.length === 0 ? null : (
          <Section title="补充材料" aside={service.AwaitsApplicant ? '等申请人答复' : undefined}>
            <Supplements messages={service.Messages} side="seller" onDownload={onDownload} renderPictures={renderPictures} />
          </Section>
        )}
        <Section title="商品">
          <GoodsList>
            <li>
              <Goods product={service} size={56}>
                <small>编码 {service.ProductCode}</small>
              </Goods>
              <span>
                <Price value={service.Price} unit={service.Unit} /> × {service.Quantity}
              </span>
            </li>
          </GoodsList>
        </Section>
        <Refund service={service} />
      </DocumentPage>
    </Sheet>
  )
}
