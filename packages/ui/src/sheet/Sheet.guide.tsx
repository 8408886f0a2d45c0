import { PageHeader } from '../page-header/index.ts'
import { Section } from '../section/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Sheet } from './Sheet.tsx'

export const guide: Guide = {
  lead: '一页就写在这一张纸上：没有卡片，用细线分开各部分。',
  use: ['用户中心的每一页。', '手机上它顶到窗口的边，不再套一层框。'],
  avoid: ['商城的货架：商品是卡片，直接放在底色上。', '纸上再放纸：用 `Section` 分。', '弹出来的：`Dialog` 与 `Drawer` 自己有纸。'],
  pairs: [
    {
      wide: true,
      good: { shows: <Sheet><PageHeader name="订单" fact="12 张待收货" /><Section title="最近的订单">云杉科技有限公司 · 3 张</Section></Sheet>, because: '一张纸、两条线，眼睛从上往下走。' },
      bad: { shows: <Sheet style={{ padding: 12 }}><Sheet style={{ padding: 12, border: '1px solid var(--mall-divider)' }}><Sheet style={{ padding: 12, border: '1px solid var(--mall-divider)' }}>12 张待收货</Sheet></Sheet></Sheet>, because: '纸套纸：三层框只装了一句话。' },
    },
  ],
  maturity: 'stable',
}
