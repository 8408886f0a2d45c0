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
  const mall: Mall
  const seller: Seller
  /** Of a list. */
  const product: ProductItem
  const order: OrderDetail
  const orders: readonly OrderSummary[]
  const tree: CallOutput<'POST /api/Category/GetCustomerCategories'>
  const hot: CallOutput<'POST /api/Product/SupposeCategory'>
  const brands: CallOutput<'POST /api/Product/List'>['Facets']['Brands']
  const user: LoginInfo['User'] | undefined
  const isLoggedIn: boolean

  /** Of the site's router. */
  const href: (page: string, values?: Readonly<Record<string, string | number>>) => string
  const navigate: (path: string) => void

  /** As react-hook-form has them. */
  const register: (name: string) => { readonly name: string; readonly onChange: (event: object) => void }
  const errors: Readonly<Record<string, { readonly message: string } | undefined>>
  const formState: { readonly isDirty: boolean }
  const handleSubmit: (then: () => Promise<void>) => (event: object) => void
  /** As TanStack Query has them. */
  const client: Parameters<typeof resetWithSession>[1] & QueryCache & { readonly fetchQuery: <Value>(options: { readonly queryFn: (context: { signal: AbortSignal }) => Promise<Value> }) => Promise<Value> }
  const mutation: { readonly isPending: boolean; readonly error: Error | null }
  const isFetching: boolean, isError: boolean, isPending: boolean, isSaving: boolean

  const columns: readonly TableColumn<OrderSummary>[], settings: readonly ColumnSetting[]
  const areas: readonly CascaderNode[], groups: readonly MenuGroup[], codes: readonly string[], people: readonly TransferOption[], departments: readonly TreeNode[]
  const article: ReactNode, problem: string | undefined
  const waiting: number, cartCount: number, page: number, pageSize: 10 | 20 | 50 | 100 | 1000
  const site: { readonly hotline: string; readonly licences: readonly FooterLink[] }
  const isClosed: boolean, isDefault: boolean, isAsking: boolean, isFiltered: boolean
  const setClosed: Dispatch<boolean>, setDefault: Dispatch<boolean>, setAsking: Dispatch<boolean>, setSettings: Dispatch<readonly ColumnSetting[]>
  const save: () => Promise<void>, undo: () => void, renew: () => void, clear: () => void, logout: () => void, close: () => void, leave: () => void
  const logIn: (credential: string) => void, sendCode: () => void
  /** Of a login. */
  const Account: string, Password: string, CaptchaVerifyParam: string
  const toast: (message: string) => void, askToLogIn: () => void, markPassword: () => void, askForCode: () => Promise<string>, openDialog: () => Promise<boolean>
  const openCaptchaDialog: (info: SecurityInfo, signal: AbortSignal) => Promise<string | null>
  /** A file that was chosen, and a picture of the page. */
  const file: File, image: HTMLImageElement
  const reload: () => void, search: (values: Readonly<Record<string, FormDataEntryValue>>) => void, go: (to: { readonly page: number; readonly pageSize: number }) => void
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
