import { Footer } from '@mall/ui/footer'
import { siteConfig } from '../../site/site-config.ts'

const isConfigured = ({ number }: { readonly number: string }): boolean => number !== ''

/** Footer of every layout (specification §1). What a site has not configured is left out, never invented. */
export const SiteFooter = () => {
  const { footerColumns, hotlines, promises, notices, copyright } = siteConfig
  return (
    <Footer
      columns={footerColumns}
      hotlines={hotlines}
      promises={promises}
      notices={[
        ...notices.filter(isConfigured).map(({ label, number, href }) => ({ label: `${label} ${number}`, href, external: true })),
        { label: copyright },
      ]}
    />
  )
}
