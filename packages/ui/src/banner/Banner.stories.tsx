import { expect, fn } from 'storybook/test'
import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Banner } from './Banner.tsx'

const meta = preview.meta({
  title: 'Components/Banner 公告条',
  id: 'components-banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { label: '公告', children: '清明假期（4月4日至6日）订单照常受理，4月7日起统一发货。', onOpenChange: fn() },
})

export const Closable = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭公告' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, expect.objectContaining({ reason: 'close' }))
    await expect(canvas.queryByRole('region', { name: '公告' })).toBeNull()
  },
})
export const Warning = meta.story({ args: { tone: 'warning', children: '系统将于今晚 22:00 至 24:00 维护，期间无法提交订单。' } })
export const WithLink = meta.story({
  args: {
    children: (
      <>
        新一期协议目录已生效。 <a href="/product/index">查看商品</a>
      </>
    ),
  },
})
export const AlwaysThere = meta.story({ render: () => <Banner label="公告">本站支持对公转账与账期月结。</Banner> })
export const States = meta.story({
  parameters: inEveryLook,
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Banner {...args} label="提示" />
      <Banner {...args} label="提醒" tone="warning" />
    </div>
  ),
})
