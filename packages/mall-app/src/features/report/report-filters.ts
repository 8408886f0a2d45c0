import { reportMonths } from '@mall/api/contract'

/** 看 最近一段 全部公司 任何部门 里 任何人 买的 全部品类，不算已取消. How long the last span is follows from what a row covers. */
export const reportFilters = {
  Time: { kind: 'days', label: '统计期间', before: '看', any: '最近一段', months: reportMonths, params: ['Begin', 'End'], fields: ['BeginTime', 'EndTime'] },
  Company: { kind: 'node', tree: 'companies', label: '公司', any: '全部公司', field: 'EnterpriseId', hidesAlone: true },
  Dept: { kind: 'department', label: '部门', any: '全部部门', after: '里', field: 'DepartmentId' },
  User: { kind: 'node', tree: 'people', label: '下单人', any: '任何人', after: '买的', field: 'UserId' },
  Category: { kind: 'node', tree: 'categories', label: '品类', any: '全部品类', after: '，', field: 'CategoryId' },
  Cancelled: { kind: 'choice', label: '已取消的订单', any: '不算已取消', after: '，', field: 'Cancelled', choices: [{ value: 'with', label: '也算已取消' }] },
  Point: { kind: 'text', label: '图上选中的一项', any: '全部', field: 'Point', max: 20, hidden: true },
} as const
