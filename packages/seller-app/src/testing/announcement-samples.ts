import type { ContentNode } from '@mall/api/contract'
import type { SellerAnnouncement, SellerAnnouncementDetail } from '@mall/api/seller/contract'

const row: SellerAnnouncement = {
  AnnouncementId: 5, Title: '关于节假日配送与客服时间的通知', For: 'all', PartyId: null, PartyName: '', RoleId: null, RoleName: '', From: null, Until: null, State: 'live', StateName: '已发布',
  PublishedAt: '2026-03-16T09:00:00+08:00', TakenDownAt: null, ChangedBy: '林晓', ChangedAt: '2026-03-16T09:00:00+08:00', AllowActions: ['Edit', 'TakeDown'], Version: 3,
}

export const announcementSamples = {
  live: row,
  company: { ...row, AnnouncementId: 6, Title: '园区每周二、五集中送货', For: 'company', PartyId: 1, PartyName: '华启科技（上海）有限公司', RoleId: 3, RoleName: '采购员', Until: '2026-04-30' },
  planned: { ...row, AnnouncementId: 7, Title: '年中大促预告', From: '2026-04-07', Until: '2026-04-27', State: 'waiting', StateName: '待发布' },
  draft: { ...row, AnnouncementId: 8, Title: '下季度开票抬头核对提醒', For: 'group', PartyId: 1, PartyName: '华启集团', State: 'waiting', StateName: '待发布', PublishedAt: null, AllowActions: ['Edit', 'Publish'] },
  takenDown: { ...row, AnnouncementId: 9, Title: '春节放假安排', State: 'over', StateName: '已撤下', TakenDownAt: '2026-02-24T08:30:00+08:00', AllowActions: ['Edit', 'Publish'] },
} as const satisfies Readonly<Record<string, SellerAnnouncement>>

export const announcementDetail: SellerAnnouncementDetail = {
  ...row,
  Body: '节假日期间仓库照常出库，**配送改为每日一班**，当天 12:00 前的订单次日送达。\n\n| 服务 | 时间 |\n|---|---|\n| 配送 | 每日一班，9:00—18:00 |\n| 客服热线 | 9:00—17:30 |\n\n各地的时效见[配送服务](/help/detail/13)。',
  Roles: [{ RoleId: 1, Name: '集团管理员' }, { RoleId: 2, Name: '企业管理员' }, { RoleId: 3, Name: '采购员' }, { RoleId: 4, Name: '审批人' }, { RoleId: 5, Name: '财务' }],
  MayAddressAll: true,
  Today: '2026-03-18',
}

/** What is drawn of the text of `announcementDetail`. */
export const announcementContent: ContentNode[] = [
  { Tag: 'p', Children: ['节假日期间仓库照常出库，', { Tag: 'strong', Children: ['配送改为每日一班'] }, '，当天 12:00 前的订单次日送达。'] },
  {
    Tag: 'table',
    Children: [
      { Tag: 'thead', Children: [{ Tag: 'tr', Children: [{ Tag: 'th', Children: ['服务'] }, { Tag: 'th', Children: ['时间'] }] }] },
      {
        Tag: 'tbody',
        Children: [
          { Tag: 'tr', Children: [{ Tag: 'td', Children: ['配送'] }, { Tag: 'td', Children: ['每日一班，9:00—18:00'] }] },
          { Tag: 'tr', Children: [{ Tag: 'td', Children: ['客服热线'] }, { Tag: 'td', Children: ['9:00—17:30'] }] },
        ],
      },
    ],
  },
  { Tag: 'p', Children: ['各地的时效见', { Tag: 'a', Href: '/help/detail/13', Children: ['配送服务'] }, '。'] },
]
