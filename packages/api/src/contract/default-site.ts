import type { SiteConfig } from './site.ts'

const helpPage = (page: number): string => `/help/detail/${page}`

/**
 * What a site shows that has configured nothing. Numbers, licences and addresses are a site's own and empty here, and what is empty is
 * not shown.
 */
export const defaultSite: SiteConfig = {
  Name: '文房商城',
  Slogan: '企业办公，一站采齐',
  Logo: '',
  Icon: '',
  ThemeColor: null,
  Hotlines: [],
  Promises: [
    { Title: '协议直采', Text: '协议价格，全程透明' },
    { Title: '正品保障', Text: '品牌授权，假一赔付' },
    { Title: '准时送达', Text: '就近发货，按约送达' },
    { Title: '售后无忧', Text: '15天退换，专人跟进' },
  ],
  FooterColumns: [
    { Title: '购物指南', Links: [{ Label: '购物流程', Href: helpPage(12) }, { Label: '商城手册', Href: helpPage(9) }, { Label: '常见问题', Href: helpPage(11) }] },
    { Title: '支付方式', Links: [{ Label: '公司转账', Href: helpPage(6) }, { Label: '货到付款', Href: helpPage(7) }, { Label: '在线支付', Href: helpPage(8) }] },
    { Title: '配送服务', Links: [{ Label: '配送服务', Href: helpPage(13) }, { Label: '商品签收', Href: helpPage(14) }, { Label: '全国网络', Href: helpPage(15) }] },
    { Title: '售后服务', Links: [{ Label: '退换货', Href: helpPage(1) }, { Label: '取消订单', Href: helpPage(2) }, { Label: '授权证书', Href: helpPage(10) }] },
    {
      Title: '企业服务',
      Links: [{ Label: '企业定制', Href: '/about/BizCustom' }, { Label: '定制服务', Href: helpPage(4) }, { Label: '渠道网络', Href: helpPage(5) }, { Label: '开票信息', Href: '/about/kpinfo' }],
    },
  ],
  Notices: [],
  Copyright: '© 2026 文房商城 版权所有',
  NavigationLinks: [
    { Title: '企业与个人站', Links: [{ Label: '企业商城', Href: '/' }, { Label: '企业定制', Href: '/about/BizCustom' }] },
    { Title: '批发与渠道', Links: [{ Label: '全部商品', Href: '/product/index' }, { Label: '渠道网络', Href: helpPage(5) }] },
    { Title: '集团服务', Links: [{ Label: '帮助中心', Href: helpPage(1) }, { Label: '开票信息', Href: '/about/kpinfo' }] },
  ],
  MobileCodes: [],
  TopBanner: { Text: '预算管控、在线审批、集中开票，看企业定制', Href: '/about/BizCustom' },
  Invoice: { Title: '', TaxNumber: '', Address: '', Phone: '', Bank: '', Account: '' },
  ServiceHref: '',
  ReviewTime: '',
  LinkPlatform: { Production: '', Test: '', ProductionHosts: [] },
  OldMall: { Origins: [], Mode: 'post' },
  PasskeyOrigin: '',
  WeChatWork: { CorpId: '', AgentId: '' },
  SessionCookie: 'session',
}
