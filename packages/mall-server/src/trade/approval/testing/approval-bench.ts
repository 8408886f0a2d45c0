import { and, eq, sql } from 'drizzle-orm'
import type { CallInput, OrderSubmission } from '@mall/api/contract'
import { productStock } from '../../../platform/db/schema/catalogue.ts'
import { approvalFlow, type FlowNode } from '../../../platform/db/schema/approval.ts'
import { budget } from '../../../platform/db/schema/budget.ts'
import { demo } from '../../../demo/organisation.ts'
import { createShopper, plainProduct } from '../../../testing/shopper.ts'
import type { TestMall } from '../../../testing/test-mall.ts'

/** Named users as one node of a flow. */
export const nodeOf = (mode: FlowNode['mode'], userIds: readonly number[], name = '审批'): FlowNode => ({ name, approver: { type: 'users', userIds: [...userIds] }, mode })

const accounts = ['buyer', 'buyer2', 'approver', 'approver2', 'finance', 'admin', 'other'] as const

/** Submissions over the limit of `buyer`, and what the approvers do with them. */
export const createApprovalBench = async (mall: TestMall) => {
  const tokens = new Map<string, string>()
  for (const account of accounts) tokens.set(account, (await mall.login(account)).Token)
  const token = (account: (typeof accounts)[number]) => ({ token: tokens.get(account) })

  /** Who approves new orders of the first company. */
  const setNodes = (nodes: readonly FlowNode[]) =>
    mall.db
      .update(approvalFlow)
      .set({ content: sql`jsonb_set(${approvalFlow.content}, '{rules,0,nodes}', ${JSON.stringify(nodes)}::jsonb)` })
      .where(and(eq(approvalFlow.enterpriseId, demo.enterprises.huaqiTech), eq(approvalFlow.status, 'published')))

  /** An order of the buyer over their limit: 120 pieces for ¥6,000, with its approval. */
  const submit = async (changes: Partial<OrderSubmission> = {}, account: 'buyer' | 'buyer2' = 'buyer', pieces = 120) => {
    const shopper = await createShopper(mall, account)
    const goods = await plainProduct(mall)
    const { OrderNo } = await shopper.buy(goods.code, pieces, { Reason: '年会物料', ...changes })
    const { body } = await mall.call('POST /api/Approval/List', { View: 'submitted', Keyword: OrderNo, PageIndex: 1, PageSize: 10 }, { token: shopper.token })
    const approval = body?.Items[0]
    if (approval === undefined) throw new Error(`${OrderNo} has no approval`)
    return { ...approval, goods, shopper }
  }
  type Submitted = Pick<Awaited<ReturnType<typeof submit>>, 'ApprovalNo' | 'Version'>

  const decide = (
    account: (typeof accounts)[number],
    action: 'Agree' | 'Reject' | 'Return' | 'Withdraw',
    { ApprovalNo, Version }: Submitted,
    more: Partial<CallInput<'POST /api/Approval/Agree'>> = {},
  ) => {
    const comment = action === 'Reject' || action === 'Return' ? { Comment: '请合并到下月' } : {}
    return mall.call(`POST /api/Approval/${action}`, { RequestId: crypto.randomUUID(), ApprovalNo, Version, ...comment, ...more }, token(account))
  }

  const detail = (account: (typeof accounts)[number], ApprovalNo: string) => mall.call('POST /api/Approval/Detail', { ApprovalNo }, token(account))

  /** What is left of a product in the warehouse that the buyer is served from. */
  const stockOf = async (productId: number) => {
    const [row] = await mall.db.select().from(productStock).where(and(eq(productStock.productId, productId), eq(productStock.areaCode, '310000')))
    return row?.quantity ?? 0
  }

  /** This month's budget of the buyer's department, fen. */
  const budgetNow = async () => {
    const ofMonth = and(eq(budget.departmentId, demo.departments.administration), sql`starts_on = '2026-03-01' and period = 'month'`)
    const [row] = await mall.db.select().from(budget).where(ofMonth)
    if (row === undefined) throw new Error('The department has no budget')
    return { id: row.id, used: row.usedFen, frozen: row.frozenFen }
  }

  return { mall, token, setNodes, submit, decide, detail, stockOf, budgetNow }
}

export type ApprovalBench = Awaited<ReturnType<typeof createApprovalBench>>
