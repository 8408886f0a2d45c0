import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { page } from '../../../content/about/biz-custom.md'
import { usePublishedHelp } from '../../../queries/help.ts'
import { useSite } from '../../../site/site.ts'
import { BizCustomView } from './BizCustomView.tsx'

/** `/about/BizCustom`: what the mall does for an enterprise, and how to begin. */
export const BizCustom = () => {
  const { Hotlines, ServiceHref } = useSite()
  const { isLoggedIn } = useViewer()
  const pageOf = usePublishedHelp()
  return <BizCustomView page={pageOf('BizCustom', page)} hotlines={Hotlines} serviceHref={ServiceHref} isLoggedIn={isLoggedIn} />
}
