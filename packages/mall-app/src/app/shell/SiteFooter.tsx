import { Footer } from '@mall/ui/footer'
import { siteConfig } from '../../lib/site-config.ts'

/** Footer of every layout (specification §1). What a site has not configured is left out, never invented. */
export function SiteFooter() {
  const { footerColumns, hotlines, promises, notices, copyright } = siteConfig
  return (
    <Footer
      columns={footerColumns}
      hotlines={hotlines}
      promises={promises}
      notices={notices.filter((notice) => notice.number !== '')}
      copyright={copyright}
    />
  )
}
