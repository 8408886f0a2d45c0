import { href } from '../../../site/routes.ts'

/** Where 申请售后 belongs. */
export const crumbs = [{ label: '退换/维修', href: href('afterSales') }, { label: '申请售后' }]
