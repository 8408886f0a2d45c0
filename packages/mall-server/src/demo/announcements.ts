import { compileBody } from '../platform/content/markdown.ts'
import { announcement } from '../platform/db/schema/announcement.ts'
import { addDays, midnightOf, toDay } from '../platform/time.ts'
import type { SeedContext } from './context.ts'
import { demo } from './organisation.ts'

interface Drawn {
  readonly title: string
  readonly body: string
  readonly daysAgo: number
  readonly made?: Partial<typeof announcement.$inferInsert>
}

/** What the mall announces, of each state and for several readers. */
const drawnOf = (today: Date): readonly Drawn[] => [
  {
    title: '关于节假日配送与客服时间的通知', daysAgo: 2,
    body: '节假日期间仓库照常出库，**配送改为每日一班**，当天 12:00 前的订单次日送达。\n\n| 服务 | 时间 |\n|---|---|\n| 配送 | 每日一班，9:00—18:00 |\n| 客服热线 | 9:00—17:30 |\n| 售后上门 | 节后第一个工作日 |\n\n各地的时效见[配送服务](/help/detail/13)。',
  },
  { title: '协议价更新说明：本季度新增协议商品', daysAgo: 6, body: '本季度协议新增复印纸、打印耗材与清洁用品，登录后在[商品列表](/product/index)按协议价显示。\n\n- 已提交的订单按提交时的价格\n- 购物车里的商品按新价格显示' },
  { title: '电子发票开具流程优化公告', daysAgo: 11, body: '开票申请提交后，发票会在一个工作日内开出，并发到申请人的邮箱。\n\n填写抬头与收票邮箱的方法见[商城手册](/help/detail/9)。' },
  { title: '西部地区仓库升级，部分商品发货延迟提示', daysAgo: 17, body: '成都仓升级期间，四川、重庆、贵州的订单改由武汉仓发出，预计晚到 1 至 2 天。\n\n哪些城市由哪个仓配送，见[全国网络](/help/detail/15)。' },
  { title: '账期客户对账单下载指引', daysAgo: 25, body: '每月 5 日前出上月的对账单，在**资产 → 对账单**里下载。\n\n有异议的行可以单独提出，不影响其余行确认。更多见[常见问题](/help/detail/11)。' },
  { title: '华启科技专属：园区每周二、五集中送货', daysAgo: 30, body: '园区门禁调整，周二与周五 14:00 后统一送到各楼前台。', made: { enterpriseId: demo.enterprises.huaqiTech } },
  { title: '年中大促预告', daysAgo: 1, body: '办公用纸与耗材直降，届时以页面价格为准。', made: { fromDay: toDay(addDays(today, 20)), untilDay: toDay(addDays(today, 40)) } },
  { title: '下季度开票抬头核对提醒', daysAgo: 1, body: '请各公司财务在月底前核对开票抬头。', made: { publishedAt: null, groupId: demo.groups.huaqi } },
  { title: '春节放假安排', daysAgo: 60, body: '除夕至初六停止配送，初七起恢复。', made: { takenDownAt: addDays(today, -40) } },
]

export const seedAnnouncements = async ({ db, now }: SeedContext): Promise<void> => {
  const today = midnightOf(now)
  await db.insert(announcement).values(
    drawnOf(today).map(({ title, body, daysAgo, made }) => {
      const at = addDays(today, -daysAgo)
      return { title, body, content: compileBody(body), publishedAt: at, changedAt: at, ...made }
    }),
  )
}
