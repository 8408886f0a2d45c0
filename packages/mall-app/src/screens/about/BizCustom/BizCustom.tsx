import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { Content } from '../../../components/content/Content.tsx'
import { page } from '../../../content/about/biz-custom.md'
import { href } from '../../../lib/routes.ts'
import { Sheet, SheetActions, SheetTitle } from '../../../components/content/Sheet.styles.ts'

/** `/about/BizCustom`: what the mall does for an enterprise, and how one begins. */
export const BizCustom = () => {
  return (
    <>
      <Breadcrumbs items={[{ label: '首页', href: href('home') }, { label: page.title }]} />
      <Sheet>
        <SheetTitle>{page.title}</SheetTitle>
        <Content nodes={page.nodes} />
        <SheetActions>
          <Button variant="primary" href={href('login')}>
            企业登录
          </Button>
          <Button href={`${href('help')}/9`}>查看商城手册</Button>
        </SheetActions>
      </Sheet>
    </>
  )
}
