import { productImportLifecycle } from '@mall/api/seller/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** 导入: 看 任何文件 的导入. */
export const productImportsList = defineList('POST /api/SellerProductImport/List', {
  tabs: { label: '导入状态', param: 'Status', field: 'Status', all: '全部', choices: productImportLifecycle.states.map(({ status, name }) => ({ value: status, label: name })) },
  filters: {
    FileName: { kind: 'text', label: '文件名', any: '任何文件', field: 'FileName', max: 100, search: true, placeholder: '文件名' },
  },
  sort: {
    none: '最近的',
    fields: { CreatedAt: { asc: '最早的', desc: '最近的' }, Rows: { asc: '行少的', desc: '行多的' } },
  },
  defaultPageSize: 20,
})
