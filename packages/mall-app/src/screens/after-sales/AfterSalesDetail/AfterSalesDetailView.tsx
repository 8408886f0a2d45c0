import { afterSalesStatus, orderSumNames, type AfterSalesDetail } from '@mall/api/contract'
import { DocumentPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { PricesHidden } from '@mall/app-kit/list/PricesHidden.tsx'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { Supplements } from '@mall/app-kit/talk/Supplements.tsx'
import { formatDay, formatInstant, formatMoment } from '@mall/app-kit/words/format.ts'
import { Alert } from '@mall/ui/alert'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { PageHeader } from '@mall/ui/page-header'
import { formatYuan, Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Stack } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import { Steps } from '@mall/ui/steps'
import { Timeline } from '@mall/ui/timeline'
import { AfterSalesButtons } from '../../../features/after-sales/AfterSalesButtons.tsx'
import { afterSalesTone } from '../../../features/after-sales/after-sales-status.ts'
import type { AfterSalesTask } from '../../../features/after-sales/after-sales-task.ts'
import { Goods, GoodsList } from '@mall/app-kit/goods/Goods.tsx'
import { OrderLink } from '../../../features/order/OrderLink.tsx'
import { href, productHref } from '../../../site/routes.ts'
import { progressOf } from '../../../features/order/progress-of.ts'

export interface AfterSalesDetailViewProps {
  readonly service: AfterSalesDetail
  /** A task is under way. */
  readonly pending: boolean
  readonly onTask: (task: AfterSalesTask) => void
  readonly onDownload: (url: string) => void
}

/** 售后详情: how far it is, what of which goods, where the money goes, and what the applicant does next. */
export const AfterSalesDetailView = ({ service, pending, onTask, onDownload }: AfterSalesDetailViewProps) => (
  <Sheet data-density="default">
    <DocumentPage
      head={<Head service={service} pending={pending} onTask={onTask} />}
      rail={
        <>
          <Section title="服务记录">
            <Timeline items={service.Logs.map(({ Time, Operator, Text }, at) => ({ id: `${at}`, title: Text, time: formatInstant(Time), description: Operator }))} />
          </Section>
          <Section title="退回与联系">
            <DescriptionList
              items={[
                { term: '退回方式', value: service.ReturnModeName },
                ...(service.Express
                  ? [
                      { term: '物流', value: `${service.Express.Carrier} ${service.Express.TrackingNo}` },
                      { term: '寄出时间', value: formatInstant(service.Express.Time) },
                    ]
                  : []),
                { term: '联系人', value: service.Contact },
                { term: '手机', value: service.Mobile },
              ]}
            />
          </Section>
        </>
      }
    >
      <Progress service={service} />
      <Section title="商品">
        {service.Price === null ? <PricesHidden /> : null}
        <GoodsList>
          <li>
            <Goods product={service} size={56} href={productHref(service.ProductCode)}>
              <small>编码 {service.ProductCode}</small>
            </Goods>
            <span>
              <Price value={service.Price} unit={service.Unit} /> × {service.Quantity}
            </span>
          </li>
        </GoodsList>
      </Section>
      <Section title="申请说明">
        <DescriptionList
          items={[
            { term: '原因', value: service.Reason },
            { term: '描述', value: service.Description },
            ...(service.Images.length > 0 ? [{ term: '图片', value: <Images images={service.Images} onDownload={onDownload} /> }] : []),
          ]}
        />
      </Section>
      {service.Messages.length === 0 ? null : (
        <Section title="补充材料" aside={service.AwaitsApplicant ? '商家在等补充' : undefined}>
          <Supplements messages={service.Messages} side="buyer" onDownload={onDownload} />
        </Section>
      )}
      {service.RefundAmount === null ? null : <Refund service={service} amount={service.RefundAmount} />}
    </DocumentPage>
  </Sheet>
)

const Head = ({ service, pending, onTask }: Pick<AfterSalesDetailViewProps, 'service' | 'pending' | 'onTask'>) => (
  <PageHeader
    crumbs={<Breadcrumbs items={[{ label: '退换/维修', href: href('afterSales') }, { label: service.ReturnOrderId }]} />}
    fact={
      <>
        {`${service.UserName}申请${service.TypeName} ${service.Quantity} ${service.Unit}${service.RefundAmount === null ? '' : `，${formatYuan(service.RefundAmount)}`} `}
        <StatusTag tone={afterSalesTone(service)}>{service.StatusName}</StatusTag>
      </>
    }
    details={
      <>
        <span>{service.DepartmentName}</span>
        <span>
          订单 <OrderLink orderNo={service.OrderNo} />
        </span>
        <span>{formatInstant(service.ApplyTime)} 申请</span>
      </>
    }
    actions={<AfterSalesButtons allowed={service.AllowActions} pending={pending} onTask={onTask} />}
  />
)

/** How far it has come, under the words of the seller. */
const Progress = ({ service }: Pick<AfterSalesDetailViewProps, 'service'>) => {
  const year = formatDay(new Date(useNow()).toISOString()).slice(0, 4)
  const { current, failed } = progressOf(service.Steps)
  const asked = service.AwaitsApplicant ? service.Messages.findLast(({ IsSeller }) => IsSeller) : undefined
  const isShown = service.SellerNote !== '' && (service.Status === afterSalesStatus.rejected || service.Status === afterSalesStatus.pendingReturn)
  return (
    <Section title="进度">
      <Stack gap={16}>
        {asked === undefined ? null : <Alert tone="warning">{`商家请申请人补充材料：${asked.Text}`}</Alert>}
        {isShown ? <Alert tone={service.Status === afterSalesStatus.rejected ? 'danger' : 'warning'}>{service.SellerNote}</Alert> : null}
        <Steps
          aria-label="售后进度"
          current={current}
          failed={failed}
          items={service.Steps.map(({ Name, Time }) => (Time === null ? Name : { label: Name, note: <time dateTime={Time}>{formatMoment(Time, year)}</time> }))}
        />
      </Stack>
    </Section>
  )
}

const Images = ({ images, onDownload }: { readonly images: AfterSalesDetail['Images']; readonly onDownload: (url: string) => void }) => (
  <>
    {images.map(({ Url, Name }) => (
      <Button key={Url} variant="text" aria-label={`下载 ${Name}`} onClick={() => onDownload(Url)}>
        {Name}
      </Button>
    ))}
  </>
)

/** What comes back, by which way, and whether it has. */
const Refund = ({ service, amount }: { readonly service: AfterSalesDetail; readonly amount: number }) => (
  <Section title="退款" aside="运费不退">
    <DescriptionList
      items={[
        { term: orderSumNames.refund, value: <Price value={amount} /> },
        { term: '支付方式', value: service.PaymentTypeName },
        { term: '退回预算', value: service.BudgetName || null },
        { term: '退款时间', value: service.RefundTime === null ? '商家处理完成时退款' : formatInstant(service.RefundTime) },
      ]}
    />
  </Section>
)
