import { Button } from '../../../packages/ui/src/button/index.ts'
import { Empty } from '../../../packages/ui/src/empty/index.ts'
import preview from '../../preview.tsx'
import { DoDont } from '../blocks/DoDont.tsx'
import { OrderActions } from './Permission.tsx'

const meta = preview.meta({ title: 'Patterns/Permission 权限', id: 'patterns-permission', tags: ['!autodocs'] })

export const Forbidden = meta.story({ render: () => <Empty kind="forbidden" title="暂无权限，请联系企业管理员" /> })
export const AllowActions = meta.story({ render: () => <OrderActions /> })
export const Buttons = meta.story({
  render: () => (
    <DoDont
      good={{
        shows: (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <Button variant="primary">确认收货</Button>
            <Button>再次购买</Button>
          </div>
        ),
        because: 'Only what this person may do with this order now, as AllowActions says.',
      }}
      bad={{
        shows: (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <Button variant="primary">确认收货</Button>
            <Button disabled>撤回</Button>
            <Button disabled>付款</Button>
            <Button disabled>催单</Button>
          </div>
        ),
        because: 'A row of buttons that never work: people look for what they did wrong.',
      }}
    />
  ),
})
