import { approvalMode, approvalWaitDays, paymentType } from '@mall/api/contract'
import { eq, and, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { category } from '../../platform/db/schema/catalogue.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { approvalFlow, approvalFlowVersion, type FlowContent, type FlowNode } from '../../platform/db/schema/approval.ts'
import { invoiceTitle, paymentTerm } from '../../platform/db/schema/checkout.ts'
import { presetRoles } from '../../company/role/presets.ts'
import { demo } from '../organisation.ts'

const byManager: FlowNode = { name: '部门负责人审批', approver: { type: 'departmentManager' }, mode: approvalMode.any }
const byFinance: FlowNode = { name: '财务复核', approver: { type: 'role', roleId: presetRoles.Finance }, mode: approvalMode.any }

/** Categories whose goods need an approval, by first-level category. */
export const watchedCategories = ['办公设备', '数码影音', '礼品福利']

/** Who approves, by company: the head office adds a node of its finance department. */
const nodesOf = (enterpriseId: number): FlowNode[] => (enterpriseId === demo.enterprises.huaqiTech ? [byManager, byFinance] : [byManager])

/** Tax numbers of their unions, as invented as their own. */
const unionTaxNo: Readonly<Record<number, string>> = {
  [demo.enterprises.huaqiTech]: '81000000DEMA000014',
  [demo.enterprises.huaqiFactory]: '81000000DEMA000027',
  [demo.enterprises.yuanfanLogistics]: '81000000DEMA00003A',
  [demo.enterprises.yuanfanTrade]: '81000000DEMA00004D',
}

/** Invoice titles, agreed ways of payment and the published approval flow of every company. */
export const seedSettings = async (db: Db, publishedAt: Date): Promise<void> => {
  const companies = await db.select().from(enterprise)
  await db.insert(invoiceTitle).values(
    companies.flatMap(({ id, name, taxNo }) => [
      {
        enterpriseId: id, title: name, taxNo, supportsSpecial: true,
        address: '示例路100号', phone: '021-00000000', bank: '示例银行营业部', account: `0000000000000${String(id).padStart(6, '0')}`,
      },
      { enterpriseId: id, title: `${name}工会委员会`, taxNo: unionTaxNo[id] ?? taxNo, supportsSpecial: false },
    ]),
  )
  await db.insert(paymentTerm).values(
    companies.flatMap(({ id }) => [
      { enterpriseId: id, paymentType: paymentType.onAccount, enabled: true, disabledReason: '' },
      { enterpriseId: id, paymentType: paymentType.deposit, enabled: false, disabledReason: '贵司未开通预存款账户' },
      { enterpriseId: id, paymentType: paymentType.transfer, enabled: true, disabledReason: '' },
      { enterpriseId: id, paymentType: paymentType.online, enabled: true, disabledReason: '' },
      { enterpriseId: id, paymentType: paymentType.onDelivery, enabled: true, disabledReason: '' },
    ]),
  )
  const watched = await db
    .select({ id: category.id })
    .from(category)
    .where(and(eq(category.level, 1), inArray(category.name, watchedCategories)))
  const flowOf = (enterpriseId: number): FlowContent => ({
    name: '采购订单审批',
    departmentIds: [],
    rules: [
      {
        amountFromFen: null, amountToFen: null, overSingleLimit: true, overBudget: true, nonAgreedFromFen: 200_000, categoryIds: watched.map((row) => row.id),
        nodes: nodesOf(enterpriseId),
      },
    ],
    waitDays: approvalWaitDays,
  })
  await db.insert(approvalFlow).values(companies.map(({ id }) => ({ id, enterpriseId: id, publishedVersion: 1, status: 'published' as const, content: flowOf(id) })))
  await db.insert(approvalFlowVersion).values(companies.map(({ id }) => ({ flowId: id, version: 1, content: flowOf(id), publishedAt })))
}
