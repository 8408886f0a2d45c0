import { choicesOf } from '@mall/api/contract'
import { productLimits, productPartNames, stockLevelNames } from '@mall/api/seller/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** 商品: 看 任何分类 里 任何品牌 的商品，标签 任何标签、价格 不限、库存 不限、有无图片、有无协议、任何时候 改过，新的 在前. */
export const productsList = defineList('POST /api/SellerProduct/List', {
  export: 'POST /api/SellerProduct/Export',
  tabs: { label: '商品状态', param: 'Shelf', field: 'Shelf', all: '全部', choices: choicesOf(productPartNames) },
  filters: {
    Keyword: { kind: 'text', label: '名称、编码', any: '任何名称', field: 'Keyword', max: 50, search: true, placeholder: '名称、编码、型号、标签' },
    Category: { kind: 'node', tree: 'categories', label: '分类', before: '看', any: '任何分类', after: '里', field: 'CategoryId' },
    Brand: { kind: 'node', tree: 'brands', label: '品牌', any: '任何品牌', after: '的商品，', field: 'BrandId' },
    Tag: { kind: 'text', label: '标签', before: '标签', any: '任何标签', after: '、', field: 'Tag', max: productLimits.tag },
    Price: { kind: 'money', label: '价格', before: '价格', any: '不限', after: '、', params: ['PriceMin', 'PriceMax'], fields: ['PriceMin', 'PriceMax'] },
    Stock: { kind: 'choice', label: '库存', before: '库存', any: '不限', after: '、', field: 'Stock', choices: choicesOf(stockLevelNames) },
    Pictured: { kind: 'choice', label: '图片', any: '有无图片', after: '、', field: 'Pictured', choices: [{ value: 'yes', label: '有图片' }, { value: 'no', label: '无图片' }] },
    Agreed: { kind: 'choice', label: '协议', any: '有无协议', after: '、', field: 'Agreed', choices: [{ value: 'yes', label: '有协议' }, { value: 'no', label: '无协议' }] },
    Changed: { kind: 'days', label: '改动时间', any: '任何时候', after: '改过，', params: ['ChangedBegin', 'ChangedEnd'], fields: ['ChangedBegin', 'ChangedEnd'] },
  },
  sort: {
    none: '新的',
    fields: {
      Price: { asc: '便宜的', desc: '贵的' },
      Stock: { asc: '库存少的', desc: '库存多的' },
      Sales: { asc: '卖得少的', desc: '卖得多的' },
    },
  },
  defaultPageSize: 20,
})
