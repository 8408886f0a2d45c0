import type { CallOutput, LoginInfo, OrderDetail, OrderStatus, OrderSummary } from '@mall/api/contract'
import type { AnyCallKey } from '@mall/api/seller/contract'
import type { BannerSpec, MarkSpec, PictureSpec } from '@mall/pictures'

/** Lists and details, as the contract cases ask for them. */
export type ReadKey = Extract<AnyCallKey, `${string}/List` | `${string}Detail` | `${string}/Reviews`>

/** What is asked for by a request of its own. */
export type OwnKey = Extract<
  AnyCallKey,
  | 'POST /api/Account/GetUserMenuList' | 'POST /api/Account/Logout' | 'POST /api/Category/GetCustomerCategories' | 'POST /api/Category/MallCategories'
  | 'POST /api/Favorite/Add' | 'POST /api/Favorite/Remove' | 'POST /api/Home/Index' | 'POST /api/ManageService/EnterpriseGroupSet'
  | 'POST /api/Order/Confirm' | 'POST /api/Order/Rebuy' | 'POST /api/Order/Remind' | 'POST /api/Order/Submit' | 'POST /api/Order/SubmitResult'
  | 'POST /api/Product/Search' | 'POST /api/Product/SupposeCategory' | 'POST /api/ShoppingCart/AddToCart' | 'POST /api/ShoppingCart/List'
  | 'POST /api/ShoppingCart/YouLike/订单/6' | 'POST /api/Workbench/Index'
>

/** What a login says about a person. */
export type Person = Pick<LoginInfo, 'User' | 'Enterprise' | 'Role' | 'Enterprises'>

type Responses = { readonly [Key in Exclude<ReadKey | OwnKey, 'POST /api/Order/Submit'>]: CallOutput<Key> }

/** What the server returned from its demo data. */
export interface Recording {
  readonly people: Readonly<Record<'admin' | 'buyer' | 'approver' | 'finance' | 'other', Person>>
  /** An order of each status. */
  readonly orders: Readonly<Record<OrderStatus, { readonly summary: OrderSummary; readonly detail: OrderDetail }>>
  readonly menus: Readonly<Record<'buyer' | 'admin', readonly string[]>>
  readonly responses: Responses & { readonly 'POST /api/Order/Submit': Extract<CallOutput<'POST /api/Order/Submit'>, { Outcome: 'submitted' }> }
  /** What the pictures that the responses name are drawn of. */
  readonly pictures: {
    readonly products: Readonly<Record<string, PictureSpec>>
    readonly brand: Readonly<Record<string, MarkSpec>>
    readonly banner: Readonly<Record<string, BannerSpec>>
    readonly logo: Readonly<Record<string, MarkSpec>>
  }
}
