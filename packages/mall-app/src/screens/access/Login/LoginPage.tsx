import { Link } from '@mall/ui/link'
import { Text } from '@mall/ui/text'
import type { ReactNode } from 'react'
import { Wordmark } from '../../../components/wordmark/Wordmark.tsx'
import { helpHref, href } from '../../../site/routes.ts'
import { useSite } from '../../../site/site.ts'
import * as S from './LoginPage.styles.ts'
import study from './study.svg?no-inline'

interface LoginPageProps {
  readonly heading: ReactNode
  readonly children: ReactNode
}

/** The first of the hotlines, and the live service; nothing where the site has neither. */
const Contact = () => {
  const { Hotlines: [hotline], ServiceHref } = useSite()
  if (!hotline && !ServiceHref) return null
  const service = ServiceHref ? <Link href={ServiceHref}>在线客服</Link> : null
  return (
    <div>
      <dt>登录不上</dt>
      <dd>
        {hotline ? [`${hotline.Label} ${hotline.Number}`, hotline.Hours].filter(Boolean).join('，') : null}
        {hotline && service ? '，或' : null}
        {service}
      </dd>
    </div>
  )
}

/** The page of the login: the house's drawing, the form, and a contact for users who cannot log in. */
export const LoginPage = ({ heading, children }: LoginPageProps) => (
  <S.Page>
    <S.Head>
      <Link href={href('home')}>
        <Wordmark />
      </Link>
      <nav aria-label="帮助">
        <Link href={helpHref(9)}>商城手册</Link>
        <Link href={helpHref(11)}>常见问题</Link>
      </nav>
    </S.Head>
    <S.Desk>
      <img src={study} alt="" width={604} height={536} />
      <S.Form>
        <Text as="h1" size={24} strong>
          {heading}
        </Text>
        {children}
        <S.Help>
          <div>
            <dt>没有账号</dt>
            <dd>
              <p>
                请联系贵司管理员开通；企业入驻见<Link href={href('aboutBizCustom')}>企业定制</Link>
              </p>
            </dd>
          </div>
          <Contact />
        </S.Help>
      </S.Form>
    </S.Desk>
  </S.Page>
)
