import { and, eq } from 'drizzle-orm'
import type { CallKey } from '@mall/api/contract'
import type { Tx } from '../db/client.ts'
import { requestResult } from '../db/schema/writes.ts'
import type { CallContext } from '../http/define-routes.ts'
import { BusinessError } from '../http/errors.ts'
import { hashOf } from './hash.ts'

/** How long a result is stored, days: much longer than any client retries. */
export const keptRequestDays = 30

interface Claim {
  readonly userId: number
  readonly call: CallKey
  readonly requestId: string
  readonly inputHash: string
}

const keyOf = ({ userId, call, requestId }: Claim) =>
  and(eq(requestResult.userId, userId), eq(requestResult.call, call), eq(requestResult.requestId, requestId))

/**
 * The result that this `RequestId` had the first time; undefined when it is new.
 * @throws BusinessError `REQUEST_ID_REUSED` when the first time had other input.
 */
const earlierResult = async <Result>(tx: Tx, claim: Claim): Promise<Result | undefined> => {
  const [row] = await tx
    .select({ inputHash: requestResult.inputHash, result: requestResult.result })
    .from(requestResult)
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
  { deps, caller }: Pick<CallContext, 'deps' | 'caller'>,
  call: CallKey,
  body: { readonly RequestId: string },
  write: (tx: Tx) => Promise<Result>,
): Promise<Result> => {
  const inputHash = await hashOf({ ...body, EnterpriseId: caller.enterpriseId })
  const claim: Claim = { userId: caller.userId, call, requestId: body.RequestId, inputHash }
  return deps.db.transaction(async (tx) => {
    const claimed = await tx
      .insert(requestResult)
      .values({ ...claim, result: null, createdAt: deps.clock() })
      .onConflictDoNothing()
      .returning({ requestId: requestResult.requestId })
    if (claimed.length === 0) {
      const first = await earlierResult<Result>(tx, claim)
      if (first === undefined) throw new Error('A claimed request has no result')
      return first
    }
    const result = await write(tx)
    await tx.update(requestResult).set({ result }).where(keyOf(claim))
    return result
  })
}
