import { accountTabs } from '@mall/app-kit/access/account-words.ts'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** 员工: 看 任何角色 的员工. */
export const staffList = defineList('POST /api/SellerStaff/List', {
  tabs: { label: '账号状态', param: 'Status', field: 'Status', all: '全部', choices: accountTabs },
  filters: {
    Keyword: { kind: 'text', label: '登录名、姓名', any: '任何人', field: 'Keyword', max: 50, search: true },
    Role: { kind: 'node', tree: 'roles', label: '角色', before: '看', any: '任何角色', after: '的员工，', field: 'RoleId' },
  },
  sort: {
    none: '最近新增的',
    fields: { LastLoginTime: { asc: '最久没有登录的', desc: '最近登录的' }, Account: { asc: '登录名从A到Z', desc: '登录名从Z到A' } },
  },
  defaultPageSize: 20,
})
