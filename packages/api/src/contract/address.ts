import * as z from 'zod/mini'
import { anyUser, withPermission } from './access.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { id, mobile, noBody, requiredText, text } from './common.ts'

const areaCode = z.string().check(z.regex(/^\d{6}$/))

const addressFields = {
  Consignee: field(requiredText(20), '收货人.'),
  Mobile: field(mobile, 'Mobile number.'),
  Province: field(requiredText(20), 'Province (省).'),
  City: field(requiredText(20), 'City (市).'),
  District: field(requiredText(20), 'District (区).'),
  AreaCode: field(areaCode, 'Six digits (GB/T 2260) of the district.'),
  Detail: field(requiredText(100), 'Street and number (详细地址).'),
  Tag: field(text(10), 'Label such as 公司 (标签).'),
  IsDefault: field(z.boolean(), 'Whether it is the default address.'),
}

const version = field(z.int(), 'Version that was read; changes with every write.')

export const address = named(
  'Address',
  'A delivery address.',
  z.object({ AddressId: field(id, 'The address.'), ...addressFields, Version: version }),
)

export const addressController = { Address: 'Delivery addresses.' } as const

export const addressCalls = defineCalls({
  'POST /api/Address/List': {
    summary: 'Returns the user’s delivery addresses, the default one first.',
    access: anyUser,
    body: noBody,
    response: z.array(address),
  },
  'POST /api/Address/Save': {
    summary: 'Adds an address, or changes the one with `AddressId`.',
    description: 'A user has at most 50. A change carries the `Version` that was read; an older one is a `VERSION_CONFLICT`.',
    access: withPermission('address.manage'),
    body: z
      .object({ AddressId: field(z.optional(id), 'The address; absent for a new one.'), ...addressFields, Version: field(z.optional(version), 'Needed with `AddressId`.') })
      .check(z.refine(({ AddressId, Version }) => AddressId === undefined || Version !== undefined, { path: ['Version'] })),
    response: address,
  },
})

export type { Address } from '../resources/generated/shapes.ts'
