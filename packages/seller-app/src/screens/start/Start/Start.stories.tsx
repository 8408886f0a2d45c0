import { handle, responseBuilder } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Start } from './Start.tsx'

const buildViewer = responseBuilder('POST /api/SellerAccount/Viewer')
const key = 'POST /api/SellerAccount/Viewer'

const connected = () => (
  <StoryMall login={sellerLogin}>
    <Start />
  </StoryMall>
)

const meta = preview.meta({ title: 'Seller/商家后台 Start', component: Start, render: connected })

/** The first screen that is open. */
export const LeadsOn = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, buildViewer({ Permissions: ['product.view'] }))),
  play: async ({ canvas }) => expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/products'),
})
export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, buildViewer({ Name: '林晓', Permissions: [] }))),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: '林晓，您还没有可用的功能' })).toBeVisible(),
})
export const LongContent = meta.story({ beforeEach: ({ msw }) => msw.use(handle(key, buildViewer({ Name: '华东区域大客户服务与协议价格管理中心的新同事', Permissions: [] }))) })
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(handle.never(key)) })
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken(key)),
  play: async ({ canvas }) => expect(await canvas.findByText('加载失败，点击重试')).toBeVisible(),
})
