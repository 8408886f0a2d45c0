import { Footer } from '@mall/ui/footer'
import { useSite } from '../../site/site.ts'

/** Footer of every layout (specification §1). What a site has not configured is left out, never invented. */
export const SiteFooter = () => {
  const { FooterColumns, Hotlines, Promises, Notices, Copyright } = useSite()
  return (
    <Footer
      columns={FooterColumns.map(({ Title, Links }) => ({ title: Title, links: Links.map(({ Label, Href }) => ({ label: Label, href: Href })) }))}
      hotlines={Hotlines.map(({ Label, Number, Hours }) => ({ label: Label, number: Number, hours: Hours }))}
      promises={Promises.map(({ Title, Text }) => ({ title: Title, text: Text }))}
      notices={[...Notices.map(({ Label, Number, Href }) => ({ label: `${Label} ${Number}`, href: Href, external: true })), { label: Copyright }]}
    />
  )
}
