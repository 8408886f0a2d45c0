// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { Bind, CallFunction } from '../bind.ts'

/** The audit log: who changed what. */
export interface SellerAuditResource {
  /** Returns a page of the audit log, the newest first. With the scope 名下客户: what the people of these customers did. Needs the permission `audit.view`. */
  readonly list: CallFunction<'POST /api/SellerAudit/List'>
}

export const sellerAuditResource = ({ call }: Bind): SellerAuditResource => ({
  list: call('POST /api/SellerAudit/List'),
})
