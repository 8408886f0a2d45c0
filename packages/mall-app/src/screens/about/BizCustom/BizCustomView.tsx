import type { SiteConfig } from '@mall/api/contract'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { Link } from '@mall/ui/link'
import { Inline } from '@mall/ui/stack'
import { Content } from '@mall/app-kit/content/Content.tsx'
import { sectionsOf } from '../../../components/content/sections-of.ts'
import { textOf, type ContentPage } from '@mall/app-kit/content/content-page.ts'
import { href } from '../../../site/routes.ts'
import * as S from './BizCustom.styles.ts'

interface BizCustomViewProps {
  readonly page: ContentPage
  /** Who can be called, and where somebody writes back; empty: nothing is configured, and nothing is offered. */
  readonly hotlines: SiteConfig['Hotlines']
  readonly serviceHref: string
  readonly isLoggedIn: boolean
}

const dialled = (number: string): string => `tel:${number.replaceAll(/[^\d+]/g, '')}`

/** What the mall does for an enterprise, how it begins, and whom to ask. */
export const BizCustomView = ({ page, hotlines, serviceHref, isLoggedIn }: BizCustomViewProps) => {
  const { lead, sections } = sectionsOf(page.nodes)
  return (
    <>
      <Breadcrumbs items={[{ label: '首页', href: href('home') }, { label: page.title }]} />
      <S.Paper forwardedAs="article">
        <S.Head>
          <div>
            <h1>{page.title}</h1>
            <p>{textOf(lead)}</p>
          </div>
          <Inline gap={12}>
            {isLoggedIn ? (
              <Button variant="primary" href={href('productList')}>
                看企业目录
              </Button>
            ) : (
              <Button variant="primary" href={href('login')}>
                企业登录
              </Button>
            )}
            <Button href={`${href('help')}/9`}>查看商城手册</Button>
          </Inline>
        </S.Head>
        {sections.map(({ heading, nodes }) => (
          // Two sections may have the same heading.
          <S.Part key={`${heading} ${textOf(nodes)}`} aria-label={heading}>
            <h2>{heading}</h2>
            <Content nodes={nodes} />
          </S.Part>
        ))}
        {hotlines.length > 0 || serviceHref !== '' ? (
          <S.Part aria-label="联系我们">
            <h2>联系我们</h2>
            <S.Contacts>
              {hotlines.map(({ Label, Number, Hours }) => (
                <li key={Label}>
                  {Label}
                  <a href={dialled(Number)}>{Number}</a>
                  <small>{Hours}</small>
                </li>
              ))}
              {serviceHref === '' ? null : (
                <li>
                  在线客服
                  <Link href={serviceHref}>发起咨询</Link>
                </li>
              )}
            </S.Contacts>
          </S.Part>
        ) : null}
      </S.Paper>
    </>
  )
}
