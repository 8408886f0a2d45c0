import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'
import { Button } from '@mall/ui/button'
import { href } from '../../../site/routes.ts'

/** No such address in the mall. */
export const NotFound = () => {
  return (
    <PageEmpty
      kind="search"
      title="页面不存在"
      action={
        <>
          <Button variant="primary" href={href('home')}>
            返回首页
          </Button>
          <Button href={href('productList')}>浏览全部商品</Button>
        </>
      }
    >
      地址可能有误，或页面已被移除。可以搜索商品，或从以下入口继续。
    </PageEmpty>
  )
}
