import { defaultSite } from '@mall/api/contract'
import { buildMenuCodes, handle, logins } from '@mall/mocks'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SiteContext } from '../../site/site.ts'
import { StoryMall } from '../../testing/StoryMall.tsx'
import { DefaultLayout } from './DefaultLayout.tsx'
import { PlainLayout } from './PlainLayout.tsx'
import { ShopLayout } from './ShopLayout.tsx'
import { DocumentLayout, UserCentreLayout } from './UserCentreLayout.tsx'

/** From where the categories end, with a customer's logo as without. */
const gapBeforeSearch = (canvas: { getByRole: (role: string, options?: { name: string }) => HTMLElement }): number =>
  Math.round(canvas.getByRole('search').getBoundingClientRect().left - canvas.getByRole('button', { name: '全部商品分类' }).getBoundingClientRect().right)

const meta = preview.meta({
  title: 'Screens/布局 Layouts',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sessionStorage.removeItem('topBannerClosed')
    localStorage.removeItem('menuFolded')
  },
})

export const DefaultForAVisitor = meta.story({
  render: () => (
    <StoryMall bare at="/product/index">
      <DefaultLayout />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '请登录' })).toBeVisible()
    await expect(gapBeforeSearch(canvas)).toBe(16)
    await userEvent.click(canvas.getByRole('button', { name: '全部商品分类' }))
    const nav = await canvas.findByRole('navigation', { name: '商品分类' })
    await waitFor(() => expect(nav.querySelectorAll(':scope > ul > li')).toHaveLength(15))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('navigation', { name: '商品分类' })).toBeNull()
    await expect(canvas.getByRole('button', { name: '全部商品分类' })).toHaveFocus()
  },
})

/** Hotlines, licences and the customer service of a site that has configured them, in the footer of the shop and of the user centre. */
const configured = {
  ...defaultSite,
  Hotlines: [
    { Label: '企业业务热线', Number: '400-000-0001', Hours: '工作日 9:00-18:00' },
    { Label: '渠道业务热线', Number: '400-000-0002', Hours: '工作日 9:00-18:00' },
  ],
  Notices: [
    { Label: 'ICP备案', Number: '演示ICP备00000000号', Href: 'https://icp.example/' },
    { Label: '增值电信业务经营许可证', Number: '演示B2-00000000', Href: 'https://telecom.example/' },
    { Label: '营业执照', Number: '查看', Href: 'https://licence.example/' },
  ],
  ServiceHref: 'https://service.example/',
}

export const ConfiguredSite = meta.story({
  render: () => (
    <SiteContext value={configured}>
      <StoryMall bare at="/product/index">
        <DefaultLayout />
      </StoryMall>
    </SiteContext>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '400-000-0001' })).toHaveAttribute('href', 'tel:4000000001')
    await expect(canvas.getByRole('link', { name: 'ICP备案 演示ICP备00000000号' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '客服' })).toHaveAttribute('href', 'https://service.example/')
  },
})

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40"><path d="M20 4l14 20h-8l6 10H8l6-10H6z" fill="#2f6b3a"/><rect x="48" y="10" width="140" height="20" rx="4" fill="#2f6b3a"/></svg>`

/** A site with a logo of its own, which says its name. */
const ownLogo = { ...defaultSite, Name: '青松集采', Logo: `data:image/svg+xml,${encodeURIComponent(logo)}` }

export const OwnLogo = meta.story({
  render: () => (
    <SiteContext value={ownLogo}>
      <StoryMall bare at="/product/index">
        <DefaultLayout />
      </StoryMall>
    </SiteContext>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '青松集采' })).toBeVisible()
    await expect(canvas.queryByText('青松集采')).toBeNull()
    await expect(gapBeforeSearch(canvas)).toBe(16)
  },
})

/** On a phone, where its line is scrolled away. */
export const OwnLogoOnAPhone = meta.story({
  globals: { viewport: { value: 'w390' } },
  render: () => (
    <SiteContext value={ownLogo}>
      <StoryMall bare at="/product/index">
        <DefaultLayout />
      </StoryMall>
    </SiteContext>
  ),
})

export const OwnLogoInTheUserCentre = meta.story({
  globals: { scheme: 'dark' },
  render: () => (
    <SiteContext value={ownLogo}>
      <StoryMall bare at="/userCenter/order/index" login={logins.buyer}>
        <UserCentreLayout />
      </StoryMall>
    </SiteContext>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^青松集采/ })).toBeVisible()
  },
})

export const ConfiguredSiteInTheUserCentre = meta.story({
  render: () => (
    <SiteContext value={configured}>
      <StoryMall bare at="/userCenter/order/index" login={logins.buyer}>
        <UserCentreLayout />
      </StoryMall>
    </SiteContext>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '400-000-0002' })).toBeVisible()
  },
})

export const CategoriesFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken('POST /api/Category/MallCategories', { once: true })),
  render: () => (
    <StoryMall bare at="/product/index">
      <DefaultLayout />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '全部商品分类' }))
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }))
    await expect(await canvas.findByRole('navigation', { name: '商品分类' })).toBeVisible()
  },
})

export const DefaultForABuyer = meta.story({
  parameters: { keepsFocus: true },
  render: () => (
    <StoryMall bare at="/product/index" login={logins.buyer}>
      <DefaultLayout />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '退出' })).toBeVisible()
    await expect(await canvas.findByAltText('企业标志')).toBeVisible()
    await expect(gapBeforeSearch(canvas)).toBe(16)
    await userEvent.click(canvas.getByRole('button', { name: '全部商品分类' }))
    const nav = await canvas.findByRole('navigation', { name: '商品分类' })
    await waitFor(() => expect(nav.querySelectorAll(':scope > ul > li')).toHaveLength(11))
  },
})

/** The field says what its page is of: neither the suggestion that led on from it, nor what was typed before the page was kept for the way back. */
export const SearchSaysWhatWasSearched = meta.story({
  render: () => (
    <StoryMall bare path="*" at="/product/index?Keyword=纸">
      <DefaultLayout />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox')
    await expect(field).toHaveValue('纸')
    await userEvent.type(field, '杯')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await waitFor(() => expect(field).toHaveValue('纸'))
    await userEvent.clear(field)
    await userEvent.type(field, '打印')
    await userEvent.click((await canvas.findAllByRole('option'))[0] as HTMLElement)
    await waitFor(() => expect(field).toHaveValue(''))
    field.blur()
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

/** No call of the shell gets a response: it stays usable. */
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

/** Wide enough for the menu to stand open. */
const onADesk = { viewport: { value: 'w1440' } }

const inUserCentre = () => (
  <StoryMall bare at="/userCenter/order/index" login={logins.buyer}>
    <UserCentreLayout />
  </StoryMall>
)

export const UserCentre = meta.story({
  globals: onADesk,
  render: inUserCentre,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /^我的订单/ })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.queryByRole('link', { name: '角色管理' })).toBeNull()
    const search = canvas.getByRole('combobox')
    await expect(search).not.toHaveFocus()
    await userEvent.keyboard('/')
    await expect(search).toHaveFocus()
    await expect(search).toHaveValue('')
    await expect(await canvas.findByRole('group', { name: '热门搜索' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByLabelText('热门搜索')).not.toBeVisible()
    await userEvent.type(search, '/')
    await expect(search).toHaveValue('/')
    await userEvent.clear(search)
    search.blur()
  },
})

/** All of the top bar (specification §2) is behind the user's name. The site names its code, so that the picture does not show where the story is served. */
export const UserCentreAccount = meta.story({
  globals: onADesk,
  render: () => (
    <SiteContext value={{ ...defaultSite, MobileCodes: [{ Label: '手机网页', Hint: '扫码打开本商城', Address: 'https://mall.example' }] }}>{inUserCentre()}</SiteContext>
  ),
  play: async ({ canvas, userEvent }) => {
    const account = await canvas.findByRole('button', { name: /的账号菜单$/ })
    await expect(canvas.queryByRole('button', { name: '退出' })).toBeNull()
    await userEvent.click(account)
    await expect(account).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(/^您好，/)).toBeVisible()
    for (const name of ['我的工作台', '个人资料', '修改密码', '企业商城', '渠道网络']) await expect(canvas.getByRole('link', { name })).toBeVisible()
    await expect(await canvas.findByRole('img', { name: '手机网页二维码' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '退出' })).toBeVisible()
  },
})

export const UserCentreTodos = meta.story({
  globals: onADesk,
  render: inUserCentre,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^消息/ }))
    const list = await canvas.findByRole('list', { name: '待办' })
    const names = within(list).getAllByRole('link')
    await expect(names.length).toBeGreaterThan(0)
    for (const link of names) await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/userCenter\/(?:order|invoice)\//))
  },
})

/** The menu works without its counts. */
export const UserCentreWithoutTodos = meta.story({
  globals: onADesk,
  beforeEach: ({ msw }) => msw.use(handle.broken('POST /api/Workbench/Index')),
  render: inUserCentre,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '我的订单' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: /^消息/ }))
    await expect(await canvas.findByText('待办加载失败')).toBeVisible()
  },
})

/** Folded, and remembered for the next visit. */
export const UserCentreFolded = meta.story({
  globals: onADesk,
  render: inUserCentre,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /^我的订单/ })
    await userEvent.click(canvas.getByRole('button', { name: '收起菜单' }))
    await expect(localStorage.getItem('menuFolded')).toBe('1')
    await expect(canvas.getByRole('button', { name: '展开菜单' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '个人中心' }))
    await expect(canvas.getByRole('link', { name: '浏览记录' })).toBeVisible()
  },
})

/** A window without room for it folds the menu; opened there, it is open for this page alone. */
export const UserCentreInANarrowWindow = meta.story({
  globals: { viewport: { value: 'w1024' } },
  render: inUserCentre,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '展开菜单' }))
    await expect(await canvas.findByRole('link', { name: /^我的订单/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '收起菜单' }))
    await expect(localStorage.getItem('menuFolded')).toBeNull()
  },
})

/** An order has the small header and the whole width (specification §2: without the side menu). */
export const Document = meta.story({
  render: () => (
    <StoryMall bare at="/userCenter/order/detail" login={logins.buyer}>
      <DocumentLayout />
    </StoryMall>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /的账号菜单$/ })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: '用户中心' })).toBeNull()
  },
})

export const UserCentreForTheGroupAdministrator = meta.story({
  globals: onADesk,
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
  globals: onADesk,
  beforeEach: ({ msw }) => msw.use(handle.never('POST /api/Account/GetUserMenuList')),
  render: () => (
    <StoryMall bare at="/userCenter/order/index" login={logins.buyer}>
      <UserCentreLayout />
    </StoryMall>
  ),
})

/** The menu could not be loaded: it says so, beside a page that works, and can be loaded again. */
export const UserCentreMenuFailed = meta.story({
  globals: onADesk,
  beforeEach: ({ msw }) => msw.use(handle.broken('POST /api/Account/GetUserMenuList', { once: true })),
  render: inUserCentre,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('菜单加载失败，点击重试')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(await canvas.findByRole('link', { name: /^我的订单/ })).toBeVisible()
  },
})

export const UserCentreOnAPhone = meta.story({
  globals: { viewport: { value: 'w390' } },
  render: inUserCentre,
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: '用户中心菜单' })
    await expect(canvas.queryByRole('navigation', { name: '用户中心' })).toBeNull()
    await userEvent.click(toggle)
    const drawer = await canvas.findByRole('dialog', { name: '用户中心' })
    await expect(await within(drawer).findByRole('link', { name: /^我的订单/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('navigation', { name: '用户中心' })).toBeNull()
    await expect(toggle).toHaveFocus()
  },
})

export const UserCentreSearchOnAPhone = meta.story({
  parameters: { keepsFocus: true },
  globals: { viewport: { value: 'w390' } },
  render: inUserCentre,
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: '搜索商品' })
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.click(toggle)
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(toggle).toHaveFocus()
    await userEvent.click(toggle)
  },
})

export const UserCentreAccountOnAPhone = meta.story({
  globals: { viewport: { value: 'w390' } },
  render: inUserCentre,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /的账号菜单$/ }))
    await expect(canvas.getByRole('link', { name: '回商城采购' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '退出' })).toBeVisible()
  },
})

export const Plain = meta.story({
  render: () => (
    <StoryMall bare at="/login">
      <PlainLayout />
    </StoryMall>
  ),
})
