import * as z from 'zod/mini'
import { doneMessage, id, requestId, requiredText } from '../common.ts'
import { field, named } from '../describe.ts'
import { defineSellerCalls, staffWith } from './access.ts'
import { attributeNameProblem, attributeValueProblem, productLimits } from './product-fields.ts'

/** Texts of an attribute and of its values. */
export const attributeLimits = { name: productLimits.specName, value: productLimits.attributeValue } as const

/** What can be done with an attribute, in the order of its buttons. */
export const sellerAttributeActions = ['Edit', 'Move', 'Merge', 'Delete'] as const

export type SellerAttributeAction = (typeof sellerAttributeActions)[number]

/** What can be done with a value, in the order of its buttons. */
export const sellerAttributeValueActions = ['Edit', 'Merge', 'Delete'] as const

export type SellerAttributeValueAction = (typeof sellerAttributeValueActions)[number]

const count = z.int().check(z.nonnegative())
const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')
const target = { AttributeId: field(id, 'The attribute.'), Version: version, RequestId: requestId }
const valueTarget = { ValueId: field(id, 'The value.'), Version: version, RequestId: requestId }
/** Refuses a text with what is wrong with it. */
const unless = (problem: (text: string) => string | null) => z.refine<string>((text) => problem(text) === null, { error: ({ input }) => problem(String(input)) ?? undefined })

const name = field(requiredText(attributeLimits.name).check(unless(attributeNameProblem)), 'Name, once among all attributes, without what parts pairs of names and values in a table: = : ; |')
const seen = field(count, 'Products that the user has seen; if there are others now, nothing is merged (`VERSION_CONFLICT`).')
const products = field(count, 'Products.')
const onSale = field(count, 'Of these those that are 在售.')

export const sellerAttribute = named(
  'SellerAttribute',
  'What lists can be narrowed by, with how many products have one of its values.',
  z.object({
    AttributeId: field(id, 'The attribute.'),
    Name: field(z.string(), 'Name.'),
    FormerNames: field(z.array(z.string()), 'Names that it had, and names of attributes that became it: tables that are imported may use them.'),
    Values: field(count, 'Values.'),
    Products: products,
    OnSale: onSale,
    Drafts: field(count, 'Drafts of products that change the attributes and name this one.'),
    AllowActions: field(z.array(z.literal(sellerAttributeActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with every edit.'),
  }),
)

export const sellerAttributeValue = named(
  'SellerAttributeValue',
  'A value of an attribute with how many products have it.',
  z.object({
    ValueId: field(id, 'The value.'),
    AttributeId: field(id, 'The attribute.'),
    Value: field(z.string(), 'Value, as shown.'),
    FormerNames: field(z.array(z.string()), 'Values that it was, and values that became it: they go on finding its products.'),
    Products: products,
    OnSale: onSale,
    Drafts: field(count, 'Drafts of products that change the attributes and name this value.'),
    AllowActions: field(z.array(z.literal(sellerAttributeValueActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with every edit.'),
  }),
)

export const attributeMerge = named(
  'AttributeMerge',
  'What becomes of an attribute that is merged into another one.',
  z.object({
    Products: field(count, 'Products that have the other one from then on.'),
    Drafts: field(count, 'Drafts of products that name the other one from then on.'),
    Values: field(count, 'Values that go along.'),
    Same: field(count, 'Of these those that become the value of the same name.'),
  }),
)

export const attributeValueMerge = named(
  'AttributeValueMerge',
  'What becomes of a value that is merged into another one.',
  z.object({
    Products: field(count, 'Products that have the other one from then on.'),
    Drafts: field(count, 'Drafts of products that name the other one from then on.'),
  }),
)

export const sellerAttributeController = { SellerAttribute: 'What the lists of the mall are narrowed by, as the seller looks after it.' } as const

export const sellerAttributeCalls = defineSellerCalls({
  'POST /api/SellerAttribute/All': {
    summary: 'Returns all attributes in their order.',
    access: staffWith('product.view'),
    scope: 'none',
    body: z.object({}),
    response: z.array(sellerAttribute),
  },
  'POST /api/SellerAttribute/Values': {
    summary: 'Returns the values of an attribute, those of most products on sale first.',
    description: 'In the order in which the lists of the mall show them. There are none of an attribute that does not exist.',
    access: staffWith('product.view'),
    scope: 'none',
    body: z.object({ AttributeId: field(id, 'The attribute.') }),
    response: z.array(sellerAttributeValue),
  },
  'POST /api/SellerAttribute/Create': {
    summary: 'Makes an attribute, as the last one.',
    description: 'Its values are made by the products that have them.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ Name: name, RequestId: requestId }),
    response: sellerAttribute,
  },
  'POST /api/SellerAttribute/Save': {
    summary: 'Changes the name of an attribute.',
    description: 'The mall shows it at once.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ ...target, Name: name }),
    response: sellerAttribute,
  },
  'POST /api/SellerAttribute/Move': {
    summary: 'Moves an attribute to another place among all.',
    description: 'The form of a product offers them in this order.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ ...target, Index: field(count.check(z.maximum(99_999)), 'Its place, from 0, counted without it; after the last one it is the last.') }),
    response: sellerAttribute,
  },
  'POST /api/SellerAttribute/Delete': {
    summary: 'Deletes an attribute with its values, none of which a product or a draft has.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object(target),
    response: doneMessage,
  },
  'POST /api/SellerAttribute/MergePlan': {
    summary: 'Returns what becomes of an attribute that is merged into another one, and changes nothing.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ AttributeId: field(id, 'The attribute.'), IntoId: field(id, 'The one that it becomes.') }),
    response: attributeMerge,
  },
  'POST /api/SellerAttribute/Merge': {
    summary: 'Merges an attribute into another one, for good.',
    description: 'Its values are the other’s from then on, those of the same name become one; products, drafts and addresses of lists follow.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ ...target, IntoId: field(id, 'The one that it becomes.'), Products: seen }),
    response: sellerAttribute,
  },
  'POST /api/SellerAttribute/SaveValue': {
    summary: 'Changes the text of a value.',
    description: 'The mall shows it at once. The former one goes on finding its products.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ ...valueTarget, Value: field(requiredText(attributeLimits.value).check(unless(attributeValueProblem)), 'Value, once within its attribute, without what parts pairs in a table: ; |') }),
    response: sellerAttributeValue,
  },
  'POST /api/SellerAttribute/DeleteValue': {
    summary: 'Deletes a value that no product and no draft has.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object(valueTarget),
    response: doneMessage,
  },
  'POST /api/SellerAttribute/ValueMergePlan': {
    summary: 'Returns what becomes of a value that is merged into another one of its attribute, and changes nothing.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ ValueId: field(id, 'The value.'), IntoId: field(id, 'The one that it becomes.') }),
    response: attributeValueMerge,
  },
  'POST /api/SellerAttribute/MergeValue': {
    summary: 'Merges a value into another one of its attribute, for good.',
    description: 'Products, drafts and addresses of lists of the one are the other’s from then on.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ ...valueTarget, IntoId: field(id, 'The one that it becomes.'), Products: seen }),
    response: sellerAttributeValue,
  },
})

export type { AttributeMerge, AttributeValueMerge, SellerAttribute, SellerAttributeValue } from '../../resources/generated/shapes.ts'
