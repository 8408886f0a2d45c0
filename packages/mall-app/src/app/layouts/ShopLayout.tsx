import { SkipLink } from '@mall/app-kit/shell/frame.styles.ts'
import { MainContent } from '@mall/app-kit/shell/MainContent.tsx'
import { Steps } from '@mall/ui/steps'
import { Outlet, useLocation } from 'react-router-dom'
import { routes } from '../../site/routes.ts'
import { SiteFooter } from '../shell/SiteFooter.tsx'
import { SiteHeader } from '../shell/SiteHeader.tsx'
import { TopStrip } from '../shell/TopStrip.tsx'
import { Page, StepsBar } from './layout.styles.ts'

const steps = [routes.cart, routes.submit, routes.submitState]

/** Three-step header: 1 我的购物车 2 填写核对订单 3 成功提交订单 (specification §2). */
export const ShopLayout = () => {
  const { pathname } = useLocation()
  const at = steps.findIndex(({ paths }) => paths[0] === pathname)
  // What else has this layout, the payment, follows a submission.
  const current = at === -1 ? steps.length - 1 : at
  return (
    <Page>
      <SkipLink href="#content">跳到主要内容</SkipLink>
      <TopStrip />
      <SiteHeader>
        <StepsBar>
          <Steps aria-label="下单步骤" current={current} layout="inline" items={steps.map(({ name }) => name)} />
        </StepsBar>
      </SiteHeader>
      <MainContent>
        <Outlet />
      </MainContent>
      <SiteFooter />
    </Page>
  )
}
