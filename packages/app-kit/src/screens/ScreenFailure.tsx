import { Button } from '@mall/ui/button'
import { PageEmpty } from '../page/PageEmpty.tsx'

/** A screen that could not be loaded or drawn. A reload fetches its parts again and keeps the address. */
export const ScreenFailure = ({ onRetry }: { readonly onRetry: () => void }) => {
  return (
    <PageEmpty
      kind="error"
      title="页面加载失败"
      action={
        <>
          <Button variant="primary" onClick={onRetry}>
            重试
          </Button>
          <Button onClick={() => location.reload()}>刷新页面</Button>
        </>
      }
    >
      请检查网络后重试；如仍无法打开，请刷新页面。
    </PageEmpty>
  )
}
