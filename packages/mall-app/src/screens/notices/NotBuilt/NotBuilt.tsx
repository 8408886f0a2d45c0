import { Button } from '@mall/ui/button'
import { useNavigate } from 'react-router-dom'
import { PageEmpty } from '../../../components/page-empty/PageEmpty.tsx'
import { href } from '../../../lib/routes.ts'

/** A route of the mall whose screen does not exist yet: it says so. */
export const NotBuilt = () => {
  const navigate = useNavigate()
  return (
    <PageEmpty
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
    </PageEmpty>
  )
}
