import type { CallOptions } from '../client/options.ts'
import type { CallOutput } from '../contract/types.ts'
import type { Bind } from './define.ts'

/** How `imageSearch` sends its picture. */
export type SendImage = (file: Blob, options?: CallOptions) => Promise<CallOutput<'POST /api/Product/ImageSearch'>>

/** The catalogue. Needs no login; a login decides prices and what is shown. */
export const productResource = ({ call }: Bind, imageSearch: SendImage) => ({
  /** Hot keywords of a period; `hotKeywordPeriod()` answers the usual body. */
  supposeCategory: call('POST /api/Product/SupposeCategory'),
  /** Suggestions while typing. */
  search: call('POST /api/Product/Search'),
  /** Products that look like the picture: an image of at most 2 MB, checked before it is sent. */
  imageSearch,
  /** A page of products, filtered and sorted. */
  list: call('POST /api/Product/List'),
  /** Everything of one product. */
  detail: call('POST /api/Product/Detail'),
  /** Stock of a quantity in an area. */
  stock: call('POST /api/Product/Stock'),
})
