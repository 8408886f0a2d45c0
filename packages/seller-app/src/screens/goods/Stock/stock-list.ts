import { choicesOf } from '@mall/api/contract'
import { mainWarehouse, shelfNames, stockAlarmNames, stockIncomingNames, warehouseCodes, warehouseNames } from '@mall/api/seller/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** The other warehouses: without a choice the list shows the main one. */
const others = warehouseCodes.filter((code) => code !== mainWarehouse).map((value) => ({ value, label: `${warehouseNames[value]}仓` }))

/** 库存: 看 上海仓 里 任何分类 的、不论上架 的商品，不论在途. */
export const stockList = defineList('POST /api/SellerStock/List', {
  tabs: { label: '库存状态', param: 'Alarm', field: 'Alarm', all: '全部', choices: choicesOf(stockAlarmNames) },
  filters: {
    Keyword: { kind: 'text', label: '名称、编码', any: '任何名称', field: 'Keyword', max: 50, search: true, placeholder: '名称、编码、型号、库位' },
    Warehouse: { kind: 'choice', label: '仓库', before: '看', any: `${warehouseNames[mainWarehouse]}仓`, after: '里', field: 'Warehouse', choices: others },
    Category: { kind: 'node', tree: 'categories', label: '分类', any: '任何分类', after: '的、', field: 'CategoryId' },
    Shelf: { kind: 'choice', label: '状态', any: '不论在售下架', after: '的商品，', field: 'Shelf', choices: choicesOf(shelfNames) },
    Incoming: { kind: 'choice', label: '在途', any: '不论在途', after: '，', field: 'Incoming', choices: choicesOf(stockIncomingNames) },
  },
  sort: { none: '最缺的', fields: { Stock: { asc: '可用少的', desc: '可用多的' }, Place: { asc: '库位靠前的', desc: '库位靠后的' } } },
  defaultPageSize: 20,
})
