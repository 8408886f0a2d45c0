import type { Guide } from '../testing/guide.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

export const guide: Guide = {
  lead: '这一页在站里的位置，最后一项就是这一页，不是链接。',
  use: ['三层以上的页：分类、商品、订单详情。', '名字长了会折行，不会把别的挤没。'],
  avoid: ['只有两层：给一个返回的 `Link`。', '走到第几步：用 `Steps`。', '人来的路（从搜索进来的）：浏览器的后退就是。'],
  pairs: [
    {
      good: { shows: <Breadcrumbs label="当前位置（推荐）" items={[{ label: '首页', href: '/' }, { label: '办公耗材', href: '/list/12' }, { label: '大容量硒鼓' }]} />, because: '每一项都能回去，最后一项是这一页的名字。' },
      bad: { shows: <Breadcrumbs label="当前位置（避免）" items={[{ label: '首页', href: '/' }, { label: '列表', href: '/list' }, { label: '详情' }]} />, because: '「列表」「详情」说的是页面的种类，不是在哪里。' },
    },
  ],
  maturity: 'stable',
}
