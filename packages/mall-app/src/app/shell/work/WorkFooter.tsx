import * as S from '@mall/app-kit/shell/WorkFooter.styles.ts'
import { Link } from '@mall/ui/link'
import { href } from '../../../site/routes.ts'
import { useSite } from '../../../site/site.ts'

/** The footer of the user centre in one line: help, service, registrations and hours (specification §1). */
export const WorkFooter = () => {
  const { Copyright, FooterColumns, Hotlines, Notices, ServiceHref } = useSite()
  return (
    <S.Footer>
      <span>{Copyright}</span>
      <Link href={href('help')}>帮助中心</Link>
      {FooterColumns.flatMap(({ Links }) =>
        Links.slice(0, 1).map(({ Label, Href }) => (
          <Link key={Label} href={Href} data-wide-only="">
            {Label}
          </Link>
        )),
      )}
      {ServiceHref ? <Link href={ServiceHref}>在线客服</Link> : null}
      {Notices.map(({ Label, Number, Href }) => (
        <a key={Label} href={Href} target="_blank" rel="noreferrer">
          {Label} {Number}
        </a>
      ))}
      <S.Hotlines>
        {Hotlines.map(({ Label, Number, Hours }) => (
          <span key={Label} title={Hours}>
            {Label} <a href={`tel:${Number.replace(/[^\d+]/g, '')}`}>{Number}</a>
          </span>
        ))}
      </S.Hotlines>
    </S.Footer>
  )
}
