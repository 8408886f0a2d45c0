import { sampleQr } from '../testing/samples/top-bar.tsx'
import type { Guide } from '../testing/guide.ts'
import { QrPanel } from './QrPanel.tsx'
import { TopBar } from './TopBar.tsx'

const phone = (
  <TopBar.Dropdown label="手机商城">
    <QrPanel src={sampleQr} alt="小程序二维码" caption="小程序" description="微信扫码打开" />
  </TopBar.Dropdown>
)
const sites = (
  <TopBar.Dropdown label="网站导航">
    <TopBar.Section title="个人与企业">
      <TopBar.Link href="/sites/personal">个人商城</TopBar.Link>
      <TopBar.Link href="/sites/enterprise">企业商城</TopBar.Link>
    </TopBar.Section>
  </TopBar.Dropdown>
)

export const guide: Guide = {
  lead: '页头之上的一条：说出登录的是谁、代表哪家企业，并放着工作台、购物车和两个下拉。它是一个导航地标，读屏软件会报出共有几项。',
  use: [
    '每一页的最上方各一条，商城页与用户中心用同一条，登录前后只换里面的项。',
    '放「随时要去」的地方：登录、我的工作台、购物车、返回旧版、网站导航、手机商城。',
    '购物车的件数用 `TopBar.Cart`：超过 99 显示 99+，为 0 不显示，读屏软件听到的总是实数。',
  ],
  avoid: [
    '商品的分类用 `CategoryNav`，用户中心的菜单用 `UserCentreMenu`。',
    '本页的操作（导出、新建）放在 `PageHeader` 里；一串动作用 `Menu`。',
    '临时公告用 `Banner`，它在顶栏下面，可以关掉。',
  ],
  pairs: [
    {
      wide: true,
      good: {
        shows: (
          <TopBar label="快捷入口（推荐）">
            <TopBar.Greeting nickname="周雨桐" onLogout={() => {}} />
            <TopBar.Link href="/userCenter/index">我的工作台</TopBar.Link>
            <TopBar.Cart href="/shop/cart" count={7} />
            {sites}
            {phone}
          </TopBar>
        ),
        because: '最要紧的排在下拉之前：手机上折行时，人先读到问候、工作台与购物车。',
      },
      bad: {
        shows: (
          <TopBar label="快捷入口（避免）">
            {phone}
            {sites}
            <TopBar.Action onClick={() => {}}>导出本页订单</TopBar.Action>
            <TopBar.Cart href="/shop/cart" count={7} />
            <TopBar.Greeting nickname="周雨桐" />
          </TopBar>
        ),
        because: '下拉挡在前面，还混进了只属于这一页的操作；问候与退出被挤到最后。',
      },
    },
    {
      good: {
        shows: <TopBar label="购物车（推荐）"><TopBar.Cart href="/shop/cart" count={128} /></TopBar>,
        because: '把真实的 `count` 交给它：眼睛看到 99+，读屏软件读出 128。',
      },
      bad: {
        shows: <TopBar label="购物车（避免）"><TopBar.Link href="/shop/cart">购物车（128件！）</TopBar.Link></TopBar>,
        because: '自己拼出来的数字没有位数上限，也没有朱砂角标，别处的购物车却有。',
      },
    },
    {
      good: {
        shows: <QrPanel src={sampleQr} alt="小程序二维码" caption="小程序" description="微信扫码打开" />,
        because: '二维码的 `alt` 说出它通往哪里，旁边的字说出用什么打开。',
      },
      bad: {
        shows: <QrPanel src={sampleQr} alt="图片" caption="扫一扫" />,
        because: '「图片」「扫一扫」都没有说扫了会到哪里，扫不了码的人也无从得知。',
      },
    },
  ],
  maturity: 'stable',
}
