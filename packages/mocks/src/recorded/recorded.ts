import { drawBanner, drawBrandMark, drawCustomerLogo, drawProduct, toDataUrl, type BannerSpec, type MarkSpec, type PictureSpec } from '@mall/pictures'
import type { CallKey, CallOutput, OrderDetail, OrderStatus, OrderSummary, TokenEnterprise, TokenUser } from '@mall/api/contract'
import recording from './recorded.json'

type RecordedKey = keyof (typeof recording)['responses'] & CallKey

interface Recorded {
  readonly people: Readonly<Record<keyof (typeof recording)['people'], Person>>
  /** An order of each status. */
  readonly orders: Readonly<Record<OrderStatus, { readonly summary: OrderSummary; readonly detail: OrderDetail }>>
  readonly menus: Readonly<Record<'buyer' | 'admin', string[]>>
  readonly responses: { readonly [Key in RecordedKey]: CallOutput<Key> }
}

/** What a login says about a person. */
export interface Person {
  readonly User: TokenUser
  readonly Enterprise: TokenEnterprise
  readonly Role: string[]
  readonly Enterprises?: { EnterpriseId: number; EnterpriseName: string }[]
}

const { pictures, ...wire } = recording
const specs = {
  products: pictures.products as Readonly<Record<string, PictureSpec>>,
  brand: pictures.brand as Readonly<Record<string, MarkSpec>>,
  banner: pictures.banner as Readonly<Record<string, BannerSpec>>,
  logo: pictures.logo as Readonly<Record<string, MarkSpec>>,
}

const draw = (path: string): string | null => {
  const [, folder = '', name = ''] = /^\/pictures\/(?:([a-z]+)\/)?([\w-]+)\.svg/.exec(path) ?? []
  const product = specs.products[name.replace(/-.*/, '')]
  if (folder === '' && product) return drawProduct(product)
  const [brand, banner, logo] = [specs.brand[name], specs.banner[name], specs.logo[path]]
  if (folder === 'brand' && brand) return drawBrandMark(brand)
  if (folder === 'banner' && banner) return drawBanner(banner)
  return logo ? drawCustomerLogo(logo) : null
}

const drawn = new Map<string, string>()

/** A story has no server that draws: its pictures are in their addresses. */
const pictureOf = (path: string): string => {
  const svg = drawn.get(path) ?? draw(path)
  if (svg === null) return path
  drawn.set(path, svg)
  return toDataUrl(svg)
}

/** What the server answered about its demo data, see recorded.test.ts; the pictures drawn. */
export const recorded = JSON.parse(JSON.stringify(wire), (_name, value: unknown) =>
  typeof value === 'string' && value.startsWith('/pictures/') ? pictureOf(value) : value,
) as Recorded
