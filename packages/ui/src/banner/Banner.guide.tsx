import { Alert } from '../alert/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Banner } from './Banner.tsx'

export const guide: Guide = {
  lead: '页面最上方的一条公告，给每个打开商城的人看，可以关掉。',
  use: ['停发货、系统维护、假期安排：人人相关，有起止时间。', '关没关由页面记住：给 `open` 与 `onOpenChange`。'],
  avoid: ['只与这一页有关：用 `Alert`。', '只给某个人：用站内信。', '促销图：那是首页的广告位。'],
  pairs: [
    {
      wide: true,
      good: { shows: <Banner label="公告（推荐）" defaultOpen>春节期间（2 月 14 日至 2 月 20 日）暂停发货，期间可照常下单。</Banner>, because: '一句话说清什么时候、有什么影响、还能做什么。' },
      bad: { shows: <Banner label="公告（避免）" tone="warning">亲爱的用户您好！为了更好地为您服务，我们将于近期进行相关调整，给您带来不便敬请谅解，感谢您一直以来的支持与信任！</Banner>, because: '没有时间、没有影响，也关不掉，一年到头压在页头上。' },
    },
    {
      good: { shows: <Alert tone="warning" title="这张订单的预算不足">超出 ¥120.00，请联系部门主管调整。</Alert>, because: '一张订单的事写在那张订单的纸上。' },
      bad: { shows: <Banner label="预算提醒">您的订单 N202603180012 预算不足。</Banner>, because: '一张订单的事挂在全站的页头，换一页就没了着落。' },
    },
  ],
  maturity: 'stable',
}
