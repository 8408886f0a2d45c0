import { accountTabs } from '@mall/app-kit/access/account-words.ts'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** 账号管理: 看 任何部门 任何角色 的账号. */
export const accountsList = defineList('POST /api/Account/List', {
  tabs: { label: '账号状态', param: 'Status', field: 'Status', all: '全部', choices: accountTabs },
  filters: {
    Keyword: { kind: 'text', label: '登录名、姓名、手机或邮箱', any: '任何人', field: 'Keyword', max: 50, search: true },
    Dept: { kind: 'department', label: '部门', before: '看', any: '任何部门', field: 'DepartmentId' },
    Role: { kind: 'node', tree: 'roles', label: '角色', any: '任何角色', after: '的账号，', field: 'RoleId' },
  },
  sort: {
    none: '最近新增的',
    fields: { LastLoginTime: { asc: '最久没有登录的', desc: '最近登录的' }, Account: { asc: '登录名从A到Z', desc: '登录名从Z到A' } },
  },
  defaultPageSize: 20,
  export: 'POST /api/Account/Export',
})
