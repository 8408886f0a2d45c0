import * as z from 'zod/mini'
import { anyone } from './access.ts'
import { defineCalls } from './define.ts'
import { fileUrl, id, instant, noBody } from './common.ts'
import { productItem } from './product.ts'

/** `Link` is a path of the mall. */
export const home = z.object({
  Banners: z.array(z.object({ Id: id, Title: z.string(), Subtitle: z.string(), ImageUrl: fileUrl, Link: z.string() })),
  Floors: z.array(z.object({ Name: z.string(), Cid: id, Items: z.array(productItem) })),
  Brands: z.array(z.object({ Id: id, Name: z.string(), LogoUrl: fileUrl })),
  Notices: z.array(z.object({ Id: id, Title: z.string(), Link: z.string(), PublishedAt: instant })),
  /** 常购商品. Empty for a visitor. */
  FrequentItems: z.array(productItem),
  /** 待办: counts that are above zero or matter. Empty for a visitor. */
  Todos: z.array(z.object({ Name: z.string(), Count: z.int(), Link: z.string() })),
})

export const homeCalls = defineCalls({
  'POST /api/Home/Index': {
    summary: 'Returns all that the home page shows.',
    access: anyone,
    body: noBody,
    answer: home,
  },
})

export type Home = z.infer<typeof home>
