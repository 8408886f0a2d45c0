import { Steps } from '../steps/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Timeline } from './Timeline.tsx'

export const guide: Guide = {
  lead: '按先后排的几件事：什么时候、谁、做了什么，接下来等谁。',
  use: ['审批的经过、订单的记录、包裹的行踪。', '还没到的写成 `waiting`，正等着的写成 `current`，并说等谁。', '次序由页面定：包裹新的在上，审批旧的在上。'],
  avoid: ['固定的几步、没有时间：用 `Steps`。', '要筛要查的日志：用 `Table`。', '一串消息：用列表。'],
  pairs: [
    {
      good: {
        shows: <Timeline items={[{ id: '1', title: '提交订单', time: '2026-03-18 09:14', description: '周雨桐' }, { id: '2', title: '部门审批', state: 'current', description: '等待 韩立群 审批' }, { id: '3', title: '发货', state: 'waiting' }]} />,
        because: '有时间、有人，停在谁那里一看就知道。',
      },
      bad: { shows: <Steps items={['2026-03-18 09:14 周雨桐 提交订单', '等待韩立群审批', '发货']} current={1} />, because: '把时间和人塞进步骤条：字挤着，也没有位置再写说明。' },
    },
  ],
  maturity: 'stable',
}
