import type { SiteSettings } from '@mall/api/contract'

/** Of the demo's seller, who does not exist: numbers that nobody has, and the registers where a real one is looked up. */
export const demoSite = {
  Hotlines: [
    { Label: '企业业务热线', Number: '400-000-0001', Hours: '工作日 9:00-18:00' },
    { Label: '渠道业务热线', Number: '400-000-0002', Hours: '工作日 9:00-18:00' },
  ],
  Notices: [
    { Label: 'ICP备案', Number: '演示ICP备00000000号', Href: 'https://beian.miit.gov.cn/' },
    { Label: '增值电信业务经营许可证', Number: '演示B2-00000000', Href: 'https://dxzhengshu.miit.gov.cn/' },
    { Label: '公安备案', Number: '演示公网安备00000000000000号', Href: 'https://beian.mps.gov.cn/' },
    { Label: '预包装食品销售备案', Number: '演示YB00000000000000', Href: 'https://www.samr.gov.cn/' },
    { Label: '营业执照', Number: '演示执照', Href: 'https://www.gsxt.gov.cn/' },
  ],
  // As long as the demo's seller takes, see `trade/after-sales/schedule.ts`.
  ReviewTime: '半小时内',
  Invoice: {
    Title: '文房商城（演示销售方）', TaxNumber: '91000000MALL000019', Address: '演示市演示区文房路1号', Phone: '400-000-0001', Bank: '演示银行文房支行', Account: '0000 0000 0000 0000 019',
  },
} as const satisfies SiteSettings
