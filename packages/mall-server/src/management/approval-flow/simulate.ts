import { and, eq } from 'drizzle-orm'
import type { ApprovalSimulation } from '@mall/api/contract'
import { becauseOf, flowFor, rulesMet, type ApprovalSubject } from '../../company/approval-flow/rules.ts'
import { reasonsToWire } from '../../company/approval-flow/reasons-to-wire.ts'
import { departmentsUpwards, planWith, singleLimitOf } from '../../company/approval-flow/store.ts'
import type { Db } from '../../platform/db/client.ts'
import { category } from '../../platform/db/schema/catalogue.ts'
import { department, membership } from '../../platform/db/schema/organisation.ts'
import type { Caller, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toFen } from '../../platform/money.ts'
import { categoryWays } from './category-ways.ts'
import { tryDraft } from './trial.ts'

type Sample = ParsedInput<'POST /api/ApprovalFlow/Simulate'>

const requireOwn = async (db: Db, { enterpriseId }: Caller, { DepartmentId, UserId, CategoryId }: Sample): Promise<void> => {
  const departments = await db.$count(department, and(eq(department.id, DepartmentId), eq(department.enterpriseId, enterpriseId)))
  if (departments === 0) throw new BusinessError('DEPARTMENT_NOT_FOUND', '部门不存在')
  const members = await db.$count(membership, and(eq(membership.userId, UserId), eq(membership.enterpriseId, enterpriseId)))
  if (members === 0) throw new BusinessError('NOT_A_MEMBER', '人员不存在')
  if (CategoryId !== undefined && (await db.$count(category, eq(category.id, CategoryId))) === 0) throw new BusinessError('APPROVAL_FLOW_INVALID', '品类不存在')
}

/** The path of a sample order through a draft: what a submission with these facts would decide. */
export const simulate = async (db: Db, caller: Caller, sample: Sample): Promise<ApprovalSimulation> => {
  await requireOwn(db, caller, sample)
  const { flowId, tried } = await tryDraft(db, caller, sample)
  const { enterpriseId, groupId } = caller
  const applicant = { userId: sample.UserId, departmentId: sample.DepartmentId, enterpriseId, groupId }
  const amountFen = toFen(sample.Amount)
  const ways = await categoryWays(db)
  const subject: ApprovalSubject = {
    payableFen: amountFen,
    singleLimitFen: await singleLimitOf(db, applicant),
    overrun: sample.OverBudget ? { name: '所选预算', availableFen: 0 } : null,
    lines: [{ name: '试算商品', subtotalFen: amountFen, isAgreed: !sample.NonAgreed, categoryIds: sample.CategoryId === undefined ? [] : (ways.get(sample.CategoryId) ?? []) }],
  }
  const upwards = await departmentsUpwards(db, sample.DepartmentId)
  const plan = await planWith(db, tried, applicant, upwards, subject)
  const flow = flowFor(tried, upwards.map(({ id }) => id))
  return {
    FlowName: flow?.name ?? null,
    Reasons: reasonsToWire(plan?.reasons ?? [], { seesPrices: caller.seesPrices, isOwn: false }),
    Nodes:
      plan === null
        ? []
        : (plan.nodes?.map((node) => ({ Name: node.name, Mode: node.mode, Approvers: node.approvers.map((one) => one.name), Because: becauseOf(node.chosenBy) })) ?? null),
    Rules: flow?.id === flowId ? rulesMet(flow.rules, subject) : [],
  }
}
