import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { Tabs, type TabsProps } from './Tabs.tsx'

const orders = [
  { value: 'all', label: '全部' },
  { value: '10', label: '待审批', count: 3 },
  { value: '20', label: '待付款', count: 1 },
  { value: '40', label: '备货中' },
  { value: '50', label: '待收货', count: 128 },
  { value: '70', label: '已完成' },
]

const meta = preview.meta({
  title: 'Components/Tabs 标签页',
  id: 'components-tabs',
  component: Tabs,
  args: { label: '订单状态', items: orders, children: <p style={{ margin: 0 }}>列表</p>, onValueChange: fn() },
})

export const Filtering = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /待付款/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: '备货中' })).toHaveAttribute('aria-selected', 'true')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('40', expect.objectContaining({ reason: 'keyboard' }))
  },
})
export const WithPanels = meta.story({
  args: {
    label: '商品信息',
    defaultValue: 'spec',
    items: [
      { value: 'intro', label: '商品介绍', panel: '介绍' },
      { value: 'spec', label: '规格参数', panel: '尺寸 210 × 297 mm，克重 70 g' },
      { value: 'pack', label: '包装清单', panel: '500 张/包，5 包/箱' },
      { value: 'service', label: '售后保障', disabled: true },
    ],
  },
})
export const Storefront = meta.story({ globals: { density: 'comfortable' } })
export const Narrow = meta.story({ globals: { viewport: { value: 'w360' } } })

const tabs = (name: string, props: Partial<TabsProps> = {}) => ({
  name,
  shows: <Tabs label={`订单状态 ${name}`} items={orders.slice(0, 5)} defaultValue="20" {...props} />,
})

export const States = meta.story({
  parameters: drawnStates('[role=tab]'),
  render: () => (
    <StateTable
      wide
      rows={[
        tabs('rest'),
        tabs('hover'),
        tabs('focus-visible'),
        tabs('disabled', { items: orders.slice(0, 5).map((item) => ({ ...item, disabled: item.value === '40' })) }),
        tabs('with a panel', {
          items: [
            { value: '20', label: '规格参数', panel: '尺寸 210 × 297 mm，克重 70 g' },
            { value: '2', label: '包装清单', panel: '500 张/包' },
          ],
        }),
        { name: 'comfortable', shows: <div data-density="comfortable">{tabs('comfortable').shows}</div> },
        { name: 'more than fit', shows: <div style={{ inlineSize: 320 }}>{tabs('more than fit', { items: orders }).shows}</div> },
      ]}
    />
  ),
})
