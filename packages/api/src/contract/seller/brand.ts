import * as z from 'zod/mini'
import { doneMessage, id, requestId, requiredText, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { defineSellerCalls, staffWith } from './access.ts'
import { productLimits } from './product-fields.ts'

/** Texts of a brand. */
export const brandLimits = { name: productLimits.brand, latinName: 40 } as const

/** What can be done with a brand, in the order of its buttons. */
export const sellerBrandActions = ['Edit', 'Move', 'Merge', 'Delete'] as const

export type SellerBrandAction = (typeof sellerBrandActions)[number]

const count = z.int().check(z.nonnegative())
const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')
const target = { BrandId: field(id, 'The brand.'), Version: version, RequestId: requestId }
const name = field(requiredText(brandLimits.name), 'Name, once among all brands.')
const latinName = field(text(brandLimits.latinName), 'Name in Latin letters, by which it is found too; empty: none.')

export const sellerBrand = named(
  'SellerBrand',
  'A brand with how many products have it.',
  z.object({
    BrandId: field(id, 'The brand.'),
    Name: field(z.string(), 'Name.'),
    LatinName: field(z.string(), 'Name in Latin letters; empty: none.'),
    FormerNames: field(z.array(z.string()), 'Names that it had, and names of brands that became it: they go on finding its products.'),
    Synonyms: field(z.array(z.string()), 'Words of the search that stand for its name, as the synonyms of the search say.'),
    Products: field(count, 'Products.'),
    OnSale: field(count, 'Of these those that are 在售.'),
    Drafts: field(count, 'Drafts of products that change the brand to this one.'),
    AllowActions: field(z.array(z.literal(sellerBrandActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with every edit.'),
  }),
)

export const brandMerge = named(
  'BrandMerge',
  'What becomes of a brand that is merged into another one.',
  z.object({
    Products: field(count, 'Products that have the other one from then on.'),
    Drafts: field(count, 'Drafts of products that name the other one from then on.'),
  }),
)

export const sellerBrandController = { SellerBrand: 'The brands of the mall, as the seller looks after them.' } as const

export const sellerBrandCalls = defineSellerCalls({
  'POST /api/SellerBrand/All': {
    summary: 'Returns all brands in their order.',
    access: staffWith('product.view'),
    scope: 'none',
    body: z.object({}),
    response: z.array(sellerBrand),
  },
  'POST /api/SellerBrand/Create': {
    summary: 'Makes a brand, as the last one.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ Name: name, LatinName: latinName, RequestId: requestId }),
    response: sellerBrand,
  },
  'POST /api/SellerBrand/Save': {
    summary: 'Changes the names of a brand.',
    description: 'The mall shows it at once. The former name goes on finding its products.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ ...target, Name: name, LatinName: latinName }),
    response: sellerBrand,
  },
  'POST /api/SellerBrand/Move': {
    summary: 'Moves a brand to another place among all.',
    description: 'The home page shows the first ones.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ ...target, Index: field(count.check(z.maximum(99_999)), 'Its place, from 0, counted without it; after the last one it is the last.') }),
    response: sellerBrand,
  },
  'POST /api/SellerBrand/Delete': {
    summary: 'Deletes a brand that no product and no draft has.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object(target),
    response: doneMessage,
  },
  'POST /api/SellerBrand/MergePlan': {
    summary: 'Returns what becomes of a brand that is merged into another one, and changes nothing.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ BrandId: field(id, 'The brand.'), IntoId: field(id, 'The one that it becomes.') }),
    response: brandMerge,
  },
  'POST /api/SellerBrand/Merge': {
    summary: 'Merges a brand into another one, for good.',
    description: 'Products, drafts and addresses of lists of the one are the other’s from then on, and its names go on finding them.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ ...target, IntoId: field(id, 'The one that it becomes.'), Products: field(count, 'Products that the user has seen; if there are others now, nothing is merged (`VERSION_CONFLICT`).') }),
    response: sellerBrand,
  },
})

export type { BrandMerge, SellerBrand } from '../../resources/generated/shapes.ts'
