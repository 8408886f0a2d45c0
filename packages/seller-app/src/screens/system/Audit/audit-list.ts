import { choicesOf } from '@mall/api/contract'
import { auditEntityNames, auditSideNames } from '@mall/api/seller/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** 操作日志: 看 任何时间 任何一方 对 任何记录 的操作. */
export const auditLogList = defineList('POST /api/SellerAudit/List', {
  export: 'POST /api/SellerAudit/Export',
  filters: {
    Record: { kind: 'text', label: '完整单号或编码', any: '任何单号', field: 'RecordNo', max: 64, search: true },
    Time: { kind: 'days', label: '操作时间', before: '看', any: '任何时间', params: ['Begin', 'End'], fields: ['BeginTime', 'EndTime'] },
    Side: { kind: 'choice', label: '操作方', any: '任何一方', field: 'Side', choices: choicesOf(auditSideNames) },
    Entity: { kind: 'choice', label: '对象', before: '对', any: '任何记录', after: '的操作，', field: 'Entity', choices: choicesOf(auditEntityNames) },
    /** From 员工: it is said while it is set. */
    Staff: { kind: 'node', label: '这位员工', before: '只看', any: '一位员工', after: '的，', field: 'StaffId', tree: 'staff', hidesAlone: true },
  },
  sort: { none: '最近的', fields: { Time: { asc: '最早的', desc: '最近的' } } },
  defaultPageSize: 50,
})
