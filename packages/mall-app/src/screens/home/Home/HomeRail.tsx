import type { Home } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Link } from '@mall/ui/link'
import { formatDay } from '../../../lib/format.ts'
import { href } from '../../../lib/routes.ts'
import { targetHref } from '../../../lib/target-href.ts'
import * as S from './Home.styles.ts'

interface HomeRailProps {
  readonly nickname?: string | undefined
  readonly enterpriseName?: string | undefined
  readonly loginHref?: string | undefined
  readonly todos: Home['Todos']
  readonly notices: Home['Notices']
}

/** Beside the banner: the way in for a visitor, 待办 for a user, and what the mall announces. */
export const HomeRail = ({ nickname, enterpriseName, loginHref, todos, notices }: HomeRailProps) => {
  return (
    <S.Rail>
      {loginHref === undefined ? (
        <section aria-label="我的待办">
          <S.Hello>
            <strong>{nickname}</strong>
            <span>{enterpriseName}</span>
          </S.Hello>
          <S.Todos>
            {todos.map(({ Name, Count, Target }) => (
              <li key={Name}>
                <Link href={targetHref(Target)}>
                  <b>{Count}</b>
                  {Name}
                </Link>
              </li>
            ))}
          </S.Todos>
          <Button block href={href('orders')}>
            我的订单
          </Button>
        </section>
      ) : (
        <section aria-label="登录" data-viewer="visitor">
          <S.Hello>
            <strong>欢迎来到商城</strong>
            <span>登录后查看贵司协议价与采购目录</span>
          </S.Hello>
          <Button variant="primary" block href={loginHref}>
            登录
          </Button>
        </section>
      )}
      {notices.length > 0 ? (
        <S.Notices aria-label="商城公告">
          <h2>公告</h2>
          <ul>
            {notices.slice(0, 5).map((notice) => (
              <li key={notice.Id}>
                <Link href={targetHref(notice.Target)} title={notice.Title}>
                  {notice.Title}
                </Link>
                <time dateTime={notice.PublishedAt}>{formatDay(notice.PublishedAt).slice(5)}</time>
              </li>
            ))}
          </ul>
        </S.Notices>
      ) : null}
    </S.Rail>
  )
}
