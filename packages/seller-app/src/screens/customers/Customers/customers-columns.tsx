import type { SellerCustomer } from '@mall/api/seller/contract'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Link } from '@mall/ui/link'
import type { TableColumn } from '@mall/ui/table'
import { catalogueText, managersText } from '../../../components/customer/customer-words.ts'
import { CustomerTag } from '../../../components/customer/CustomerTag.tsx'
import { href } from '../../../site/routes.ts'

export const customerHref = (enterpriseId: number): string => href('customer', {}, { id: String(enterpriseId) })

const groupText = ({ GroupName, Name }: SellerCustomer): string => (GroupName === Name ? '—' : GroupName)

const paymentText = ({ PaymentTypeNames }: SellerCustomer): string => PaymentTypeNames.join('、')

/** The columns of 客户. */
export const customersColumns: readonly TableColumn<SellerCustomer>[] = [
  { key: 'Name', header: '客户', minWidth: 200, rowHeader: true, ellipsis: true, title: ({ Name }) => Name, sort: true, render: ({ Name, EnterpriseId }) => <Link href={customerHref(EnterpriseId)}>{Name}</Link> },
  { key: 'GroupName', header: '集团', width: 112, ellipsis: true, title: groupText, render: groupText },
  { key: 'TaxNo', header: '统一社会信用代码', width: 176, render: ({ TaxNo }) => TaxNo },
  { key: 'Managers', header: '客户经理', width: 160, ellipsis: true, title: managersText, render: managersText },
  { key: 'PaymentTypeNames', header: '付款方式', width: 240, ellipsis: true, title: paymentText, render: paymentText },
  { key: 'Catalogue', header: '目录与价格', width: 152, ellipsis: true, title: catalogueText, render: catalogueText },
  { key: 'People', header: '账号', width: 64, align: 'end', render: ({ People }) => People },
  { key: 'LastOrderTime', header: '最近下单', width: 104, sort: true, render: ({ LastOrderTime }) => formatDay(LastOrderTime) },
  { key: 'State', header: '状态', width: 100, render: ({ State }) => <CustomerTag state={State} /> },
]
