import { taxCheckDigitWarning, taxNumberProblem } from '@mall/api/contract'
import type { CustomerPurchases as Purchases, SellerAfterSalesList, SellerAgreementList, SellerCustomerDetail, SellerInquiryList, SellerOrder, SellerStatementList, StatementTerms } from '@mall/api/seller/contract'
import { DocumentPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { SectionAnchors } from '@mall/app-kit/page/SectionAnchors.tsx'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { formatDay, formatInstant } from '@mall/app-kit/words/format.ts'
import { Alert } from '@mall/ui/alert'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Empty } from '@mall/ui/empty'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { FactTint, PageHeader } from '@mall/ui/page-header'
import { formatYuan } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Skeleton } from '@mall/ui/skeleton'
import { Stack } from '@mall/ui/stack'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { Timeline } from '@mall/ui/timeline'
import { catalogueText, managersText } from '../../../components/customer/customer-words.ts'
import { CustomerTag } from '../../../components/customer/CustomerTag.tsx'
import { FoldedNames } from '../../../components/FoldedNames.tsx'
import { OrderTag } from '../../../components/OrderTag.tsx'
import { href } from '../../../site/routes.ts'
import * as S from './Customer.styles.ts'
import { AccountTerms } from './AccountTerms.tsx'
import { CustomerMoney } from './CustomerMoney.tsx'
import { CustomerPeople } from './CustomerPeople.tsx'
import { CustomerPurchases } from './CustomerPurchases.tsx'
import { CustomerAgreements, CustomerInquiries, CustomerServices, CustomerStatements } from './CustomerRecords.tsx'
import { partAnchors, placeOf } from './customer-parts.ts'
import { deliveryFacts } from './delivery-words.ts'
import type { InvitedPerson } from './InviteForm.tsx'
import { ViewMenu } from './ViewMenu.tsx'

export interface CustomerViewProps {
  readonly customer: SellerCustomerDetail
  /** The newest of its orders; null where the user sees none. */
  readonly orders: QueryLike<{ readonly Items: readonly SellerOrder[] }> | null
  /** The newest of those that it buys by, with how many there are; null where the user sees none. */
  readonly agreements: QueryLike<Pick<SellerAgreementList, 'Items' | 'total'>> | null
  /** What it bought; null where the user sees no orders. */
  readonly purchases: QueryLike<Purchases> | null
  /** The newest of each; null where the user sees none. */
  readonly inquiries: QueryLike<Pick<SellerInquiryList, 'Items' | 'total' | 'StatusCounts'>> | null
  readonly services: QueryLike<Pick<SellerAfterSalesList, 'Items' | 'total'>> | null
  readonly statements: QueryLike<Pick<SellerStatementList, 'Items' | 'total'>> | null
  /** The user sees the reports, which have all that it bought. */
  readonly seesReports: boolean
  /** On which terms it buys on account; null where the user sees none. */
  readonly terms: QueryLike<StatementTerms> | null
  /** Its statement is being made. */
  readonly making: boolean
  readonly onEditTerms: () => void
  readonly onEditDelivery: () => void
  readonly onMakeStatement: () => void
  readonly onEdit: () => void
  /** Null: somebody new. */
  readonly onInvite: (person: InvitedPerson | null) => void
  readonly onView: (person: InvitedPerson) => void
}

const boughtText = ({ LastOrderTime }: SellerCustomerDetail): string => (LastOrderTime === null ? '还没下过单' : `最近 ${formatDay(LastOrderTime)} 下单`)

/** Whether its money is what is said of it first: it buys on account, and the user may see so. */
const isOnAccount = (terms: StatementTerms | undefined): terms is StatementTerms => terms !== undefined && terms.Terms !== null

/** One fact in words: whether somebody can buy; then what it owes, and what of it is overdue or may still be bought for, or when it bought. */
const Fact = ({ customer, terms }: { readonly customer: SellerCustomerDetail; readonly terms: StatementTerms | undefined }) => {
  const { Name, State, People } = customer
  if (State === 'none') return <>{Name}，<FactTint tone="warning">还没有人可以登录</FactTint></>
  if (State === 'invited') return <>{Name}，<FactTint tone="warning">等对方设置密码</FactTint></>
  if (!isOnAccount(terms)) return <>{`${Name}有 ${People} 个账号，${boughtText(customer)}`}</>
  const { UnpaidAmount, OverdueAmount, OverdueDays, Credit } = terms
  const owes = `${Name}${UnpaidAmount > 0 ? `欠 ${formatYuan(UnpaidAmount)}` : '没有欠款'}`
  if (OverdueAmount > 0) return <>{owes}，<FactTint tone="danger">{`${formatYuan(OverdueAmount)} 逾期 ${OverdueDays} 天`}</FactTint></>
  if (Credit === null) return owes
  return Credit.FreeAmount > 0 ? `${owes}，可用 ${formatYuan(Credit.FreeAmount)}` : <>{owes}，<FactTint tone="danger">额度用完了</FactTint></>
}

const TaxNo = ({ taxNo }: { readonly taxNo: string }) => (
  <span>
    {`统一社会信用代码 ${taxNo}`}
    {taxNumberProblem(taxNo) === 'checkDigit' ? <Text tone="warning">{` ${taxCheckDigitWarning}`}</Text> : null}
  </span>
)

const Terms = ({ customer, onEditDelivery }: { readonly customer: SellerCustomerDetail; readonly onEditDelivery: (() => void) | undefined }) => (
  <Section {...placeOf('terms')} title="条款" action={onEditDelivery && <Button variant="text" onClick={onEditDelivery}>修改配送</Button>}>
    <Stack gap={12}>
      {customer.Catalogue === 'agreed' && customer.AgreedProducts === 0 ? <Alert tone="warning">目录是“仅协议商品”，还没有协议商品：该客户现在看不到任何商品</Alert> : null}
      <DescriptionList
        items={[
          { term: '付款方式', value: customer.PaymentTypeNames.join('、') },
          { term: '目录', value: catalogueText(customer) },
          ...(customer.Catalogue === 'categories' ? [{ term: '分类', full: true, value: <FoldedNames names={customer.Categories.map(({ Path }) => Path)} kind="分类" /> }] : []),
          { term: '协议商品', value: customer.AgreedProducts === 0 ? '没有' : `${customer.AgreedProducts} 种` },
          { term: '客户经理', value: managersText(customer) },
          ...deliveryFacts(customer.Delivery),
          { term: '集团', value: customer.GroupName === customer.Name ? '自成一个集团' : customer.GroupName },
        ]}
      />
    </Stack>
  </Section>
)

/** How many of the newest are listed; the list has the rest. */
const shownOrders = 6

const orderColumns: readonly TableColumn<SellerOrder>[] = [
  { key: 'OrderNo', header: '订单号', width: 176, rowHeader: true, render: ({ OrderNo }) => <Link href={href('orderDocument', {}, { no: OrderNo })}>{OrderNo}</Link> },
  { key: 'OrderTime', header: '下单', width: 112, render: ({ OrderTime }) => formatDay(OrderTime) },
  { key: 'Lines', header: '内容', minWidth: 140, ellipsis: true, render: ({ Lines }) => `${Lines[0]?.CustomerProductName ?? ''}${Lines.length > 1 ? ` 等 ${Lines.length} 种` : ''}` },
  { key: 'UserName', header: '下单人', width: 96, ellipsis: true, render: ({ UserName }) => UserName },
  { key: 'PayableAmount', header: '金额（元）', width: 104, align: 'end', render: ({ PayableAmount }) => formatAmount(PayableAmount) },
  { key: 'Status', header: '状态', width: 96, render: (order) => <OrderTag order={order} /> },
]

/** On a phone the amount is below the number. */
const orderColumnsOfPhone: readonly TableColumn<SellerOrder>[] = [
  {
    key: 'OrderNo', header: '订单号', minWidth: 176, rowHeader: true,
    render: ({ OrderNo, OrderTime, PayableAmount }) => (
      <Stack gap={0}>
        <Link href={href('orderDocument', {}, { no: OrderNo })}>{OrderNo}</Link>
        <Text tone="secondary">{`${formatDay(OrderTime)}，${formatYuan(PayableAmount)}`}</Text>
      </Stack>
    ),
  },
  { key: 'Status', header: '状态', width: 104, render: (order) => <OrderTag order={order} /> },
]

const Orders = ({ customer, orders }: { readonly customer: SellerCustomerDetail; readonly orders: NonNullable<CustomerViewProps['orders']> }) => {
  const isPhone = useMediaQuery(mediaQueries.tablet)
  return (
    <Section {...placeOf('orders')} flush title="订单" aside={`${customer.OrderCount} 单`} action={customer.OrderCount === 0 ? undefined : <Link href={href('orders', { Company: customer.EnterpriseId })}>全部</Link>}>
      {customer.OrderCount === 0 ? (
        <Empty size="small" title="还没下过单" />
      ) : (
        <QueryState query={orders} part skeleton={<Skeleton lines={3} role="status" aria-label="订单加载中" />}>
          {({ Items }) => <Table flush label="订单" columns={isPhone ? orderColumnsOfPhone : orderColumns} rows={Items.slice(0, shownOrders)} rowKey={({ OrderNo }) => OrderNo} />}
        </QueryState>
      )}
    </Section>
  )
}

type Change = SellerCustomerDetail['Logs'][number]['Changes'][number]

const changeText = ({ Name, Before, After }: Change): string => (Before === '' ? `${Name}：${After}` : `${Name}：${Before} → ${After === '' ? '无' : After}`)

/** What came and went of a list is added once, and may be long. */
const Changed = ({ change }: { readonly change: Change }) => {
  const names = change.Before === '' ? change.After.split('；') : []
  return <div>{names.length > 1 ? <>{change.Name}：<FoldedNames names={names} kind="" /></> : changeText(change)}</div>
}

const Log = ({ customer: { Logs } }: { readonly customer: SellerCustomerDetail }) => (
  <Section {...placeOf('log')} title="经过">
    {Logs.length === 0 ? (
      <Text tone="secondary">这里还没有改动。</Text>
    ) : (
      <Timeline
        items={Logs.map(({ Time, Operator, Text: title, Changes }, at) => ({
          id: String(at), title: `${Operator} ${title}`, time: formatInstant(Time), description: Changes.length === 0 ? undefined : Changes.map((change) => <Changed key={change.Name} change={change} />),
        }))}
      />
    )}
  </Section>
)

/** A customer: what it owes, buys and has asked, its terms, its people, and what was changed. What is read apart loads and fails by itself. */
export const CustomerView = (props: CustomerViewProps) => {
  const { customer, orders, agreements, terms, purchases, inquiries, services, statements, seesReports, making, onEdit, onInvite, onView, onEditTerms, onEditDelivery, onMakeStatement } = props
  const { AllowActions, CanMail, State, EnterpriseId: enterpriseId } = customer
  const mayInvite = AllowActions.includes('Invite')
  const overdue = State !== 'none' && isOnAccount(terms?.data) ? terms.data.OverdueAmount : 0
  return (
    <Sheet data-density="default">
      <DocumentPage
        head={
          <PageHeader
            crumbs={<Breadcrumbs items={[{ label: '客户', href: href('customers') }, { label: customer.Name }]} />}
            fact={<Fact customer={customer} terms={terms?.data} />}
            details={
              <>
                <CustomerTag state={State} />
                <TaxNo taxNo={customer.TaxNo} />
                {State === 'active' && isOnAccount(terms?.data) ? <span>{`${customer.People} 个账号，${boughtText(customer)}`}</span> : null}
                <span>{`客户经理 ${managersText(customer)}`}</span>
              </>
            }
            actions={
              AllowActions.length === 0 && overdue === 0 ? undefined : (
                <>
                  {AllowActions.includes('Edit') ? <Button onClick={onEdit}>编辑</Button> : null}
                  {AllowActions.includes('ViewAs') ? <ViewMenu people={customer.PeopleList} onView={onView} /> : null}
                  {mayInvite && CanMail ? <Button variant={State === 'none' ? 'decisive' : 'default'} onClick={() => onInvite(null)}>邀请管理员</Button> : null}
                  {overdue > 0 ? <Button variant="decisive" href={href('statements', { Company: enterpriseId, Overdue: 1 })}>{`看逾期的 ${formatYuan(overdue)}`}</Button> : null}
                </>
              )
            }
          />
        }
        rail={
          <>
            {agreements === null ? null : <CustomerAgreements enterpriseId={enterpriseId} query={agreements} />}
            {statements === null ? null : <CustomerStatements enterpriseId={enterpriseId} query={statements} />}
            {inquiries === null ? null : <CustomerInquiries enterpriseId={enterpriseId} query={inquiries} />}
            {services === null ? null : <CustomerServices enterpriseId={enterpriseId} query={services} />}
            <Terms customer={customer} onEditDelivery={AllowActions.includes('Edit') ? onEditDelivery : undefined} />
            {terms?.data === undefined ? null : <AccountTerms terms={terms.data} making={making} onEdit={onEditTerms} onMake={onMakeStatement} />}
            <Log customer={customer} />
          </>
        }
      >
        <SectionAnchors
          label="客户资料的各部分"
          items={partAnchors({ money: terms !== null, bought: purchases !== null, orders: orders !== null, agreements: agreements !== null, statements: statements !== null, inquiries: inquiries !== null, services: services !== null })}
        />
        {mayInvite && !CanMail ? <Alert tone="warning">商城没有配置邮件服务，不能发送邀请，请联系系统管理员</Alert> : null}
        {terms === null ? null : <CustomerMoney name={customer.Name} terms={terms} />}
        {purchases === null ? null : <S.Part {...placeOf('bought')}><CustomerPurchases enterpriseId={enterpriseId} purchases={purchases} seesReports={seesReports} /></S.Part>}
        {orders === null ? null : <Orders customer={customer} orders={orders} />}
        <CustomerPeople people={customer.PeopleList} total={customer.People} onInvite={mayInvite && CanMail ? onInvite : undefined} onView={AllowActions.includes('ViewAs') ? onView : undefined} />
      </DocumentPage>
    </Sheet>
  )
}
