import { defaultSite } from '@mall/api/contract'
import { shownSiteOf, type SellerSiteDetail } from '@mall/api/seller/contract'

/** What a site shows that has configured nothing. */
export const deployedSite = shownSiteOf(defaultSite)

export const siteDetail: SellerSiteDetail = {
  Site: {
    ...deployedSite,
    Hotlines: [{ Label: '企业业务热线', Number: '400-000-0001', Hours: '工作日 9:00-18:00' }, { Label: '渠道业务热线', Number: '400-000-0002', Hours: '工作日 9:00-18:00' }],
    Notices: [{ Label: 'ICP备案', Number: '演示ICP备00000000号', Href: 'https://beian.miit.gov.cn/' }],
    Invoice: { Title: '文房商城（演示销售方）', TaxNumber: '91000000MALL000019', Address: '演示市演示区文房路1号', Phone: '400-000-0001', Bank: '演示银行文房支行', Account: '0000 0000 0000 0000 019' },
  },
  Deployed: deployedSite,
  Own: ['Hotlines', 'Notices', 'Invoice'],
  ChangedBy: '陆筱',
  ChangedAt: '2026-03-16T09:00:00+08:00',
  AllowActions: ['Edit'],
  Version: 3,
}
