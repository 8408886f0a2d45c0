import { choicesOf } from '@mall/api/contract'
import { announcementStateNames } from '@mall/api/seller/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'

/** 公告: 看 给 任何客户 的公告. */
export const announcementsList = defineList('POST /api/SellerAnnouncement/List', {
  tabs: { label: '公告状态', param: 'tab', field: 'State', all: '全部', choices: choicesOf(announcementStateNames) },
  filters: {
    Keyword: { kind: 'text', label: '标题', any: '任何标题', field: 'Keyword', max: 60, search: true },
    Party: { kind: 'text', label: '客户', before: '看给', any: '任何客户', after: '的公告，', field: 'Party', max: 50, placeholder: '企业或集团名称' },
  },
  sort: { none: '最近的', fields: { From: { asc: '最早开始的', desc: '最近开始的' } } },
  defaultPageSize: 20,
})
