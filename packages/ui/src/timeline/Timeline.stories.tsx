import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { StateTable } from '../testing/StateTable.tsx'
import { Timeline } from './Timeline.tsx'
import type { TimelineItem } from './Timeline.tsx'

const approval: TimelineItem[] = [
  { id: '1', title: '提交订单', time: '2026-03-16 09:12', description: '采购事由：新员工入职物资' },
  { id: '2', title: '部门负责人审批', time: '2026-03-16 14:30', description: '同意' },
  { id: '3', title: '财务审批', state: 'current', description: '已停留 1 天 6 小时' },
  { id: '4', title: '备货发出', state: 'waiting' },
]

const meta = preview.meta({ title: 'Components/Timeline 时间线', id: 'components-timeline', component: Timeline, args: { items: approval } })

export const Running = meta.story({})
export const Failed = meta.story({
  args: {
    items: [
      { id: '1', title: '提交订单', time: '2026-03-16 09:12' },
      { id: '2', title: '部门负责人审批', state: 'failed', time: '2026-03-16 14:30', description: '驳回：请改用协议内商品' },
    ],
  },
})
export const Finished = meta.story({
  args: { items: [{ id: '1', title: '已揽收', time: '2026-03-17 18:02' }, { id: '2', title: '已签收', time: '2026-03-18 09:40' }] },
})

const line = (name: string, items: TimelineItem[]) => ({ name, shows: <Timeline items={items} style={{ maxInlineSize: 520 }} /> })

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <StateTable
      rows={[
        line('done', [{ id: '1', title: '部门负责人审批', time: '2026-03-16 14:30', description: '同意' }]),
        line('current', [{ id: '1', title: '财务审批', state: 'current', description: '已停留 1 天 6 小时' }]),
        line('waiting', [{ id: '1', title: '备货发出', state: 'waiting' }]),
        line('failed', [{ id: '1', title: '财务审批', state: 'failed', time: '2026-03-16 14:30', description: '驳回：请改用协议内商品' }]),
        line('one after the other', approval),
        line('long text', [
          {
            id: '1',
            title: '集团总部综合管理中心与下属子公司采购负责人会签（或签，任一人同意即通过）',
            time: '2026-03-16 14:30',
            description: '同意。请供货方于三月底前分三批送达上海、苏州与深圳三处仓库，每批随货附送货单与质检报告，到货后由各地前台签收。',
          },
          { id: '2', title: '备货发出', state: 'waiting' },
        ]),
      ]}
    />
  ),
})
