import { defaultSite, photoSources, type SiteConfig } from '@mall/api/contract'

const siteId = 'site'

const opening = `<script id="${siteId}" type="application/json">`
const closing = '</script>'

const textOf = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const attributeOf = (text: string): string => textOf(text).replaceAll('"', '&quot;')

/** A tab has room for few pixels: of a photo its narrowest version. */
const iconLink = (icon: string): string => `<link rel="icon" href="${attributeOf(photoSources(icon)?.webp.split(' ', 1)[0] ?? icon)}" />`

/** The page with what this site changes of the default: its title and its icon, and an element that no browser runs, so that the page's policy allows it. */
export const pageWithSite = (template: string, changes: Partial<SiteConfig>): string =>
  template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${textOf({ ...defaultSite, ...changes }.Name)}</title>`)
    .replace(/<link rel="icon"[^>]*>/, (built) => (changes.Icon ? iconLink(changes.Icon) : built))
    .replace('</head>', (end) => `${opening}${JSON.stringify(changes).replaceAll('<', String.raw`\u003c`)}${closing}${end}`)

const siteOf = (json: string | null | undefined): SiteConfig => (json ? { ...defaultSite, ...(JSON.parse(json) as Partial<SiteConfig>) } : defaultSite)

/** The site that the HTML of a page carries. */
export const siteOfHtml = (html: string): SiteConfig => siteOf(html.split(opening, 2)[1]?.split(closing, 1)[0])

/** The site that the page in the browser carries. */
export const siteOfDocument = (): SiteConfig => siteOf(document.getElementById(siteId)?.textContent)
