import { useListPage } from '../../../queries/use-list-page.ts'
import { ordersList } from './orders-list.ts'
import { OrdersView } from './OrdersView.tsx'

/** `/seller/orders` */
export const Orders = () => <OrdersView state={useListPage(ordersList)} />
