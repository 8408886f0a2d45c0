import type { SiteAccess } from '../../packages/mall-app/src/site/site-access.ts'
import type { SiteConfig } from '../../packages/mall-app/src/site/site-config.ts'
import { ports } from './ports.ts'

/** The old mall of the configured site: a test runs a server there. */
export const oldMallOrigin = `http://127.0.0.1:${ports.oldMall}`

/** The enterprise messenger of the configured site: a test runs its API at the port. */
export const messenger = { corpId: 'corp-of-the-tests', agentId: '1000001', secret: 'secret-of-the-tests', port: ports.messenger } as const

/** The language model of the configured site: a test plays its endpoint at the port. */
export const model = { name: 'model-of-the-tests', key: 'key-of-the-tests', port: ports.model } as const

/** A site that differs from the one in the repository: it has an old mall, a link platform, and every optional setting. */
export const siteAccess: SiteAccess = {
  linkPlatform: { production: 'https://m.example/mall', test: 'https://m-test.example/mall', productionHosts: ['mall.example'] },
  oldMall: { origins: [oldMallOrigin], mode: 'post' },
  weChatWork: { corpId: messenger.corpId, agentId: messenger.agentId },
  sessionCookie: 'gateway',
}

/** At this host name the same site goes to its old mall by GET. */
export const getHost = 'localhost'

/** The site's texts. None of the numbers is in use. */
export const siteConfig = {
  hotlines: [
    { label: '企业业务热线', number: '000-0000-001', hours: '工作日 9:00-18:00' },
    { label: '渠道业务热线', number: '000-0000-002', hours: '工作日 9:00-18:00' },
  ],
  notices: [
    { label: 'ICP备案', number: '测ICP备00000000号', href: 'https://icp.example/' },
    { label: '增值电信业务经营许可证', number: '测B2-00000000', href: 'https://telecom.example/' },
    { label: '公安备案', number: '测公网安备 00000000000000号', href: 'https://police.example/' },
    { label: '预包装食品销售备案', number: 'YB00000000000000', href: 'https://food.example/' },
    { label: '营业执照', number: '查看', href: 'https://licence.example/' },
  ],
  mobileCodes: [
    { label: '手机客户端', hint: '支持 Android', address: 'https://m.example/android' },
    { label: '官方公众号', hint: '订单与审批提醒', address: 'https://m.example/account' },
    { label: '小程序', hint: '随时下单与审批', address: 'https://m.example/mini' },
  ],
  topBanner: null,
  serviceHref: 'https://service.example/chat',
} as const satisfies Partial<SiteConfig>
