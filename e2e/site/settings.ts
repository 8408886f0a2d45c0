import type { SiteSettings } from '../../packages/api/src/contract/index.ts'
import { ports } from './ports.ts'

/** The old mall of the configured site: a test runs a server there. */
export const oldMallOrigin = `http://127.0.0.1:${ports.oldMall}`

/** The enterprise messenger of the configured site: a test runs its API at the port. */
export const messenger = { corpId: 'corp-of-the-tests', agentId: '1000001', secret: 'secret-of-the-tests', port: ports.messenger } as const

/** The language model of the configured site: a test plays its endpoint at the port. */
export const model = { name: 'model-of-the-tests', key: 'key-of-the-tests', port: ports.model } as const

/** A site that differs from the default: it has a link platform, and every optional setting. None of the numbers is in use. */
export const siteSettings = {
  Hotlines: [
    { Label: '企业业务热线', Number: '000-0000-001', Hours: '工作日 9:00-18:00' },
    { Label: '渠道业务热线', Number: '000-0000-002', Hours: '工作日 9:00-18:00' },
  ],
  Notices: [
    { Label: 'ICP备案', Number: '测ICP备00000000号', Href: 'https://icp.example/' },
    { Label: '增值电信业务经营许可证', Number: '测B2-00000000', Href: 'https://telecom.example/' },
    { Label: '公安备案', Number: '测公网安备 00000000000000号', Href: 'https://police.example/' },
    { Label: '预包装食品销售备案', Number: 'YB00000000000000', Href: 'https://food.example/' },
    { Label: '营业执照', Number: '查看', Href: 'https://licence.example/' },
  ],
  MobileCodes: [
    { Label: '手机客户端', Hint: '支持 Android', Address: 'https://m.example/android' },
    { Label: '官方公众号', Hint: '订单与审批提醒', Address: 'https://m.example/account' },
    { Label: '小程序', Hint: '随时下单与审批', Address: 'https://m.example/mini' },
  ],
  TopBanner: null,
  Invoice: { Title: '示例商城有限公司', TaxNumber: '91000000MALL000019', Address: '', Phone: '', Bank: '示例银行', Account: '0000 1111 2222 3333' },
  ServiceHref: 'https://service.example/chat',
  LinkPlatform: { Production: 'https://m.example/mall', Test: 'https://m-test.example/mall', ProductionHosts: ['mall.example'] },
  ReviewTime: '一个工作日内',
  SessionCookie: 'gateway',
} as const satisfies SiteSettings
