import { and, eq } from 'drizzle-orm'
import type { AnyCallKey } from '@mall/api/seller/contract'
import type { Tx } from '../db/client.ts'
import { staffRequestResult } from '../db/schema/staff.ts'
import { requestResult } from '../db/schema/writes.ts'
import type { CallContext, StaffContext } from '../http/define-routes.ts'
import { BusinessError } from '../http/errors.ts'
import { hashOf } from './hash.ts'

/** How long a result is stored, days: much longer than any client retries. */
export const keptRequestDays = 30

type Context = Pick<CallContext, 'deps' | 'caller'> | Pick<StaffContext, 'deps' | 'caller'>

interface Claim {
  /** Of one side: the table. */
  readonly results: typeof requestResult
  readonly userId: number
  readonly call: AnyCallKey
  readonly requestId: string
  readonly inputHash: string
}

const keyOf = ({ results, userId, call, requestId }: Claim) => and(eq(results.userId, userId), eq(results.call, call), eq(results.requestId, requestId))

/** Whose id it is. */
const claimantOf = (caller: Context['caller']): Pick<Claim, 'results' | 'userId'> =>
  'staffId' in caller ? { results: staffRequestResult, userId: caller.staffId } : { results: requestResult, userId: caller.userId }

/**
 * The result that this `RequestId` had the first time; undefined when it is new.
 * @throws BusinessError `REQUEST_ID_REUSED` when the first time had other input.
 */
const earlierResult = async <Result>(tx: Tx, claim: Claim): Promise<Result | undefined> => {
  const [row] = await tx
    .select({ inputHash: claim.results.inputHash, result: claim.results.result })
    .from(claim.results)
    .where(keyOf(claim))
  if (row === undefined) return undefined
  if (row.inputHash !== claim.inputHash) throw new BusinessError('REQUEST_ID_REUSED', '请求已提交，内容不一致，请刷新后查看')
  return row.result as Result
}

/**
 * Makes a write once per user, call and `RequestId`; the same id returns the first result again (screens §0). The id is claimed in the
 * transaction of the write, and a write that throws leaves the id free. A second request waits for
 * the first one's transaction.
 * @param write Returns a JSON value.
 * @throws BusinessError `REQUEST_ID_REUSED` when the id was used with other input.
 */
export const once = async <Result>(
  { deps, caller }: Context,
  call: AnyCallKey,
  body: { readonly RequestId: string },
  write: (tx: Tx) => Promise<Result>,
): Promise<Result> => {
  const inputHash = await hashOf('staffId' in caller ? body : { ...body, EnterpriseId: caller.enterpriseId })
  const claim: Claim = { ...claimantOf(caller), call, requestId: body.RequestId, inputHash }
  const { results, ...values } = claim
  return deps.db.transaction(async (tx) => {
    const claimed = await tx
      .insert(results)
      .values({ ...values, result: null, createdAt: deps.clock() })
      .onConflictDoNothing()
      .returning({ requestId: results.requestId })
    if (claimed.length === 0) {
      const first = await earlierResult<Result>(tx, claim)
      if (first === undefined) throw new Error('A claimed request has no result')
      return first
    }
    const result = await write(tx)
    await tx.update(results).set({ result }).where(keyOf(claim))
    return result
  })
}
