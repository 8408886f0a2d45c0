import { drawBanner, drawBrandMark, drawCustomerLogo, drawProduct, toDataUrl } from '@mall/pictures'
import { recording } from 'virtual:recording'
import type { Recording } from './recording.ts'

const { pictures: specs, ...wire } = recording as Recording

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

/** What the server returned from its demo data (scripts/record.ts); the pictures drawn. */
export const recorded: Omit<Recording, 'pictures'> = JSON.parse(JSON.stringify(wire), (_name, value: unknown) =>
  typeof value === 'string' && value.startsWith('/pictures/') ? pictureOf(value) : value,
) as typeof wire
