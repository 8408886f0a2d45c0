import { dirname, join, relative } from 'node:path'
import { Marked, type RendererObject, type Tokens } from 'marked'

/** A part of a page under a heading of its own, for the search. */
export interface PageSection {
  readonly id: string
  readonly heading: string
  readonly text: string
}

/** A document as HTML. */
export interface Rendered {
  readonly title: string
  readonly html: string
  readonly sections: readonly PageSection[]
}

/** The fragment of a heading, as forges make it. */
const slugOf = (heading: string): string => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').trim().replaceAll(/\s/g, '-')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const plain = (html: string): string =>
  html.replaceAll(/<[^>]+>/g, ' ').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim()

interface Site {
  /** Where the document is, from the root of the project. */
  readonly source: string
  /** The address of its page. */
  readonly address: string
  /** The addresses of all pages by their documents. */
  readonly addresses: ReadonlyMap<string, string>
  readonly exists: (path: string) => boolean
  /** What stands behind an example; '' for nothing. */
  readonly afterCode: (at: number) => string
}

/** The address of a link on a page; null where it leads to a file that is no page, and so stays text. Throws when there is no such file. */
const addressOf = (href: string, { source, address, addresses, exists }: Site): string | null => {
  if (/^(?:https?:|#)/.test(href)) return href
  const [path = '', fragment] = href.split('#')
  const target = join(dirname(source), path)
  const page = addresses.get(target) ?? addresses.get(join(target, 'README.md'))
  if (page === undefined) {
    if (exists(target)) return null
    throw new Error(`${source} links to ${href}, which is not there`)
  }
  return `${relative(dirname(address), page)}${fragment === undefined ? '' : `#${fragment}`}`
}

const rendererOf = (site: Site): RendererObject => {
  const ids = new Map<string, number>()
  let examples = 0
  return {
    heading({ tokens, depth, text }: Tokens.Heading) {
      const slug = slugOf(text.replaceAll(/[`*]/g, ''))
      const seen = ids.get(slug) ?? 0
      ids.set(slug, seen + 1)
      return `<h${depth} id="${seen === 0 ? slug : `${slug}-${seen}`}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    // A box that scrolls can be reached by the keyboard.
    code: ({ text }: Tokens.Code) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n${site.afterCode(examples++)}`,
    link({ href, tokens }: Tokens.Link) {
      const address = addressOf(href, site)
      const words = this.parser.parseInline(tokens)
      return address === null ? words : `<a href="${escaped(address)}">${words}</a>`
    },
    table({ header, rows }: Tokens.Table) {
      const cell = (tag: string, { tokens }: Tokens.TableCell) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`
      const head = header.map((one) => cell(one.tokens.length > 0 ? 'th' : 'td', one)).join('')
      return `<div class="wide" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((one) => cell('td', one)).join('')}</tr>`).join('')}</tbody></table></div>\n`
    },
  }
}

const sectionsOf = (html: string): readonly PageSection[] =>
  html.split(/(?=<h[1-3] id=)/).flatMap((part) => {
    const [, id = '', heading = ''] = /^<h[1-3] id="([^"]*)">(.*?)<\/h[1-3]>/s.exec(part) ?? []
    const text = plain(part.replace(/^<h[1-3].*?<\/h[1-3]>/s, ''))
    return heading === '' && text === '' ? [] : [{ id, heading: plain(heading), text }]
  })

/** Renders a document of a package as the content of a page. */
export const renderMarkdown = (markdown: string, site: Site): Rendered => {
  const marked = new Marked({ renderer: rendererOf(site) })
  const html = marked.parse(markdown.replaceAll(/<!--.*?-->\n?/gs, ''), { async: false })
  const sections = sectionsOf(html)
  return { title: sections[0]?.heading ?? '', html, sections }
}
