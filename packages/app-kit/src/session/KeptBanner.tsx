import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { BannerLayer } from './KeptBanner.styles.ts'

/** Over a page that is kept after 取消: it can be read, and saved after another login. */
export const KeptBanner = ({ onAsk }: { readonly onAsk: () => void }) => (
  <BannerLayer>
    <Alert
      tone="warning"
      action={
        <Button variant="text" onClick={onAsk}>
          重新登录
        </Button>
      }
    >
      登录已过期，此页内容已保留，重新登录后可继续。
    </Alert>
  </BannerLayer>
)
