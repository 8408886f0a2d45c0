import { QrPanel } from '../../top-bar/QrPanel.tsx'
import { TopBar } from '../../top-bar/TopBar.tsx'

/** A fake QR code without content, so that stories have no real links. */
export const sampleQr = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21" shape-rendering="crispEdges"><path fill="#1c1f22" d="M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0zM9 0h2v2H9zM9 4h3v2H9zM8 8h2v2H8zM12 8h2v3h-2zM16 9h3v2h-3zM9 12h2v3H9zM14 13h2v2h-2zM18 14h3v2h-3zM12 17h3v2h-3zM17 18h2v3h-2zM9 18h1v3H9zM0 9h3v2H0zM5 10h2v2H5z"/><path fill="#fff" d="M1 1h5v5H1zM15 1h5v5h-5zM1 15h5v5H1z"/><path fill="#1c1f22" d="M2 2h3v3H2zM16 2h3v3h-3zM2 16h3v3H2z"/></svg>',
)}`

/** The two dropdowns of specification §1. */
export const SampleDropdowns = ({ defaultOpen = false }: { defaultOpen?: boolean }) => (
  <>
    <TopBar.Dropdown label="网站导航" defaultOpen={defaultOpen}>
      <TopBar.Section title="第三方平台">
        <TopBar.Link href="/stores/1">旗舰店</TopBar.Link>
        <TopBar.Link href="/stores/2">专营店</TopBar.Link>
      </TopBar.Section>
      <TopBar.Section title="个人与企业">
        <TopBar.Link href="/sites/personal">个人商城</TopBar.Link>
        <TopBar.Link href="/sites/enterprise">企业商城</TopBar.Link>
      </TopBar.Section>
      <TopBar.Section title="批发与集团">
        <TopBar.Link href="/sites/wholesale">批发市场</TopBar.Link>
        <TopBar.Link href="/sites/group">集团官网</TopBar.Link>
      </TopBar.Section>
    </TopBar.Dropdown>
    <TopBar.Dropdown label="手机商城">
      <QrPanel src={sampleQr} alt="手机客户端二维码" caption="手机客户端" description="支持 Android" />
      <QrPanel src={sampleQr} alt="公众号二维码" caption="商城公众号" description="扫码关注" />
      <QrPanel src={sampleQr} alt="小程序二维码" caption="小程序" description="微信扫码打开" />
    </TopBar.Dropdown>
  </>
)
