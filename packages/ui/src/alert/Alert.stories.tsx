import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { Alert } from './Alert.tsx'

const onAct = fn()
const action = (
  <button type="button" onClick={onAct}>
    改成 9 把
  </button>
)

const meta = preview.meta({
  title: 'Components/Alert 提醒',
  id: 'components-alert',
  component: Alert,
  args: { children: '椅子再减 1 把（9 把），本单就回到预算内，并省去财务会签。' },
})

export const Info = meta.story({})
export const WithAction = meta.story({
  args: { action },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '改成 9 把' }))
    await expect(onAct).toHaveBeenCalledOnce()
  },
})
export const Danger = meta.story({ args: { tone: 'danger', children: '该订单超出预算 ¥612.00，禁止提交。' } })
export const Phone = meta.story({ args: { tone: 'warning', action }, globals: { viewport: { value: 'w360' } } })

export const States = meta.story({
  parameters: drawnStates('button'),
  render: () => (
    <StateTable
      wide
      rows={[
        { name: 'info', shows: <Alert action={action}>椅子再减 1 把（9 把），本单就回到预算内。</Alert> },
        { name: 'hover', shows: <Alert action={action}>椅子再减 1 把（9 把），本单就回到预算内。</Alert> },
        { name: 'focus-visible', shows: <Alert action={action}>椅子再减 1 把（9 把），本单就回到预算内。</Alert> },
        { name: 'success', shows: <Alert tone="success">86 行已全部导入。</Alert> },
        { name: 'warning', shows: <Alert tone="warning" action={<a href="#pending">查看</a>}>上一次提交没有收到结果。</Alert> },
        { name: 'danger', shows: <Alert tone="danger">该订单超出预算 ¥612.00，禁止提交。</Alert> },
        { name: 'title', shows: <Alert tone="danger" title="5 行没有导入">第 7 行手机应为 11 位；第 12 行登录名已存在。</Alert> },
        {
          name: 'long text',
          shows: (
            <div style={{ maxInlineSize: 320 }}>
              <Alert action={action}>
                集团总部综合管理中心二〇二六年第四季度办公用品与劳保用品联合采购预算还可用 ¥11,980.00，本单提交后将超出预算。
              </Alert>
            </div>
          ),
        },
      ]}
    />
  ),
})
