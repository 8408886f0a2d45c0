import * as z from 'zod/mini'
import { anyone } from './access.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { fileUrl, id, instant, noBody, quantity } from './common.ts'
import { linkTarget } from './link-target.ts'
import { productItem } from './product.ts'
import { todo } from './todo.ts'

export const frequentItem = named(
  'FrequentItem',
  'A product that is bought again and again, with the user’s last purchase of it.',
  z.object({
    ...productItem.shape,
    LastQuantity: field(z.nullable(quantity), 'Pieces of the user’s last order of it; null where only colleagues bought it.'),
    LastBoughtAt: field(z.nullable(instant), 'When that was.'),
  }),
)

export const home = named(
  'Home',
  'Content of the home page.',
  z.object({
    Banners: field(
      z.array(z.object({
        Id: field(id, 'Id.'),
        Title: field(z.string(), 'Title, as shown.'),
        Subtitle: field(z.string(), 'Second line.'),
        ImageUrl: field(fileUrl, 'Picture: a drawing, or a photo, of which `photoSources` returns the widths.'),
        Alt: field(z.string(), 'What the picture shows, where the words do not say it; empty: nothing beside them.'),
        Focus: field(z.object({ X: field(z.number(), 'From the left, per cent.'), Y: field(z.number(), 'From the top, per cent.') }), 'What stays in sight where the picture is cut.'),
        Target: field(linkTarget, 'What the link opens.'),
      })),
      'Banners for the caller today, first one first, at most five.',
    ),
    Floors: field(
      z.array(z.object({
        Name: field(z.string(), 'Name, as shown.'),
        Cid: field(id, 'Category.'),
        Items: field(z.array(productItem), 'The items.'),
      })),
      'Floors: a category and some of its products.',
    ),
    Brands: field(
      z.array(z.object({ Id: field(id, 'Id.'), Name: field(z.string(), 'Name, as shown.'), LogoUrl: field(fileUrl, 'Logo.') })),
      'Brands.',
    ),
    Notices: field(
      z.array(z.object({
        Id: field(id, 'Id.'),
        Title: field(z.string(), 'Title, as shown.'),
        Target: field(linkTarget, 'What the link opens.'),
        PublishedAt: field(instant, 'When it was published.'),
      })),
      'Announcements for the caller, newest first.',
    ),
    MayPurchase: field(z.boolean(), 'Whether the user may put products in the cart and order them. False for a visitor, who logs in first.'),
    FrequentItems: field(z.array(frequentItem), '常购商品: what the user ordered most often in a year, then what colleagues did. Empty for users who may not purchase.'),
    Todos: field(z.array(todo), '待办: what waits for the user, of the lists that they may open. Empty for a visitor.'),
  }),
)

export const homeController = { Home: 'The home page.' } as const

export const homeCalls = defineCalls({
  'POST /api/Home/Index': {
    summary: 'Returns the content of the home page.',
    access: anyone,
    scope: 'role',
    body: noBody,
    response: home,
  },
})

export type { FrequentItem, Home } from '../resources/generated/shapes.ts'
