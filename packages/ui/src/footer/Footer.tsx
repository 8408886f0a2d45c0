'use client'

import type { ComponentPropsWithRef } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Link } from '../link/index.ts'
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
  /** Optional: without a number only the hours show. */
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
  /** Licences, registrations and the copyright line, in order (specification §1). */
  notices?: readonly FooterLink[] | undefined
}

/** The footer of every page: service promises, help links, hotlines and notices, all passed by the site. */
export const Footer = withRef(function Footer({ columns, hotlines, promises, notices, ...rest }: FooterProps) {
  return (
    <S.Root {...rest}>
      {promises?.length ? (
        <S.Band>
          <S.Promises>
            {promises.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                {text}
              </li>
            ))}
          </S.Promises>
        </S.Band>
      ) : null}
      <S.Band>
        <S.Columns>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <LinkList links={links} />
            </div>
          ))}
          {hotlines?.length ? (
            <S.Hotlines>
              {hotlines.map(({ label, number, hours }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  {number ? (
                    <dd>
                      <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>
                    </dd>
                  ) : null}
                  {hours ? <dd>{hours}</dd> : null}
                </div>
              ))}
            </S.Hotlines>
          ) : null}
        </S.Columns>
      </S.Band>
      {notices?.length ? (
        <S.Band>
          <S.Notices>
            {notices.map((notice) => (
              <li key={notice.label}>
                <FooterAnchor link={notice} />
              </li>
            ))}
          </S.Notices>
        </S.Band>
      ) : null}
    </S.Root>
  )
})

const LinkList = ({ links }: { links: readonly FooterLink[] }) => (
  <ul>
    {links.map((link) => (
      <li key={link.label}>
        <FooterAnchor link={link} />
      </li>
    ))}
  </ul>
)

const FooterAnchor = ({ link: { label, href, external } }: { link: FooterLink }) => {
  if (!href) return label
  return external ? (
    <a href={href} target="_blank" rel="noreferrer">
      {label}
    </a>
  ) : (
    <Link href={href}>{label}</Link>
  )
}
