import { Button } from '@mall/ui/button'
import { PageEmpty } from '../page/PageEmpty.tsx'

/**
 * The page's own code could not be loaded. A browser may keep the failure of a script, so the way to try again is to load the page
 * again, at the same address. Uses only code that is loaded with the shell.
 */
export const UnloadedFailure = () => {
  return (
    <PageEmpty
      kind="error"
      title="页面加载失败"
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          重试
        </Button>
      }
    >
      网络不稳定或商城刚刚更新，请重试；地址会保留。
    </PageEmpty>
  )
}
