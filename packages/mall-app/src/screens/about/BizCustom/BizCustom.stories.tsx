import { handle } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { page } from '../../../content/about/biz-custom.md'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { BizCustom } from './BizCustom.tsx'
import { BizCustomView } from './BizCustomView.tsx'

const hotlines = [
  { Label: '企业业务热线', Number: '400-000-0001', Hours: '工作日 9:00-18:00' },
  { Label: '渠道业务热线', Number: '400-000-0002', Hours: '工作日 9:00-18:00' },
]

const meta = preview.meta({
  title: 'Screens/企业定制 Biz custom',
  component: BizCustomView,
  parameters: { layout: 'fullscreen' },
  args: { page, hotlines, serviceHref: '/deepseek', isLoggedIn: false },
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '400-000-0001' })).toHaveAttribute('href', 'tel:4000000001')
    await expect(canvas.getByRole('heading', { name: '开通步骤' })).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

/** What is not configured is not offered. */
export const WithoutContacts = meta.story({
  args: { hotlines: [], serviceHref: '', isLoggedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('联系我们')).toBeNull()
    await expect(canvas.queryByRole('link', { name: '企业登录' })).toBeNull()
  },
})

const key = 'POST /api/Help/Pages'

const connected = () => (
  <StoryMall at="/about/BizCustom">
    <BizCustom />
  </StoryMall>
)

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(handle.never(key)), render: connected })
/** What the mall is built with stands in for what could not be read. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken(key)),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '开通步骤' })).toBeVisible()
  },
})
/** What the seller published. */
export const Published = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(key, [{ PageKey: 'BizCustom', Title: '企业采购', Content: ['一句话。', { Tag: 'h2', Children: ['怎么开始'] }, { Tag: 'p', Children: ['打一个电话。'] }] }])),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '怎么开始' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('企业采购')
    await expect(canvas.queryByRole('heading', { name: '开通步骤' })).toBeNull()
  },
})

export const Connected = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => msw.use(handle(key, [])),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '企业登录' })).toBeVisible()
  },
})
