import { budgetControlNames, budgetLifecycle, budgetPeriodNames, budgetStatus, budgetWarnings, choicesOf, statusName, type BudgetStatus } from '@mall/api/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** What is in force first. */
const tabOrder: readonly BudgetStatus[] = [
  budgetStatus.active, budgetStatus.exhausted, budgetStatus.notStarted, budgetStatus.expired, budgetStatus.disabled,
]

/** 预算余额: 看 任何时间 属于 任何部门、任何周期、任何控制、用到 不限 的预算. */
export const budgetsList = defineList('POST /api/Budget/List', {
  tabs: {
    label: '预算状态',
    param: 'Status',
    field: 'Status',
    all: '全部',
    first: budgetStatus.active,
    choices: tabOrder.map((status) => ({ value: status, label: statusName(budgetLifecycle, status) })),
  },
  filters: {
    Keyword: { kind: 'text', label: '预算名称', any: '任何名称', field: 'Keyword', max: 50, search: true },
    Time: { kind: 'days', label: '周期范围', before: '看', any: '任何时间', after: '属于', params: ['Begin', 'End'], fields: ['BeginTime', 'EndTime'] },
    Dept: { kind: 'department', label: '归属部门', any: '任何部门', field: 'DepartmentId' },
    Period: { kind: 'choice', label: '周期', any: '任何周期', field: 'Period', choices: choicesOf(budgetPeriodNames) },
    Control: { kind: 'choice', label: '控制方式', any: '任何控制', after: '、用到', field: 'Control', choices: choicesOf(budgetControlNames) },
    Usage: {
      kind: 'choice', label: '使用率', any: '不限', after: '的预算，', field: 'UsageFrom',
      choices: budgetWarnings.map((percent) => ({ value: percent, label: `${percent}% 以上` })),
    },
  },
  sort: {
    none: '上级部门的',
    fields: {
      EndDate: { asc: '最早到期的', desc: '最晚到期的' },
      Total: { asc: '总额最低的', desc: '总额最高的' },
      Available: { asc: '可用最少的', desc: '可用最多的' },
      UsageRate: { asc: '使用率最低的', desc: '使用率最高的' },
    },
  },
  defaultPageSize: 20,
  export: 'POST /api/Budget/Export',
})
