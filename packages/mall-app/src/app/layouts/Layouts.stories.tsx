import { buildMenuCodes, handle, logins } from '@mall/mocks'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../testing/StoryMall.tsx'
import { DefaultLayout } from './DefaultLayout.tsx'
import { PlainLayout } from './PlainLayout.tsx'
import { ShopLayout } from './ShopLayout.tsx'
import { UserCentreLayout } from './UserCentreLayout.tsx'

const meta = preview.meta({
  title: 'Screens/布局',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.removeItem('topBannerClosed'),
})

export const DefaultForAVisitor = meta.story({
  render: () => (
    <StoryMall bare at="/product/index">
      <DefaultLayout />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '请登录' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '全部商品分类' }))
    const nav = await canvas.findByRole('navigation', { name: '商品分类' })
    await waitFor(() => expect(nav.querySelectorAll(':scope > ul > li')).toHaveLength(15))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('navigation', { name: '商品分类' })).toBeNull()
    await expect(canvas.getByRole('button', { name: '全部商品分类' })).toHaveFocus()
  },
})

export const DefaultForABuyer = meta.story({
  render: () => (
    <StoryMall bare at="/product/index" login={logins.buyer}>
      <DefaultLayout />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '退出' })).toBeVisible()
    await expect(await canvas.findByAltText('企业标志')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '全部商品分类' }))
    const nav = await canvas.findByRole('navigation', { name: '商品分类' })
    await waitFor(() => expect(nav.querySelectorAll(':scope > ul > li')).toHaveLength(11))
  },
})

/** Closed for the session (specification §2). */
export const BannerCloses = meta.story({
  render: () => (
    <StoryMall bare at="/product/index">
      <DefaultLayout />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '关闭公告' }))
    await expect(canvas.queryByRole('region', { name: '公告' })).toBeNull()
    await expect(sessionStorage.getItem('topBannerClosed')).toBe('1')
  },
})

/** Nothing behind the shell answers: it stays usable. */
export const DefaultWithoutANetwork = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle.offline('POST /api/Product/SupposeCategory'),
      handle.offline('POST /api/Category/MallCategories'),
    ),
  render: () => (
    <StoryMall bare at="/product/index">
      <DefaultLayout />
    </StoryMall>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('search')).toBeVisible()
  },
})

export const Shop = meta.story({
  render: () => (
    <StoryMall bare at="/shop/submit" login={logins.buyer}>
      <ShopLayout />
    </StoryMall>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('填写核对订单')).toBeVisible()
  },
})

export const UserCentre = meta.story({
  render: () => (
    <StoryMall bare at="/userCenter/order/index" login={logins.buyer}>
      <UserCentreLayout />
    </StoryMall>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '我的订单' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.queryByRole('link', { name: '角色管理' })).toBeNull()
  },
})

export const UserCentreForTheGroupAdministrator = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/Account/GetUserMenuList', buildMenuCodes('admin'))),
  render: () => (
    <StoryMall bare at="/userCenter/management/role" login={logins.admin}>
      <UserCentreLayout />
    </StoryMall>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '角色管理' })).toHaveAttribute('aria-current', 'page')
  },
})

export const UserCentreLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.never('POST /api/Account/GetUserMenuList')),
  render: () => (
    <StoryMall bare at="/userCenter/order/index" login={logins.buyer}>
      <UserCentreLayout />
    </StoryMall>
  ),
})

export const UserCentreOnAPhone = meta.story({
  globals: { viewport: { value: 'w390' } },
  render: () => (
    <StoryMall bare at="/userCenter/order/index" login={logins.buyer}>
      <UserCentreLayout />
    </StoryMall>
  ),
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: '用户中心菜单' })
    await expect(canvas.queryByRole('navigation', { name: '用户中心' })).toBeNull()
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(await canvas.findByRole('link', { name: '我的订单' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('navigation', { name: '用户中心' })).toBeNull()
    await expect(toggle).toHaveFocus()
  },
})

export const Plain = meta.story({
  render: () => (
    <StoryMall bare at="/login">
      <PlainLayout />
    </StoryMall>
  ),
})
