import type { Guide } from '../testing/guide.ts'
import { Footer } from './Footer.tsx'

const column = (title: string, labels: readonly string[]) => ({ title, links: labels.map((label) => ({ label, href: '/help/detail' })) })

export const guide: Guide = {
  lead: '每页的末尾：承诺、帮助、热线、备案。内容都由站点给，缺什么就不显示什么。',
  use: ['商城的每一页，同一份内容。', '热线给了号码就能一按就拨；没有号码只写服务时间。', '备案与执照放在 `notices`，外站的给 `external`。'],
  avoid: ['用户中心只要一行：把备案放进去就够，别放帮助栏。', '这一页的操作：用 `FormActions` 或 `PageHeader`。', '促销：页脚没人看促销。'],
  pairs: [
    {
      wide: true,
      good: {
        shows: (
          <Footer
            columns={[column('购物指南', ['购物流程', '常见问题']), column('售后服务', ['退换货', '取消订单'])]}
            hotlines={[{ label: '企业业务', number: '400-000-0000', hours: '工作日 9:00-18:00' }]}
            notices={[{ label: 'ICP备案号', href: '/notices/icp', external: true }]}
          />
        ),
        because: '两三栏常用的帮助、一个能拨的热线、一行备案。',
      },
      bad: {
        shows: <Footer columns={[column('更多', ['首页', '购物车', '我的订单', '个人中心', '返回顶部'])]} />,
        because: '把导航又抄一遍；找不到帮助，也找不到能拨的热线和备案。',
      },
    },
  ],
  maturity: 'stable',
}
