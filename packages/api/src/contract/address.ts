import * as z from 'zod/mini'
import { anyUser, withPermission } from './access.ts'
import { defineCalls } from './define.ts'
import { id, noBody, requiredText, text } from './common.ts'

const areaCode = z.string().check(z.regex(/^\d{6}$/))

const addressFields = {
  /** 收货人 */
  Consignee: requiredText(20),
  Mobile: z.string().check(z.regex(/^1[3-9]\d{9}$/)),
  Province: requiredText(20),
  City: requiredText(20),
  District: requiredText(20),
  /** Six digits (GB/T 2260) of the district. */
  AreaCode: areaCode,
  Detail: requiredText(100),
  Tag: text(10),
  IsDefault: z.boolean(),
}

export const address = z.object({ AddressId: id, ...addressFields })

export const addressCalls = defineCalls({
  'POST /api/Address/List': {
    summary: 'Returns the user’s delivery addresses, the default one first.',
    access: anyUser,
    body: noBody,
    answer: z.array(address),
  },
  'POST /api/Address/Save': {
    summary: 'Adds an address, or changes the one with `AddressId`.',
    description: 'A user has at most 50.',
    access: withPermission('address.manage'),
    body: z.object({ AddressId: z.optional(id), ...addressFields }),
    answer: address,
  },
})

export type Address = z.infer<typeof address>
