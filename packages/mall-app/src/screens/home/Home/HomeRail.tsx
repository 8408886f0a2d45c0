import type { Home } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Notices } from './Notices.tsx'
import * as S from './Home.styles.ts'

interface HomeRailProps {
  readonly loginHref: string
  readonly notices: Home['Notices']
}

/** Beside the banner of a visitor: the way in, and what the mall announces. */
export const HomeRail = ({ loginHref, notices }: HomeRailProps) => {
  return (
    <S.Rail>
      <section aria-label="登录" data-viewer="visitor">
        <S.Hello>
          <strong>登录后看贵司协议价</strong>
          <span>采购目录、预算与审批都在登录之后</span>
        </S.Hello>
        <Button variant="primary" block href={loginHref}>
          登录
        </Button>
      </section>
      <Notices notices={notices.slice(0, 2)} />
    </S.Rail>
  )
}
