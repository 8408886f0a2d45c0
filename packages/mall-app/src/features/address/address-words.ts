import type { Address, Area, ParsedAddress } from '@mall/api/contract'

/** 上海市浦东新区: the city of a municipality is not repeated. */
export const areaText = ({ Province, City, District }: Pick<Area, 'Province' | 'City' | 'District'>): string => [...new Set([Province, City, District])].join('')

export const addressText = (address: Address): string => `${areaText(address)}${address.Detail}`

/** Who may use it, beside its maker. */
export const sharingText = ({ IsOwn, OwnerName, SharedWith }: Address): string => {
  if (!IsOwn) return `${OwnerName} 共享`
  return SharedWith === null ? '仅自己' : `${SharedWith}共享`
}

/** What the pasted text left open, in words; '' when everything was recognised. */
export const openPointsOf = ({ Consignee, Mobile, Landline, Area: area, Candidates, Detail }: ParsedAddress): string => {
  const missing = [
    Consignee === '' ? '收货人' : '', Mobile === '' ? '手机' : '', area === null && Candidates.length === 0 ? '所在地区' : '', Detail === '' ? '详细地址' : '',
  ].filter((name) => name !== '')
  return [
    missing.length === 0 ? '' : `未识别到${missing.join('、')}，请补充`,
    Landline === '' ? '' : `固定电话 ${Landline} 不能代替手机`,
  ].filter((words) => words !== '').join('；')
}
