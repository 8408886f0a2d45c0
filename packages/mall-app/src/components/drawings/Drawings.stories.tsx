import { Empty } from '@mall/ui/empty'
import preview from '../../../../../.storybook/preview.tsx'
import { addressesDrawing } from './addresses.tsx'
import { approvalsDrawing } from './approvals.tsx'
import { budgetsDrawing } from './budgets.tsx'
import { cartDrawing } from './cart.tsx'
import { favoritesDrawing } from './favorites.tsx'
import { historyDrawing } from './history.tsx'
import { inquiriesDrawing } from './inquiries.tsx'
import { invoicesDrawing } from './invoices.tsx'
import { listsDrawing } from './lists.tsx'
import { noticesDrawing } from './notices.tsx'
import { ordersDrawing } from './orders.tsx'
import { peopleDrawing } from './people.tsx'
import { returnsDrawing } from './returns.tsx'

const meta = preview.meta({ title: 'Screens/空状态图 Drawings', parameters: { layout: 'padded' } })

const drawings = {
  暂无订单: ordersDrawing,
  购物车还是空的: cartDrawing,
  没有待审批的订单: approvalsDrawing,
  暂无收货地址: addressesDrawing,
  暂无开票记录: invoicesDrawing,
  暂无收藏: favoritesDrawing,
  暂无浏览记录: historyDrawing,
  没有未读消息: noticesDrawing,
  还没有常购清单: listsDrawing,
  暂无询价: inquiriesDrawing,
  暂无售后服务单: returnsDrawing,
  暂无预算: budgetsDrawing,
  暂无账号: peopleDrawing,
}

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: 8 }

/** What stands in place of a list that has nothing: each is loaded with the screen that shows it. */
export const All = meta.story({
  render: () => (
    <div style={grid}>
      {Object.entries(drawings).map(([title, picture]) => (
        <Empty key={title} size="small" title={title} picture={picture} />
      ))}
    </div>
  ),
})
