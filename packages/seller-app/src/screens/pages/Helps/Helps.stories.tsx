import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { MemoryRouter } from 'react-router-dom'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { helpSamples } from '../../../testing/help-samples.ts'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Helps } from './Helps.tsx'
import { HelpsView } from './HelpsView.tsx'

const { shipped, published, drafted } = helpSamples

const meta = preview.meta({
  title: 'Seller/帮助 Helps',
  component: HelpsView,
  args: { pages: [shipped, published, drafted] },
  render: (args) => (
    <MemoryRouter>
      <HelpsView {...args} />
    </MemoryRouter>
  ),
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3 页帮助/)).toHaveTextContent('3 页帮助，1 页有没发布的修改')
    await expect(canvas.getByRole('link', { name: '企业定制' })).toHaveAttribute('href', '/help/BizCustom')
    await expect(canvas.getByRole('row', { name: /配送服务/ })).toHaveTextContent('已发布')
    await expect(canvas.getByRole('row', { name: /退换货/ })).toHaveTextContent('原文')
  },
})
export const LongContent = meta.story({
  args: { pages: [{ ...drafted, Title: '企业定制与集团采购开通说明及常见问题汇总的一页长标题示例', Draft: { ...drafted.Draft, ChangedBy: '欧阳明月-华东大区行政与综合管理中心' } }] },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const states = queryStories('POST /api/SellerHelp/Pages', () => (
  <StoryMall at="/help" login={sellerLogin}>
    <Helps />
  </StoryMall>
))

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
