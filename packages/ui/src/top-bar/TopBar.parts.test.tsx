import { describeConformance } from '../testing/conformance.tsx'
import { TopBar } from './TopBar.tsx'

/** A part is a list item, whose list is missing in these tests. */
const alone = { withoutAxeRules: ['listitem'] }

describeConformance('TopBarGreeting', () => <TopBar.Greeting nickname="采购专员" />, alone)
describeConformance('TopBarLink', () => <TopBar.Link href="/userCenter/index">我的工作台</TopBar.Link>, alone)
describeConformance('TopBarAction', () => <TopBar.Action>切换旧版</TopBar.Action>, alone)
describeConformance('TopBarCart', () => <TopBar.Cart href="/shop/cart" count={7} />, alone)
describeConformance(
  'TopBarDropdown',
  () => (
    <TopBar.Dropdown label="网站导航" defaultOpen>
      <a href="#personal">个人商城</a>
    </TopBar.Dropdown>
  ),
  alone,
)
describeConformance('TopBarSection', () => (
  <TopBar.Section title="商城">
    <TopBar.Link href="#personal">个人商城</TopBar.Link>
  </TopBar.Section>
))
