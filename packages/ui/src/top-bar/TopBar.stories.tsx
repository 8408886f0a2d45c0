import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { QrPanel } from './QrPanel.tsx'
import { SampleDropdowns, sampleQr } from '../testing/samples/top-bar.tsx'
import { drawnStates, useDrawnStates } from '../testing/StateTable.tsx'
import { TopBar, TopBarAction, TopBarCart, TopBarGreeting, TopBarLink } from './TopBar.tsx'
import { TopBarDropdown, TopBarSection } from './TopBarDropdown.tsx'

const meta = preview.meta({
  title: 'Components/TopBar 顶栏',
  id: 'components-topbar',
  component: TopBar,
  subcomponents: { QrPanel, TopBarAction, TopBarCart, TopBarDropdown, TopBarGreeting, TopBarLink, TopBarSection },
  parameters: { layout: 'fullscreen' },
  args: { label: '快捷入口' },
  decorators: [(Story) => <div style={{ minBlockSize: 260 }}><Story /></div>],
})
const onLogout = fn()

const loggedIn = (count: number, nickname = '采购专员') => (
  <>
    <TopBar.Greeting nickname={nickname} onLogout={onLogout} />
    <TopBar.Link href="/userCenter/index">我的工作台</TopBar.Link>
    <TopBar.Cart href="/shop/cart" count={count} />
    <SampleDropdowns />
    <TopBar.Link href="/old">返回旧版</TopBar.Link>
  </>
)

export const Visitor = meta.story({
  args: {
    children: (
      <>
        <TopBar.Greeting />
        <TopBar.Link href="/userCenter/index">我的工作台</TopBar.Link>
        <TopBar.Cart href="/shop/cart" count={0} />
        <SampleDropdowns />
      </>
    ),
  },
})

export const LoggedIn = meta.story({
  args: { children: loggedIn(7) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '退出' }))
    await expect(onLogout).toHaveBeenCalledOnce()
  },
})

export const FullCart = meta.story({ args: { children: loggedIn(100) } })

export const LongNickname = meta.story({ args: { children: loggedIn(99, '华东区域采购中心办公用品与劳保用品联合采购专员') } })

export const NavigationOpen = meta.story({
  args: {
    children: (
      <>
        <TopBar.Greeting nickname="采购专员" />
        <SampleDropdowns defaultOpen />
      </>
    ),
  },
})

export const MobileOpen = meta.story({
  args: { children: loggedIn(7) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '手机商城' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(canvas.getByRole('img', { name: '小程序二维码' })).toBeVisible())
  },
})

export const Phone = meta.story({ args: { children: loggedIn(7) }, globals: { viewport: { value: 'w390' } } })

const AllStates = () => {
  useDrawnStates()
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      {[0, 7, 99, 100].map((count) => (
        <TopBar key={count} label={`购物车 ${count}`}>
          <TopBar.Greeting nickname={count === 0 ? null : '采购专员'} />
          <TopBar.Cart href="/shop/cart" count={count} />
          <TopBar.Link href="/userCenter/index" aria-current={count === 7 ? 'page' : undefined}>
            我的工作台
          </TopBar.Link>
        </TopBar>
      ))}
      {['hover', 'focus-visible'].map((state) => (
        <div key={state} data-row={state}>
          <TopBar label={state}>{loggedIn(7)}</TopBar>
        </div>
      ))}
      <QrPanel src={sampleQr} alt="手机客户端二维码" caption="手机客户端" description="支持 Android" />
    </div>
  )
}

export const States = meta.story({ parameters: drawnStates('a, button'), render: () => <AllStates /> })
