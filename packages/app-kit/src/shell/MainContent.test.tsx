import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Link, MemoryRouter, Outlet, Routes } from 'react-router-dom'
import type { Screen } from '../screens/define-screen.ts'
import { screenRoutes } from '../screens/screen-routes.tsx'
import { MainContent } from './MainContent.tsx'

const screen = (path: string, name: string, layout: string): Screen => ({ path, paths: [path], name, layout, access: 'public', kind: 'page', load: 'entry' })

const screens = [screen('/', '首页', 'shop'), screen('/rank', '排行', 'shop'), screen('/order/:no', '订单详情', 'office')]

// Two components: the same one would stay mounted from one layout to the other.
const Shop = () => (
  <MainContent>
    <Outlet />
  </MainContent>
)
const Office = () => (
  <MainContent>
    <Outlet />
  </MainContent>
)
const Page = () => (
  <nav style={{ minBlockSize: 4000 }}>
    <Link to="/">首页</Link>
    <Link to="/rank">排行</Link>
    <Link to="/order/7">订单</Link>
    <Link to="/rank?page=2">第 2 页</Link>
  </nav>
)

const routes = screenRoutes({ screens, layouts: { shop: Shop, office: Office }, entry: Page, notFound: Page, guarded: ({ children }) => children })

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>{routes}</Routes>
    </MemoryRouter>,
  )

const main = (name: string) => page.getByRole('main', { name, exact: true })

test('the page that the browser opened is named, and takes no focus', async () => {
  await open('/')
  await expect.element(main('首页')).toBeVisible()
  await expect.element(main('首页')).not.toHaveFocus()
})

test.each([
  ['of the same layout', '排行', '排行'],
  ['of another layout', '订单', '订单详情'],
])('the next page, %s, begins at its top, with the focus on what says its name', async (_case, link, name) => {
  await open('/')
  scrollTo(0, 200)
  await page.getByRole('link', { name: link, exact: true }).click()
  await expect.element(main(name)).toHaveFocus()
  expect(scrollY).toBe(0)
})

test('another query is the same page: the focus stays', async () => {
  await open('/rank')
  await page.getByRole('link', { name: '第 2 页' }).click()
  await expect.element(main('排行')).not.toHaveFocus()
})
