import { Button } from '../button/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Alert } from './Alert.tsx'

export const guide: Guide = {
  lead: '纸面上的一条：图标、几句话、一个操作。它说的是这张纸上的事，一直在，直到事情过去。',
  use: ['这一页的人必须知道的事：合同快到期、预算超了、审批被驳回。', '读取失败而别的部分还能用：给 `action` 一个「重试」。'],
  avoid: ['全站公告：用 `Banner`。', '刚做完的事的结果：用 `Toasts`。', '一个字段的错：用 `Field` 的错误。', '什么都没有：用 `Empty`。'],
  pairs: [
    {
      good: { shows: <Alert tone="warning" title="合同即将到期" action={<Button>申请续签</Button>}>协议价将于 2026-04-30 失效，届时按市场价结算。</Alert>, because: '一句标题、一句后果、一个能做的事。' },
      bad: { shows: <Alert tone="danger" title="注意">请注意，合同快到期了，请及时处理，以免影响您的使用，谢谢。</Alert>, because: '「注意」没说什么事；还没出错就用了出错的颜色。' },
    },
    {
      good: { shows: <Alert tone="danger" title="驳回：数量超出部门月度用量">请改为 20 盒以内后重新提交。</Alert>, because: '先说结果和原因，再说怎么办。' },
      bad: {
        shows: <><Alert tone="info" title="温馨提示">本页数据每天更新。</Alert><Alert tone="info" title="温馨提示">导出需要一些时间。</Alert></>,
        because: '不必知道的事也占一条：真正要紧的那条就没人看了。',
      },
    },
  ],
  maturity: 'stable',
}
