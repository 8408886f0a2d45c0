import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { Inline } from '@mall/ui/stack'
import { Content } from '../../../components/content/Content.tsx'
import { ReadingPage } from '../../../components/content/ReadingPage.tsx'
import { page } from '../../../content/about/biz-custom.md'
import { href } from '../../../site/routes.ts'

/** `/about/BizCustom`: what the mall does for an enterprise, and how to begin. */
export const BizCustom = () => {
  return (
    <>
      <Breadcrumbs items={[{ label: '首页', href: href('home') }, { label: page.title }]} />
      <ReadingPage title={page.title}>
        <Content nodes={page.nodes} />
        <Inline gap={12}>
          <Button variant="primary" href={href('login')}>
            企业登录
          </Button>
          <Button href={`${href('help')}/9`}>查看商城手册</Button>
        </Inline>
      </ReadingPage>
    </>
  )
}
