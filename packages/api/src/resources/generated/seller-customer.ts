// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Companies that buy, as the seller looks after them. */
export interface SellerCustomerResource {
  /** Returns what a customer bought in the last twelve months: by month, by category, and which products most. Needs the permission `order.view` or `report.view`. */
  readonly purchases: CallFunction<'POST /api/SellerCustomer/Purchases'>
  /** Returns a page of the caller’s customers. The newest comes first. Needs the permission `customer.view`. */
  readonly list: CallFunction<'POST /api/SellerCustomer/List'>
  /** Returns those of the staff who can look after customers. Needs the permission `customer.view` or `staff.manage`. */
  readonly managers: CallFunction<'POST /api/SellerCustomer/Managers'>
  /** Finds groups of the caller’s customers by their name, for a new customer. Needs the permission `customer.manage`. */
  readonly groups: CallFunction<'POST /api/SellerCustomer/Groups'>
  /** Returns one customer with its people and log. Needs the permission `customer.view`. */
  readonly detail: CallFunction<'POST /api/SellerCustomer/Detail'>
  /** Makes a customer: a company with a department, its terms and who looks after it. Nobody can log in yet: `Invite` sends the first administrator a link. One 统一社会信用代码 is one customer. Needs the permission `customer.manage`. */
  readonly create: CallFunction<'POST /api/SellerCustomer/Create'>
  /** Changes the terms of a customer, from its next call on. Needs the permission `customer.manage`. */
  readonly save: CallFunction<'POST /api/SellerCustomer/Save'>
  /** Changes how goods are brought to a customer and for how much, from its next order on. Orders that were placed keep their freight. A cart that was confirmed before is confirmed again where it would cost more. Needs the permission `customer.manage`. */
  readonly saveDelivery: CallFunction<'POST /api/SellerCustomer/SaveDelivery'>
  /** Invites an administrator of a customer by mail. The link is good for seven days and once: its owner chooses a password by it. Of the only company of its group they administrate the group, else the company. Inviting the same account again withdraws the former link, also with another address. Needs the permission `customer.manage`. */
  readonly invite: CallFunction<'POST /api/SellerCustomer/Invite'>
  /** Opens the mall as one person of a customer sees it: a code for a page of the mall, which reads and changes nothing. The view ends by itself and cannot be renewed. It is in the audit log and in that person’s 登录记录, there without the name of who asked. Needs the permission `customer.viewAs`. */
  readonly viewAs: CallFunction<'POST /api/SellerCustomer/ViewAs'>
}
