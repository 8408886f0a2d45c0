import type { SiteAccess } from '../../packages/mall-app/src/lib/site-access.ts'
import type { SiteConfig } from '../../packages/mall-app/src/lib/site-config.ts'

/** Where the old mall of the configured site listens, as long as a test plays it. */
export const oldMallPort = 5194

export const oldMallOrigin = `http://127.0.0.1:${oldMallPort}`

/** The enterprise messenger of the configured site: its API listens here, as long as a test plays it. */
export const messenger = { corpId: 'corp-of-the-tests', agentId: '1000001', secret: 'secret-of-the-tests', port: 5195 } as const

/** Another site than the one in the repository: with an old mall, a link platform, and everything that may be configured. */
export const siteAccess: SiteAccess = {
  linkPlatform: { production: 'https://m.example/mall', test: 'https://m-test.example/mall', productionHosts: ['mall.example'] },
  oldMall: { origins: [oldMallOrigin], mode: 'post' },
  weChatWork: { corpId: messenger.corpId, agentId: messenger.agentId },
  sessionCookie: 'gateway',
}

/** At this host name the same site goes to its old mall by GET. */
export const getHost = 'localhost'

/** What this site shows of itself. None of the numbers can be anybody's. */
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
