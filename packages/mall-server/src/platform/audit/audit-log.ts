import type { AuditEntity } from '@mall/api/seller/contract'
import type { Db } from '../db/client.ts'
import { auditLog, type AuditSummary } from '../db/schema/writes.ts'
import type { CallContext, StaffContext } from '../http/define-routes.ts'

/** Who makes a write, from where, and when. */
export interface Origin {
  /** Null without `staffId`: the mall itself. */
  readonly userId: number | null
  /** One of the seller's staff. */
  readonly staffId?: number
  readonly enterpriseId: number | null
  readonly ip: string
  /** Of the HTTP request, as in the log and in `X-Request-Id`. Empty: none. */
  readonly requestId: string
  readonly now: Date
}

export const originOf = ({ deps, caller, ip, requestId }: CallContext | StaffContext): Origin => ({
  ...('staffId' in caller ? { userId: null, enterpriseId: null, staffId: caller.staffId } : { userId: caller.userId, enterpriseId: caller.enterpriseId }),
  ip, requestId, now: deps.clock(),
})

/** A write by a scheduled job. */
export const systemOrigin = (now: Date): Origin => ({ userId: null, enterpriseId: null, ip: '', requestId: '', now })

export interface AuditedChange {
  /** `Order.Cancel` */
  readonly action: string
  readonly entity: AuditEntity
  readonly entityId: string | number
  /** The relevant fields of the entity; null when it is new or deleted. Never a password, a token or a code. */
  readonly before: AuditSummary | null
  readonly after: AuditSummary | null
}

/** Records a change, in the same transaction. */
export const writeAudit = async (tx: Db, origin: Origin, { action, entity, entityId, before, after }: AuditedChange): Promise<void> => {
  const { now, ...who } = origin
  await tx.insert(auditLog).values({ ...who, createdAt: now, action, entity, entityId: String(entityId), before, after })
}
