import { agreementTabs } from '@mall/api/seller/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'
import { companyFilter } from '../../../components/company-filter.ts'

/** 协议: 看 任何客户、任何号 的协议，到期 不限. */
export const agreementsList = defineList('POST /api/SellerAgreement/List', {
  tabs: { label: '协议状态', param: 'tab', field: 'Tab', all: '全部', choices: agreementTabs.map((value) => ({ value, label: value })) },
  filters: {
    AgreementNo: { kind: 'text', label: '协议号', any: '任何号', field: 'AgreementNo', max: 32, search: true },
    Customer: { kind: 'text', label: '客户', before: '看', any: '任何客户', after: '的协议，', field: 'Customer', max: 50, placeholder: '企业或集团名称' },
    Expiring: { kind: 'choice', label: '到期', before: '到期', any: '不限', after: '，', field: 'Expiring', choices: [{ value: 'soon', label: '30 天内' }, { value: 'later', label: '30 天以后' }] },
    Company: companyFilter,
  },
  sort: {
    none: '新的',
    fields: {
      Until: { asc: '最早到期', desc: '最晚到期' },
      From: { asc: '最早开始', desc: '最晚开始' },
      AgreementNo: { asc: '协议号正序', desc: '协议号倒序' },
    },
  },
  defaultPageSize: 20,
})
