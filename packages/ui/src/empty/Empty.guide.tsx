import { Button } from '../button/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Empty } from './Empty.tsx'

export const guide: Guide = {
  lead: '什么都没有的时候站在那里的：说为什么没有，下一步做什么。',
  use: ['还没有（`empty`）、没找到（`search`）、加载失败（`error`）、没有权限（`forbidden`），四种各有各的说法。', '表格、对话框里用 `size` 的 `small`。'],
  avoid: ['部分失败，其余还在：用 `Alert`。', '正在加载：用 `Skeleton`。', '数字是零：零就写零，`StatCard` 照常。'],
  pairs: [
    {
      good: { shows: <Empty size="small" kind="search" title="没有符合条件的订单" action={<Button>清空筛选</Button>}>试试放宽下单时间。</Empty>, because: '说清是筛没的，不是没下过单，并给一步能走。' },
      bad: { shows: <Empty size="small" title="暂无数据" />, because: '为什么没有？是没下过单、筛没了，还是坏了？' },
    },
    {
      good: { shows: <Empty size="small" kind="forbidden" title="您没有查看预算的权限">请联系本企业的管理员开通。</Empty>, because: '没有权限的，说该找谁。' },
      bad: { shows: <Empty size="small" kind="error" title="加载失败"><span>403 Forbidden</span></Empty>, because: '没有权限说成加载失败：他会一遍遍重试。' },
    },
  ],
  maturity: 'stable',
}
