// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { FileRules } from '../../files.ts'
import type { CallFunction, SendFileFunction } from '../bind.ts'

/** What the file of `importCheck` must be. */
export const addressImportCheckRules: FileRules = { maxSizeMB: 2, messages: { maxSize: '文件大小不能超过2MB' } }

/** Delivery addresses. */
export interface AddressResource {
  /** Returns a page of the delivery addresses that the user may use or change. The default one comes first, then the user’s own, then those that colleagues share. Needs the permission `address.view`. */
  readonly list: CallFunction<'POST /api/Address/List'>
  /** Adds an address, or changes the one with `AddressId`. A user has at most 50, a department shares at most 50. A shared address is changed by the user who made it, and by users who manage addresses within their data scope. A change carries the `Version` that was read. Needs the permission `address.manage`. */
  readonly save: CallFunction<'POST /api/Address/Save'>
  /** Deletes an address. When it was the default, the oldest of the others becomes it. Orders keep where they were sent. Needs the permission `address.manage`. */
  readonly delete: CallFunction<'POST /api/Address/Delete'>
  /** Makes one of the user’s own addresses the default. Needs the permission `address.manage`. */
  readonly setDefault: CallFunction<'POST /api/Address/SetDefault'>
  /** Recognises consignee, telephone, area and street in a text as people paste it. An area that several cities have, or that contradicts itself, is left empty; `Candidates` names what may be meant. Needs the permission `address.manage`. */
  readonly parse: CallFunction<'POST /api/Address/Parse'>
  /** Reads addresses from a workbook or from a pasted text, says what is wrong with each cell, and saves nothing. The first row may name the columns; else they are 收货人 手机 省 市 区 详细地址 标签. A row without an area is recognised as `Address/Parse` does it: one line for each address will do. At most 50 rows. Needs the permission `address.manage`. */
  readonly importCheck: SendFileFunction<'POST /api/Address/ImportCheck'>
  /** Adds an address of the user’s own for each row that can be one; the others return why not. Rows as `Address/ImportCheck` returned them. What the user has already is not added again. Needs the permission `address.manage`. */
  readonly import: CallFunction<'POST /api/Address/Import'>
}
