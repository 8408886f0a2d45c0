import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { StateTable } from '../testing/StateTable.tsx'
import { Steps } from './Steps.tsx'

const shop = ['我的购物车', '填写并核对订单', '成功提交订单']

const meta = preview.meta({ title: 'Components/Steps 步骤条', id: 'components-steps', component: Steps, args: { items: shop, current: 1 } })

export const Cart = meta.story({ args: { current: 0 } })
export const Checking = meta.story()
export const Submitted = meta.story({ args: { current: 3 } })
export const Failed = meta.story({ args: { failed: true } })
export const WithNotes = meta.story({
  args: {
    current: 2,
    items: [
      { label: '提交订单', note: '2026-03-16 09:12' },
      { label: '审批通过', note: '周岚' },
      { label: '备货中', note: '预计 2–6 天' },
      '待收货',
      '已完成',
    ],
  },
})
export const Narrow = meta.story({ globals: { viewport: { value: 'w360' } } })

const order = [
  { label: '提交订单', note: '2026-03-16 09:12' },
  { label: '审批通过', note: '周岚' },
  { label: '备货中', note: '预计 2–6 天' },
  '待收货',
]

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <StateTable
      wide
      rows={[
        { name: 'first step', shows: <Steps items={shop} current={0} /> },
        { name: 'inline', shows: <Steps items={shop} current={1} layout="inline" /> },
        { name: 'under way', shows: <Steps items={shop} current={1} /> },
        { name: 'failed', shows: <Steps items={shop} current={1} failed /> },
        { name: 'all done', shows: <Steps items={shop} current={3} /> },
        { name: 'with notes', shows: <Steps items={order} current={2} /> },
        {
          name: 'long text',
          shows: <Steps items={[{ label: '集团总部与下属子公司采购负责人会签', note: '华启科技（上海）有限公司综合管理中心' }, ...order]} current={1} />,
        },
        { name: 'narrow', shows: <div style={{ inlineSize: 320 }}><Steps items={order} current={2} /></div> },
      ]}
    />
  ),
})
