import { createBrowserTabs } from '@mall/app-kit/testing/browser-tabs.ts'
import { slideHome } from '@mall/app-kit/testing/slide-home.ts'
import { demoPassword, logins } from '@mall/mocks'
import { liveCaptchaAnswer, liveMall } from '@mall/mocks/live-mall'
import { Button } from '@mall/ui/button'
import { useState, type ReactNode } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { WholeMall } from '../testing/WholeMall.tsx'

/** Two pages in one have each landmark twice. */
const twice = ['landmark-no-duplicate-main', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-unique']

const meta = preview.meta({
  title: 'Flows/Two tabs 两个标签页',
  id: 'flows-two-tabs',
  parameters: {
    layout: 'fullscreen',
    a11y: { config: { rules: twice.map((id) => ({ id, enabled: false })) } },
  },
})

const half = { minInlineSize: 0, blockSize: 720, overflow: 'auto', contain: 'paint' } as const
const Tab = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div role="group" aria-label={name} style={half}>
    {children}
  </div>
)

const TwoTabs = ({ first, second, loggedIn }: { readonly first: string; readonly second: string; readonly loggedIn: boolean }) => {
  const [[one, other]] = useState(() => {
    const browser = createBrowserTabs()
    const tabs = [browser.open(), browser.open()] as const
    if (loggedIn) tabs[0].session.set(logins.buyer)
    return tabs
  })
  return (
    <>
      <p style={{ margin: 0, padding: 8 }}>
        <Button onClick={() => one.storage.removeItem('token')}>Remove the token in tab 1</Button>
      </p>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 }}>
        <Tab name="Tab 1">
          <WholeMall tab="1" at={first} session={one.session} />
        </Tab>
        <Tab name="Tab 2">
          <WholeMall tab="2" at={second} session={other.session} />
        </Tab>
      </div>
    </>
  )
}

/** A login in one tab is a login in the other (specification §4). */
export const LoginInTheOtherTab = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <TwoTabs first="/login" second="/about/kpinfo" loggedIn={false} />,
  play: async ({ canvas, userEvent }) => {
    const [one, other] = [within(canvas.getByRole('group', { name: 'Tab 1' })), within(canvas.getByRole('group', { name: 'Tab 2' }))]
    await expect(await other.findByRole('link', { name: '请登录' })).toBeVisible()
    await userEvent.type(await one.findByPlaceholderText('账号/手机号/邮箱'), 'buyer')
    await userEvent.type(one.getByPlaceholderText('请输入密码'), demoPassword)
    await userEvent.click(one.getByRole('button', { name: '登录' }))
    await slideHome(userEvent, liveCaptchaAnswer)
    await waitFor(() => expect(other.getByRole('button', { name: '退出' })).toBeVisible())
    // What home shows of the buyer, which the picture has.
    await expect(await one.findByText('待付款')).toBeVisible()
  },
})

/** Removing the token in one tab logs the other out, which leaves what only a buyer may see (specification §4). */
export const LogoutInTheOtherTab = meta.story({
  render: () => <TwoTabs first="/about/kpinfo" second="/shop/cart" loggedIn />,
  play: async ({ canvas, userEvent }) => {
    const other = within(canvas.getByRole('group', { name: 'Tab 2' }))
    await expect(await other.findByRole('heading', { name: '我的购物车' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the token in tab 1' }))
    await waitFor(() => expect(other.getByLabelText('当前地址2')).toHaveTextContent('/login?ReturnUrl=/shop/cart'))
    await expect(await canvas.findByRole('link', { name: '请登录' })).toBeVisible()
  },
})
