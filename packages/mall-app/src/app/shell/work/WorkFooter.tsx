import { Link } from '@mall/ui/link'
import { href } from '../../../site/routes.ts'
import { siteConfig } from '../../../site/site-config.ts'
import * as S from './WorkFooter.styles.ts'

/** The footer of the user centre in one line: help, service, registrations and hours (specification §1). */
export const WorkFooter = () => {
  const { copyright, footerColumns, hotlines, notices, serviceHref } = siteConfig
  return (
    <S.Footer>
      <span>{copyright}</span>
      <Link href={href('help')}>帮助中心</Link>
      {footerColumns.flatMap(({ links }) =>
        links.slice(0, 1).map((link) => (
          <Link key={link.label} href={link.href} data-wide-only="">
            {link.label}
          </Link>
        )),
      )}
      {serviceHref ? <Link href={serviceHref}>在线客服</Link> : null}
      {notices.map(({ label, number, href: address }) =>
        number ? (
          <a key={label} href={address} target="_blank" rel="noreferrer">
            {label} {number}
          </a>
        ) : null,
      )}
      <S.Hotlines>
        {hotlines.map(({ label, number, hours }) => (
          <span key={label}>
            {label} {number ? <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a> : hours}
          </span>
        ))}
      </S.Hotlines>
    </S.Footer>
  )
}
