import * as z from 'zod/mini'
import { managing, viewing } from './access.ts'
import { addressLimits, addressTextMax } from './address-limits.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { tableRules } from './file-rules.ts'
import { importedRows, importSheet } from './import.ts'
import { doneMessage, id, mobile, pageOf, paging, requestId, requiredText, rowResult, text } from './common.ts'

const areaCode = z.string().check(z.regex(/^\d{6}$/))

const areaFields = {
  Province: field(requiredText(20), 'Province (省).'),
  City: field(requiredText(20), 'City (市).'),
  District: field(requiredText(20), 'District (区).'),
  AreaCode: field(areaCode, 'Six digits (GB/T 2260) of the district.'),
}

const addressFields = {
  Consignee: field(requiredText(20), '收货人.'),
  ...areaFields,
  Detail: field(requiredText(100), 'Street and number (详细地址).'),
  Tag: field(text(10), 'Label such as 公司 (标签).'),
  IsDefault: field(z.boolean(), 'Whether it is the default address of who made it: exactly one of theirs is.'),
}

/** What can be done with an address, in the order in which it is offered. */
export const addressActions = ['Edit', 'SetDefault', 'Delete'] as const

export type AddressAction = (typeof addressActions)[number]

const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')

export const address = named(
  'Address',
  'A delivery address: the user’s own, or one that a colleague shares with a department.',
  z.object({
    AddressId: field(id, 'The address.'),
    ...addressFields,
    Mobile: field(z.string(), 'Mobile number; with asterisks in an address that the user may not change.'),
    IsOwn: field(z.boolean(), 'Whether the user made it.'),
    OwnerName: field(z.string(), 'Who made it.'),
    SharedWith: field(z.nullable(z.string()), 'The department that may use it too; null when only the user who made it may.'),
    AllowActions: field(z.array(z.literal(addressActions)), 'What the user may do with it now.'),
    Version: field(z.int(), 'Changes with every write.'),
  }),
)

export const addressListRequest = named(
  'AddressListRequest',
  'Filters and page of the list of addresses.',
  z.object({
    Keyword: field(z.optional(text(50)), 'Part of consignee, area, street or label, or of the mobile number of one of the user’s own addresses.'),
    Owner: field(z.optional(z.literal(['own', 'shared'])), 'own: those that the user made; shared: those of colleagues.'),
    ...paging,
  }),
)

export const addressList = named(
  'AddressList',
  'A page of addresses.',
  z.object({
    ...pageOf(address).shape,
    OwnerCounts: field(
      z.object({ own: field(z.int(), 'Made by the user.'), shared: field(z.int(), 'Of colleagues.') }),
      'Addresses per `Owner` under the same keyword: the counts of the tabs.',
    ),
    AllowActions: field(z.array(z.literal(['Create', 'Import'])), 'What the user may do beside the addresses that there are.'),
  }),
)

export const area = named('Area', 'A district with the city and the province that it is in.', z.object(areaFields))

export const parsedAddress = named(
  'ParsedAddress',
  'What was recognised in a text. Whatever is not certain is empty.',
  z.object({
    Consignee: field(z.string(), '收货人; empty when none was recognised.'),
    Mobile: field(z.string(), 'Mobile number; empty when there is none.'),
    Landline: field(z.string(), 'Telephone that is no mobile, `010-88888888转801`; empty when there is none.'),
    Area: field(z.nullable(area), 'The district; null when none is named, or several may be meant.'),
    Candidates: field(z.array(area), 'The districts that may be meant, when it is not certain which; at most 50.'),
    Detail: field(z.string(), 'Street and number (详细地址), at most 100 characters.'),
  }),
)

export const addressImport = named(
  'AddressImport',
  'What became of the rows.',
  z.object({ Results: field(z.array(rowResult), 'Each row, by the `RowNo` that it came with.') }),
)

const target = z.object({ AddressId: field(id, 'The address.'), Version: version })

export const addressController = { Address: 'Delivery addresses.' } as const

export const addressCalls = defineCalls({
  'POST /api/Address/List': {
    summary: 'Returns a page of the delivery addresses that the user may use or change.',
    description: 'The default one comes first, then the user’s own, then those that colleagues share.',
    access: viewing('address'),
    scope: 'shared',
    body: addressListRequest,
    response: addressList,
  },
  'POST /api/Address/Save': {
    summary: 'Adds an address, or changes the one with `AddressId`.',
    description: 'A user has at most 50, a department shares at most 50. A shared address is changed by the user who made it, and by users who manage addresses within their data scope. A change carries the `Version` that was read.',
    access: managing('address'),
    scope: 'shared',
    body: z
      .object({
        AddressId: field(z.optional(id), 'The address; absent for a new one.'),
        ...addressFields,
        Mobile: field(mobile, 'Mobile number.'),
        IsShared: field(z.optional(z.boolean()), 'Whether the department of who made it may use it too; absent: as it was.'),
        Version: field(z.optional(version), 'Needed with `AddressId`.'),
      })
      .check(z.refine(({ AddressId, Version }) => AddressId === undefined || Version !== undefined, { path: ['Version'] })),
    response: address,
  },
  'POST /api/Address/Delete': {
    summary: 'Deletes an address.',
    description: 'When it was the default, the oldest of the others becomes it. Orders keep where they were sent.',
    access: managing('address'),
    scope: 'shared',
    body: target,
    response: doneMessage,
  },
  'POST /api/Address/SetDefault': {
    summary: 'Makes one of the user’s own addresses the default.',
    access: managing('address'),
    scope: 'self',
    body: target,
    response: address,
  },
  'POST /api/Address/Parse': {
    summary: 'Recognises consignee, telephone, area and street in a text as people paste it.',
    description: 'An area that several cities have, or that contradicts itself, is left empty; `Candidates` names what may be meant.',
    access: managing('address'),
    scope: 'none',
    body: z.object({ Text: field(requiredText(addressTextMax), 'The text.') }),
    response: parsedAddress,
  },
  'POST /api/Address/ImportCheck': {
    summary: 'Reads addresses from a workbook or from a pasted text, says what is wrong with each cell, and saves nothing.',
    description: 'The first row may name the columns; else they are 收货人 手机 省 市 区 详细地址 标签. A row without an area is recognised as `Address/Parse` does it: one line for each address will do. At most 50 rows.',
    access: managing('address'),
    scope: 'none',
    mode: 'multipart',
    file: { field: 'file', rules: tableRules },
    response: importSheet,
  },
  'POST /api/Address/Import': {
    summary: 'Adds an address of the user’s own for each row that can be one; the others return why not.',
    description: 'Rows as `Address/ImportCheck` returned them. What the user has already is not added again.',
    access: managing('address'),
    scope: 'self',
    body: z.object({ Rows: importedRows(addressLimits.addresses), RequestId: requestId }),
    response: addressImport,
  },
})

export type { Address, AddressImport, AddressList, AddressListRequest, Area, ParsedAddress } from '../resources/generated/shapes.ts'
