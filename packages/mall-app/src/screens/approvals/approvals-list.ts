import { approvalReasonCodes, approvalReasonNames } from '@mall/api/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** 订单审批: 看 近30天 由 任何部门 的 任何人 提交、因 任何原因 触发、金额 不限 的审批. */
export const approvalsList = defineList('POST /api/Approval/List', {
  tabs: {
    label: '审批',
    param: 'Tab',
    field: 'View',
    choices: [
      { value: 'waiting', label: '待我审批' },
      { value: 'decided', label: '我已审批' },
      { value: 'submitted', label: '我发起的' },
    ],
  },
  filters: {
    Keyword: { kind: 'text', label: '单号、事由', any: '任何单号', field: 'Keyword', max: 50, search: true },
    Time: { kind: 'days', label: '提交时间', before: '看', any: '任何时间', after: '由', params: ['Begin', 'End'], fields: ['BeginTime', 'EndTime'] },
    Dept: { kind: 'department', label: '部门', any: '任何部门', after: '的', field: 'DepartmentId' },
    User: { kind: 'person', label: '申请人', any: '任何人', after: '提交、因', field: 'UserName', max: 50 },
    Reason: {
      kind: 'choice',
      label: '触发原因',
      any: '任何原因',
      after: '触发',
      field: 'Reason',
      choices: approvalReasonCodes.map((value) => ({ value, label: approvalReasonNames[value] })),
    },
    Amount: { kind: 'money', label: '金额', any: '不限', before: '、金额', after: '的审批，', params: ['Min', 'Max'], fields: ['AmountMin', 'AmountMax'] },
  },
  sort: {
    none: '等得最久的',
    fields: {
      WaitingSince: { asc: '等得最久的', desc: '等得最短的' },
      SubmitTime: { asc: '最早提交的', desc: '最近提交的' },
      PayableAmount: { asc: '金额最低的', desc: '金额最高的' },
    },
  },
  defaultPageSize: 20,
})
