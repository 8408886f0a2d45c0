import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import { approvalFlow } from '../../platform/db/schema/approval.ts'

/**
 * The name of an approval flow that holds something, in what is in force or in its draft: what it names must not go. One that is disabled does
 * not count; it is checked again before it is published.
 */
export const findFlowReferencing = async (tx: Tx, enterpriseId: number, part: object): Promise<string | undefined> => {
  const named = JSON.stringify(part)
  const [flow] = await tx
    .select({ name: sql<string>`coalesce(${approvalFlow.draft}, ${approvalFlow.content}) ->> 'name'` })
    .from(approvalFlow)
    .where(
      and(
        eq(approvalFlow.enterpriseId, enterpriseId),
        ne(approvalFlow.status, 'disabled'),
        sql`(${approvalFlow.content} @> ${named}::jsonb or ${approvalFlow.draft} @> ${named}::jsonb)`,
      ),
    )
    .orderBy(asc(approvalFlow.id))
    .limit(1)
  return flow?.name
}
