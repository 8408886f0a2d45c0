import { Button } from '../button/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Pagination } from './Pagination.tsx'

export const guide: Guide = {
  lead: '一张列表有多少条、每页几条、现在第几页，以及去别的页。',
  use: ['要回到某一页、要报给同事「第 3 页」的列表。', '每页条数变了，第一行还在这一页：把页码与 `pageSize` 一起拿走。'],
  avoid: ['一页放得下：不必有。', '消息、浏览记录这样往下看的：给一个「加载更多」的 `Button`。', '一步一步走的流程：用 `Steps`。'],
  pairs: [
    {
      wide: true,
      good: { shows: <Pagination label="分页（推荐）" total={214} defaultPage={3} defaultPageSize={20} />, because: '说出一共 214 条；六页以上有跳页框。' },
      bad: { shows: <><Button>上一页</Button> <Button>下一页</Button></>, because: '不知道一共几页、现在在哪，只能一直点。' },
    },
  ],
  maturity: 'stable',
}
