import { Link } from '@mall/ui/link'
import { href } from '../../site/routes.ts'

/** The number of an order, which leads to it. */
export const OrderLink = ({ orderNo }: { readonly orderNo: string }) => <Link href={href('orderDetail', { id: orderNo })}>{orderNo}</Link>
