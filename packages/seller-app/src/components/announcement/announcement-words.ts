import type { SellerAnnouncement } from '@mall/api/seller/contract'

/** 华启集团，财务 */
export const audienceText = ({ PartyName, RoleName }: Pick<SellerAnnouncement, 'PartyName' | 'RoleName'>): string => {
  if (PartyName === '' && RoleName === '') return '全部，含访客'
  return [PartyName === '' ? '全部企业' : PartyName, ...(RoleName === '' ? [] : [`只给${RoleName}`])].join('，')
}

/** 2026-03-01 至 2026-03-31 */
export const daysText = ({ From, Until }: Pick<SellerAnnouncement, 'From' | 'Until'>): string => {
  if (From === null && Until === null) return '发布起，直到撤下'
  if (Until === null) return `${From} 起，直到撤下`
  return From === null ? `发布起，至 ${Until}` : `${From} 至 ${Until}`
}
