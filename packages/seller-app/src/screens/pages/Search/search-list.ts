import { choicesOf } from '@mall/api/contract'
import { missedDays, searchDayNames, searchTabNames, searchWordLimits } from '@mall/api/seller/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** 搜索: 没有结果的次数按 近 30 天 算. */
export const searchList = defineList('POST /api/SellerSearch/List', {
  tabs: { label: '搜索词', param: 'tab', field: 'Tab', choices: choicesOf(searchTabNames) },
  filters: {
    Keyword: { kind: 'text', label: '词', any: '任何词', field: 'Keyword', max: searchWordLimits.word, search: true },
    Days: {
      kind: 'choice', label: '天数', before: '没有结果的次数按', any: searchDayNames[missedDays], after: '算，', field: 'Days',
      choices: [{ value: 7, label: searchDayNames[7] }, { value: 90, label: searchDayNames[90] }],
    },
  },
  sort: { none: '最多、最近的', fields: {} },
  defaultPageSize: 20,
})
