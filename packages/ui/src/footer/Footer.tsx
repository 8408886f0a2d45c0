'use client'

import { Fragment, type ComponentPropsWithRef } from 'react'
import { useMediaQuery } from '../hooks/use-media-query.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Link } from '../link/index.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { mediaQueries } from '../theme/media.ts'
import * as S from './Footer.styles.ts'

/** A link of the footer, or plain text without an address. */
export interface FooterLink {
  readonly label: string
  readonly href?: string | undefined
  /** The link is external and opens in a new tab. */
  readonly external?: boolean | undefined
}

/** A titled list of links. */
export interface FooterColumn {
  readonly title: string
  readonly links: readonly FooterLink[]
}

/** A phone number and its service hours. */
export interface FooterHotline {
  readonly label: string
  /** Without a number that can be called the hotline does not show. */
  readonly number?: string | undefined
  readonly hours?: string | undefined
}

/** A short service promise. */
export interface FooterPromise {
  readonly title: string
  readonly text: string
}

/** Props of {@link Footer}; all other props are passed to the `<footer>`. */
export interface FooterProps extends ComponentPropsWithRef<'footer'> {
  columns: readonly FooterColumn[]
  hotlines?: readonly FooterHotline[] | undefined
  promises?: readonly FooterPromise[] | undefined
  /** Licences, registrations and the copyright line, in order. */
  notices?: readonly FooterLink[] | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'band' | 'column' | 'columns' | 'hotline' | 'hotline-name' | 'hotlines' | 'hours' | 'item' | 'link' | 'links' | 'notice' | 'notices' | 'number' | 'promise' | 'promise-title' | 'promises' | 'title'> | undefined
}

/**
 * The footer of every page: service promises, help links, hotlines and notices, all passed by the site. On a phone a column of links is
 * folded under its title; a page without scripts has them all open.
 */
export const Footer = withRef(function Footer({ columns, hotlines, promises, notices, classNames, ...rest }: FooterProps) {
  const part = partsOf(classNames)
  const folds = useMediaQuery(mediaQueries.phone)
  const reachable = (hotlines ?? []).filter(({ number }) => number)
  return (
    <S.Root data-part="footer" {...rest}>
      {promises?.length ? (
        <S.Band {...part('band')}>
          <S.Promises {...part('promises')}>
            {promises.map(({ title, text }) => (
              <li key={title} {...part('promise')}>
                <strong {...part('promise-title')}>{title}</strong>
                {text}
              </li>
            ))}
          </S.Promises>
        </S.Band>
      ) : null}
      <S.Band {...part('band')}>
        <S.Columns {...part('columns')}>
          {columns.map((column) => (
            <Column key={column.title} column={column} folds={folds} classNames={classNames} />
          ))}
          {reachable.length > 0 ? (
            <S.Hotlines {...part('hotlines')}>
              {reachable.map(({ label, number = '', hours }) => (
                <div key={label} {...part('hotline')}>
                  <dt {...part('hotline-name')}>{label}</dt>
                  <dd {...part('number')}>
                    <a {...part('link')} href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>
                  </dd>
                  {hours ? <dd {...part('hours')}>{hours}</dd> : null}
                </div>
              ))}
            </S.Hotlines>
          ) : null}
        </S.Columns>
      </S.Band>
      {notices?.length ? (
        <S.Band {...part('band')}>
          <S.Notices {...part('notices')}>
            {notices.map((notice) => (
              <li key={notice.label} {...part('notice')}>
                <FooterAnchor link={notice} classNames={classNames} />
              </li>
            ))}
          </S.Notices>
        </S.Band>
      ) : null}
    </S.Root>
  )
})

interface ColumnProps {
  column: FooterColumn
  folds: boolean
  classNames: FooterProps['classNames']
}

const Column = ({ column: { title, links }, folds, classNames }: ColumnProps) => {
  const part = partsOf(classNames)
  const Head = folds ? 'summary' : Fragment
  return (
    <S.Column as={folds ? 'details' : 'div'} {...part('column')}>
      <Head>
        <h2 {...part('title')}>{title}</h2>
      </Head>
      <LinkList links={links} classNames={classNames} />
    </S.Column>
  )
}

const LinkList = ({ links, classNames }: { links: readonly FooterLink[]; classNames: FooterProps['classNames'] }) => {
  const part = partsOf(classNames)
  return (
    <ul {...part('links')}>
      {links.map((link) => (
        <li key={link.label} {...part('item')}>
          <FooterAnchor link={link} classNames={classNames} />
        </li>
      ))}
    </ul>
  )
}

const FooterAnchor = ({ link: { label, href, external }, classNames }: { link: FooterLink; classNames: FooterProps['classNames'] }) => {
  const part = partsOf(classNames)
  if (!href) return label
  return external ? (
    <a {...part('link')} href={href} target="_blank" rel="noreferrer">
      {label}
    </a>
  ) : (
    <Link {...part('link')} href={href}>{label}</Link>
  )
}
