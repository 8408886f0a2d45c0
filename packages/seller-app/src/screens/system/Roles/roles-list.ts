import { choicesOf, roleKindNames } from '@mall/api/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** 角色 of the staff. */
export const rolesList = defineList('POST /api/SellerRole/List', {
  tabs: { label: '角色类型', param: 'Kind', field: 'Kind', all: '全部', choices: choicesOf(roleKindNames) },
  filters: { Keyword: { kind: 'text', label: '角色名称', any: '任何名称', field: 'Keyword', max: 50, search: true } },
  sort: { none: '最近新增的', fields: { MemberCount: { asc: '成员最少的', desc: '成员最多的' } } },
  defaultPageSize: 20,
})
