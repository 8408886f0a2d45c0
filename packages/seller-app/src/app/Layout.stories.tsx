import { handle, responseBuilder } from '@mall/mocks'
import { allStaffPermissions } from '@mall/api/seller/contract'
import { Route, Routes } from 'react-router-dom'
import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { NotFound } from '../screens/notices/NotFound/NotFound.tsx'
import { sellerLogin } from '../testing/logins.ts'
import { StoryMall } from '../testing/StoryMall.tsx'
import { WorkLayout } from './WorkLayout.tsx'

const buildViewer = responseBuilder('POST /api/SellerAccount/Viewer')
const key = 'POST /api/SellerAccount/Viewer'

/** The desk around the page of an address that is none. */
const desk = () => (
  <StoryMall at="/products/none" path="/*" login={sellerLogin} bare>
    <Routes>
      <Route element={<WorkLayout />}>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  </StoryMall>
)

const meta = preview.meta({
  title: 'Seller/布局 Layout',
  component: WorkLayout,
  parameters: { layout: 'fullscreen' },
  render: desk,
  beforeEach: ({ msw }) => msw.use(handle(key, buildViewer({ Name: '商家管理员', Roles: ['管理员'], Permissions: [...allStaffPermissions], SessionEndsAt: '2026-03-18T17:32:00+08:00' }))),
})

/** Wide enough for the menu to stand open. */
const onADesk = { viewport: { value: 'w1440' } }

export const Work = meta.story({
  globals: onADesk,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '商品' })).toHaveAttribute('href', '/products')
    await expect(canvas.getByText('会话 8 小时，17:32 到期')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '商家管理员的账号菜单' }))
    await expect(await canvas.findByText('管理员')).toBeVisible()
  },
})
/** Nobody sees what their roles do not open. */
export const WithoutRoles = meta.story({
  globals: onADesk,
  beforeEach: ({ msw }) => msw.use(handle(key, buildViewer({ Permissions: [] }))),
  play: async ({ canvas }) => {
    await canvas.findByText(/会话 8 小时/)
    await expect(canvas.queryByRole('link', { name: '商品' })).toBeNull()
  },
})
export const MenuFailed = meta.story({
  globals: onADesk,
  beforeEach: ({ msw }) => msw.use(handle.broken(key)),
  play: async ({ canvas }) => expect(await canvas.findByText('菜单加载失败，点击重试')).toBeVisible(),
})
export const LogsOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '商家管理员的账号菜单' }))
    await userEvent.click(await canvas.findByRole('button', { name: '退出' }))
    await expect(await canvas.findByText('页面不存在')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '请登录' })).toBeVisible()
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: '商家后台菜单' })
    await userEvent.click(toggle)
    await expect(await within(canvasElement.ownerDocument.body).findByRole('link', { name: '商品' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(toggle).toHaveFocus()
  },
})
export const Dark = meta.story({ globals: { ...onADesk, scheme: 'dark' } })
