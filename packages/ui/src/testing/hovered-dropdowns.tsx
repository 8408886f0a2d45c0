import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { MallThemeProvider } from '../theme/index.ts'
import { TopBar } from '../top-bar/index.ts'

const names = ['网站导航', '客户服务'] as const

/** Two panels that open under the mouse. */
export const dropdowns = () =>
  render(
    <MallThemeProvider>
      <TopBar label="快捷入口">
        {names.map((name) => (
          <TopBar.Dropdown key={name} label={name}>
            <TopBar.Section>
              <TopBar.Link href="#help">帮助中心</TopBar.Link>
            </TopBar.Section>
          </TopBar.Dropdown>
        ))}
      </TopBar>
    </MallThemeProvider>,
  )
export const trigger = (at: 0 | 1) => page.getByRole('button', { name: names[at] }).element() as HTMLButtonElement
export const isOpen = (at: 0 | 1) => trigger(at).getAttribute('aria-expanded') === 'true'
