/**
 * What the examples of the documents take from the page around them, declared for the compiler: data with the types of `@mall/api`, functions and
 * state of the page. A name that only one example needs is better declared in that example, where its reader sees the type.
 */
export const surroundings = `
import type { Mall, SecurityInfo } from '@mall/api'
import type { Seller } from '@mall/api/seller'
import type { QueryCache, resetWithSession } from '@mall/api/query'
import type { CallOutput, LoginInfo, OrderDetail, OrderSummary, ProductItem } from '@mall/api/contract'
import type { ReactNode } from 'react'
import type { CascaderNode } from '@mall/ui/cascader'
import type { ColumnSetting, TableColumn } from '@mall/ui/table'
import type { FooterLink } from '@mall/ui/footer'
import type { MenuGroup } from '@mall/ui/user-centre-menu'
import type { TransferOption } from '@mall/ui/transfer-list'
import type { TreeNode } from '@mall/ui/tree'

declare global {
  var mall: Mall
  var seller: Seller
  /** Of a list. */
  var product: ProductItem
  var order: OrderDetail
  var orders: readonly OrderSummary[]
  var tree: CallOutput<'POST /api/Category/GetCustomerCategories'>
  var hot: CallOutput<'POST /api/Product/SupposeCategory'>
  var brands: CallOutput<'POST /api/Product/List'>['Facets']['Brands']
  var user: LoginInfo['User'] | undefined
  var isLoggedIn: boolean

  /** Of the site's router. */
  var href: (page: string, values?: Readonly<Record<string, string | number>>) => string
  var navigate: (path: string) => void

  /** As react-hook-form has them. */
  var register: (name: string) => { readonly name: string; readonly onChange: (event: object) => void }
  var errors: Readonly<Record<string, { readonly message: string } | undefined>>
  var formState: { readonly isDirty: boolean }
  var handleSubmit: (then: () => Promise<void>) => (event: object) => void
  /** As TanStack Query has them. */
  var client: Parameters<typeof resetWithSession>[1] & QueryCache & { readonly fetchQuery: <Value>(options: { readonly queryFn: (context: { signal: AbortSignal }) => Promise<Value> }) => Promise<Value> }
  var mutation: { readonly isPending: boolean; readonly error: Error | null }
  var isFetching: boolean, isError: boolean, isPending: boolean, isSaving: boolean

  var columns: readonly TableColumn<OrderSummary>[], settings: readonly ColumnSetting[]
  var areas: readonly CascaderNode[], groups: readonly MenuGroup[], codes: readonly string[], people: readonly TransferOption[], departments: readonly TreeNode[]
  var article: ReactNode, problem: string | undefined
  var waiting: number, cartCount: number, page: number, pageSize: 10 | 20 | 50 | 100 | 1000
  var site: { readonly hotline: string; readonly licences: readonly FooterLink[] }
  var isClosed: boolean, isDefault: boolean, isAsking: boolean, isFiltered: boolean
  var setClosed: Dispatch<boolean>, setDefault: Dispatch<boolean>, setAsking: Dispatch<boolean>, setSettings: Dispatch<readonly ColumnSetting[]>
  var save: () => Promise<void>, undo: () => void, renew: () => void, clear: () => void, logout: () => void, close: () => void, leave: () => void
  var logIn: (credential: string) => void, sendCode: () => void
  /** Of a login. */
  var Account: string, Password: string, CaptchaVerifyParam: string
  var toast: (message: string) => void, askToLogIn: () => void, markPassword: () => void, askForCode: () => Promise<string>, openDialog: () => Promise<boolean>
  var openCaptchaDialog: (info: SecurityInfo, signal: AbortSignal) => Promise<string | null>
  /** A file that was chosen, and a picture of the page. */
  var file: File, image: HTMLImageElement
  var reload: () => void, search: (values: Readonly<Record<string, FormDataEntryValue>>) => void, go: (to: { readonly page: number; readonly pageSize: number }) => void
}

type Dispatch<Value> = (value: Value) => void
`

/** The same for the documents of `@mall/mocks`: the stories of a site. */
export const mocksSurroundings = `
/// <reference types="vite/client" />
/// <reference path="../../../mocks/src/virtual-mall-snapshot.d.ts" />
/// <reference path="../../../mocks/src/virtual-recording.d.ts" />
import type { RequestHandler } from 'msw'

declare global {
  /** As Storybook has it, with the addon. */
  const meta: { readonly story: (story: { readonly beforeEach: (context: { readonly msw: { readonly use: (...handlers: RequestHandler[]) => void } }) => unknown }) => object }
}
`
