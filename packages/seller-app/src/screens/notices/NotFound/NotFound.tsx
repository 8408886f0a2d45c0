import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'
import { Button } from '@mall/ui/button'
import { href } from '../../../site/routes.ts'

/** No such address in this app. */
export const NotFound = () => (
  <PageEmpty
    kind="search"
    title="页面不存在"
    action={
      <Button variant="primary" href={href('today')}>
        返回商家后台
      </Button>
    }
  >
    地址可能有误，或页面已被移除。
  </PageEmpty>
)
