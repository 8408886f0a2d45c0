import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'
import { Button } from '@mall/ui/button'
import type { ComponentType } from 'react'
import { useMayPurchase } from '../../queries/use-may-purchase.ts'
import { href } from '../../site/routes.ts'

/** A screen that is only for ordering: a viewer who may not reads why there is nothing. */
export const forPurchasers = (Page: ComponentType): ComponentType =>
  function ForPurchasers() {
    if (useMayPurchase()) return <Page />
    return (
      <PageEmpty kind="forbidden" title="暂无权限，请联系企业管理员" action={<Button href={href('productList')}>浏览商品</Button>}>
        您的角色没有采购下单权限。
      </PageEmpty>
    )
  }
