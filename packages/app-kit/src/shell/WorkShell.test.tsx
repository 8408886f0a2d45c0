import { MallThemeProvider } from '@mall/ui/theme'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { useWidePage } from '../page/wide-page.ts'
import { WorkShell } from './WorkShell.tsx'

const Wide = () => {
  useWidePage()
  return <Link to="/">列表</Link>
}
const renderHeader = () => null
const renderMenu = (isFolded: boolean) => <nav aria-label="菜单">{isFolded ? '图标' : '协议'}</nav>

test('a wide page folds the menu, which may be opened there; the page after it has the menu as before', async () => {
  await page.viewport(1440, 900)
  await render(
    <MallThemeProvider>
      <MemoryRouter initialEntries={['/']}>
        <Routes>
          <Route element={<WorkShell renderHeader={renderHeader} renderMenu={renderMenu} footer={null} />}>
            <Route index element={<Link to="/wide">协议编辑</Link>} />
            <Route path="wide" element={<Wide />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </MallThemeProvider>,
  )
  const menu = page.getByRole('navigation', { name: '菜单' })
  await expect.element(menu).toHaveTextContent('协议')
  await userEvent.click(page.getByRole('link', { name: '协议编辑' }))
  await expect.element(menu).toHaveTextContent('图标')
  await userEvent.click(page.getByRole('button', { name: '展开菜单' }))
  await expect.element(menu).toHaveTextContent('协议')
  await userEvent.click(page.getByRole('button', { name: '收起菜单' }))
  await userEvent.click(page.getByRole('link', { name: '列表' }))
  await expect.element(menu).toHaveTextContent('协议')
})
