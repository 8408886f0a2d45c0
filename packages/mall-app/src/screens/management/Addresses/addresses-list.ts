import { defineList } from '@mall/app-kit/list/define-list.ts'

/** 收货地址: own ones and those that colleagues share. */
export const addressesList = defineList('POST /api/Address/List', {
  tabs: { label: '地址归属', param: 'Owner', field: 'Owner', all: '全部', choices: [{ value: 'own', label: '我的地址' }, { value: 'shared', label: '同事共享' }] },
  filters: { Keyword: { kind: 'text', label: '收货人或地址', any: '任何内容', field: 'Keyword', max: 50, search: true } },
  sort: { none: '默认地址', fields: {} },
  defaultPageSize: 20,
})
