import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { useNavigate } from 'react-router-dom'
import { href } from '../../../lib/routes.ts'

/** A route of the mall whose screen does not exist yet: it says so. */
export function NotBuilt() {
  const navigate = useNavigate()
  return (
    <Empty
      title="该功能尚未开放"
      action={
        <>
          <Button variant="primary" href={href('home')}>
            返回首页
          </Button>
          <Button onClick={() => void navigate(-1)}>返回上一页</Button>
        </>
      }
    >
      页面正在建设中，开放后可从同一地址访问。
    </Empty>
  )
}
