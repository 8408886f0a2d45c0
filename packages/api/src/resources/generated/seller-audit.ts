// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction, DownloadFunction } from '../bind.ts'

/** The audit log: who changed what. */
export interface SellerAuditResource {
  /** Returns a page of the audit log, the newest first. With the scope 名下客户: what the people of these customers did. Needs the permission `audit.view`. */
  readonly list: CallFunction<'POST /api/SellerAudit/List'>
  /** Returns the filtered audit log as an .xlsx file, the newest first. At most 10,000 entries in one file. It holds what the list shows to the caller. Needs the permission `audit.view`. */
  readonly export: DownloadFunction<'POST /api/SellerAudit/Export'>
}
