import { Button } from '@mall/ui/button'
import { PageEmpty } from '../page/PageEmpty.tsx'

interface UnloadedFailureProps {
  /** A new release has taken the place of the one that the page runs. */
  readonly isReplaced?: boolean
}

/**
 * The page's own code could not be loaded. A browser may keep the failure of a script, so the way to try again is to load the page
 * again, at the same address. Uses only code that is loaded with the shell.
 */
export const UnloadedFailure = ({ isReplaced = false }: UnloadedFailureProps) => {
  return (
    <PageEmpty
      kind="error"
      title={isReplaced ? '商城已更新' : '页面加载失败'}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          {isReplaced ? '刷新' : '重试'}
        </Button>
      }
    >
      {isReplaced ? '请刷新页面后继续；地址会保留。' : '网络不稳定或商城刚刚更新，请重试；地址会保留。'}
    </PageEmpty>
  )
}
