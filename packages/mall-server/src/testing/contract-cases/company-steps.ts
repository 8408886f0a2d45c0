import type { ApprovalFlowContent, CallInput, SecondFactorTicket } from '@mall/api/contract'
import type { ContractTarget } from './define.ts'
import { credential, get, need, page, password } from './steps.ts'

let departments = 0
/** A department that can be made. */
export const departmentInput = (): CallInput<'POST /api/Department/Save'> => ({ Name: `项目${++departments}组`, ParentId: null, ManagerId: null })

/** What the demo's group is. */
export const groupFacts: NonNullable<CallInput<'POST /api/Group/Save'>['Group']> = {
  GroupName: '华启集团', TaxNo: '', ContactName: '秦思远', ContactMobile: '19900000001', CustomerLogo: '/pictures/logo/huaqi.svg', ThemeColor: null,
}

export const madeDepartment = async (target: ContractTarget) => {
  const { DepartmentId, Version } = await get(target, 'POST /api/Department/Save', departmentInput(), 'admin')
  return { DepartmentId, Version }
}

/** A colleague whom nobody is yet. */
export const accountInput = () => ({
  Account: `new${crypto.randomUUID().slice(0, 8)}`, Name: '新同事', Mobile: null, Email: null, DepartmentId: 1, RoleIds: [3], SingleLimit: 5000,
  RequestId: crypto.randomUUID(),
})

export const madeAccount = async (target: ContractTarget) => get(target, 'POST /api/Account/Save', accountInput(), 'admin')

/** A change of such an account. */
export const accountChange = async (target: ContractTarget) => {
  const { UserId, Version } = (await madeAccount(target)).Account
  return { UserId, Version, RequestId: crypto.randomUUID() }
}

/** An account whose user has just logged in for the first time. */
export const loggedInAccount = async (target: ContractTarget) => {
  const { Account, Initial } = await madeAccount(target)
  const own = { Account: Account.Account, InitialPassword: need(Initial ?? undefined, 'initial password').Password, Password: 'Mine&Ours26', CaptchaVerifyParam: await credential(target) }
  await get(target, 'POST /api/Account/Activate', own, 'visitor')
  const { UserId, Version } = await get(target, 'POST /api/Account/Detail', { UserId: Account.UserId }, 'admin')
  return { UserId, Version, RequestId: crypto.randomUUID() }
}

/** The authenticator of the approver, set up and not confirmed: the code of the moment, which is known in tests. */
export const startedFactor = async (target: ContractTarget) => {
  await target.send('POST /api/Account/SecondFactorEnd', { Password: password }, 'approver')
  const reply = await target.send('POST /api/Account/SecondFactorStart', { Password: password }, 'approver')
  return { Code: reply.headers.get('X-Factor-Code') ?? '' }
}

/** The same, confirmed: its recovery codes. */
export const confirmedFactor = async (target: ContractTarget) => get(target, 'POST /api/Account/SecondFactorConfirm', await startedFactor(target), 'approver')

/** A login that asks for a second factor, and a recovery code. */
export const factorLogin = async (target: ContractTarget) => {
  const { RecoveryCodes } = await confirmedFactor(target)
  const reply = await target.send('POST /api/Account/Login', { Account: 'approver', Password: password, CaptchaVerifyParam: await credential(target) }, 'visitor')
  return { Ticket: (reply.body as SecondFactorTicket).Ticket, Code: need(RecoveryCodes[0], 'recovery code') }
}

/** An account whose second factor an administrator can switch off. */
export const factorAccount = async (target: ContractTarget) => {
  await confirmedFactor(target)
  const { Version } = await get(target, 'POST /api/Account/Detail', { UserId: 3 }, 'admin')
  return { UserId: 3, Version, RequestId: crypto.randomUUID() }
}

/** A budget that can be opened: of the first department that finance sees, for the year after its last budget. */
export const budgetInput = async (target: ContractTarget): Promise<CallInput<'POST /api/Budget/Save'>> => {
  const { DepartmentId } = need((await get(target, 'POST /api/Department/Tree', {}, 'finance'))[0], 'department')
  const { Items } = await get(target, 'POST /api/Budget/List', { ...page, DepartmentId }, 'finance')
  const year = Number((Items[0]?.EndDate ?? '2026').slice(0, 4)) + 1
  return { Name: `${year}年度专项`, DepartmentId, Period: 'year', StartDate: `${year}-01-01`, Total: 50_000, Control: 'forbid' }
}

export const openedBudget = async (target: ContractTarget) => get(target, 'POST /api/Budget/Save', await budgetInput(target), 'finance')

/** The budget in force that is used most. */
export const usedBudget = async (target: ContractTarget) =>
  need((await get(target, 'POST /api/Budget/List', { ...page, Status: 2, SortField: 'UsageRate', SortOrder: 'desc' }, 'finance')).Items[0], 'budget in force')

/** A flow for a department that has none of its own, with a name that is free. */
export const flowContent = async (target: ContractTarget): Promise<ApprovalFlowContent> => {
  const { Items, total } = await get(target, 'POST /api/ApprovalFlow/List', { ...page, PageSize: 100 }, 'admin')
  const taken = new Set(Items.flatMap(({ DepartmentNames }) => DepartmentNames))
  const departments = (await get(target, 'POST /api/Department/Tree', {}, 'finance')).filter(({ Name }) => !taken.has(Name))
  const { DepartmentId, Name } = need(departments.at(-1), 'department without a flow')
  const node = { UserIds: [], RoleId: null, Levels: 1, Mode: 2, TimeoutHours: 24, TimeoutAction: 'remind', AllowEditLines: true } as const
  return {
    Name: `${Name}大额采购${total}`, DepartmentIds: [DepartmentId], WaitDays: 5,
    Rules: [
      {
        AmountFrom: 500_000, AmountTo: null, OverSingleLimit: false, OverBudget: true, NonAgreedFrom: null, CategoryIds: [],
        Nodes: [{ ...node, UserIds: [], Name: '部门负责人审批', ApproverType: 'departmentManager' }, { ...node, UserIds: [], Name: '上级复核', ApproverType: 'superiors', Levels: 2, Mode: 3 }],
      },
    ],
  }
}

export const savedFlow = async (target: ContractTarget) => {
  const { FlowId, Version, Content } = await get(target, 'POST /api/ApprovalFlow/Save', { Content: await flowContent(target) }, 'admin')
  return { FlowId, Version, Content }
}

export const publishedFlow = async (target: ContractTarget) => {
  const { FlowId, Version } = await savedFlow(target)
  return { FlowId, Version: (await get(target, 'POST /api/ApprovalFlow/Publish', { FlowId, Version }, 'admin')).Version }
}

/** The flow that the demo begins with. */
export const demoFlow = async (target: ContractTarget) => {
  const { FlowId } = need((await get(target, 'POST /api/ApprovalFlow/List', page, 'admin')).Items[0], 'approval flow')
  return get(target, 'POST /api/ApprovalFlow/Detail', { FlowId }, 'admin')
}

/** A role of its own name. */
export const roleInput = () => ({
  Name: `会议采购${crypto.randomUUID().slice(0, 8)}`,
  Description: '为会议下单，看本部门的订单',
  Scope: 'department' as const,
  Permissions: ['purchase' as const, 'order.view' as const],
})
