import { helpHref } from './routes.ts'

interface FooterLink {
  readonly label: string
  readonly href: string
}

/** A QR code of the mobile dropdown (specification §1). */
export interface MobileCode {
  readonly label: string
  readonly hint: string
  readonly address: string
}

/** The mall's own invoice details (specification §2, about/kpinfo). */
export interface InvoiceDetails {
  readonly title: string
  readonly taxNumber: string
  readonly address: string
  readonly phone: string
  readonly bank: string
  readonly account: string
}

/** What one site of the group shows of itself. Filled per site; an empty value leaves its line out. */
export interface SiteConfig {
  /** The mall's name: the document's title on every screen (specification §1). */
  readonly name: string
  readonly slogan: string
  /** 企业业务 and 渠道业务, weekdays 9:00-18:00 (specification §1). Without a number only the hours are shown. */
  readonly hotlines: readonly { readonly label: string; readonly number: string; readonly hours: string }[]
  readonly promises: readonly { readonly title: string; readonly text: string }[]
  readonly footerColumns: readonly { readonly title: string; readonly links: readonly FooterLink[] }[]
  /** Licence and registration notices; without a number and an address a notice is not shown. */
  readonly notices: readonly { readonly label: string; readonly number: string; readonly href: string }[]
  readonly copyright: string
  readonly navigationLinks: readonly { readonly title: string; readonly links: readonly FooterLink[] }[]
  /** What the QR codes of the mobile dropdown lead to; one without an address is not shown, and without any there is one of this mall. */
  readonly mobileCodes: readonly MobileCode[]
  /** The top banner; null: none. */
  readonly topBanner: { readonly text: string; readonly href: string } | null
  /** What customers write on a transfer or an invoice to the mall; '' shows 未配置. */
  readonly invoice: InvoiceDetails
  /** Address of the live customer service; '' hides its entry. */
  readonly serviceHref: string
}

export const siteConfig: SiteConfig = {
  name: '文房商城',
  slogan: '企业办公，一站采齐',
  hotlines: [
    { label: '企业业务热线', number: '', hours: '工作日 9:00-18:00' },
    { label: '渠道业务热线', number: '', hours: '工作日 9:00-18:00' },
  ],
  promises: [
    { title: '协议直采', text: '协议价格，全程透明' },
    { title: '正品保障', text: '品牌授权，假一赔付' },
    { title: '准时送达', text: '就近发货，按约送达' },
    { title: '售后无忧', text: '15天退换，专人跟进' },
  ],
  footerColumns: [
    { title: '购物指南', links: [{ label: '购物流程', href: helpHref(12) }, { label: '商城手册', href: helpHref(9) }, { label: '常见问题', href: helpHref(11) }] },
    { title: '支付方式', links: [{ label: '公司转账', href: helpHref(6) }, { label: '货到付款', href: helpHref(7) }, { label: '在线支付', href: helpHref(8) }] },
    { title: '配送服务', links: [{ label: '配送服务', href: helpHref(13) }, { label: '商品签收', href: helpHref(14) }, { label: '全国网络', href: helpHref(15) }] },
    { title: '售后服务', links: [{ label: '退换货', href: helpHref(1) }, { label: '取消订单', href: helpHref(2) }, { label: '授权证书', href: helpHref(10) }] },
    { title: '企业服务', links: [{ label: '企业定制', href: '/about/BizCustom' }, { label: '定制服务', href: helpHref(4) }, { label: '渠道网络', href: helpHref(5) }, { label: '开票信息', href: '/about/kpinfo' }] },
  ],
  notices: [
    { label: 'ICP备案', number: '', href: '' },
    { label: '增值电信业务经营许可证', number: '', href: '' },
    { label: '公安备案', number: '', href: '' },
    { label: '预包装食品销售备案', number: '', href: '' },
    { label: '营业执照', number: '', href: '' },
  ],
  copyright: '© 2026 文房商城 版权所有',
  navigationLinks: [
    { title: '企业与个人站', links: [{ label: '企业商城', href: '/' }, { label: '企业定制', href: '/about/BizCustom' }] },
    { title: '批发与渠道', links: [{ label: '全部商品', href: '/product/index' }, { label: '渠道网络', href: helpHref(5) }] },
    { title: '集团服务', links: [{ label: '帮助中心', href: helpHref(1) }, { label: '开票信息', href: '/about/kpinfo' }] },
  ],
  mobileCodes: [
    { label: '手机客户端', hint: '支持 Android', address: '' },
    { label: '官方公众号', hint: '订单与审批提醒', address: '' },
    { label: '小程序', hint: '随时下单与审批', address: '' },
  ],
  topBanner: { text: '预算管控、在线审批、集中开票，看企业定制', href: '/about/BizCustom' },
  invoice: { title: '', taxNumber: '', address: '', phone: '', bank: '', account: '' },
  serviceHref: '',
}
