import type { Home } from '@mall/api/contract'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Link } from '@mall/ui/link'
import { targetHref } from '../../../site/target-href.ts'
import * as S from './Home.styles.ts'

/** 公告: what the mall announces. Nothing where there is none. */
export const Notices = ({ notices }: { readonly notices: Home['Notices'] }) => {
  if (notices.length === 0) return null
  return (
    <S.Notices aria-label="商城公告">
      <h2>公告</h2>
      <ul>
        {notices.map((notice) => (
          <li key={notice.Id}>
            <Link href={targetHref(notice.Target)} title={notice.Title}>
              {notice.Title}
            </Link>
            <time dateTime={notice.PublishedAt}>{formatDay(notice.PublishedAt).slice(5)}</time>
          </li>
        ))}
      </ul>
    </S.Notices>
  )
}
