import { defaultSite } from '@mall/api/contract'
import { expect, test } from 'vitest'
import { pageWithSite, siteOfHtml } from './page-site.ts'

const template = '<!doctype html><html><head><title>文房商城</title></head><body><div id="root"></div></body></html>'

test('a page carries what its site changes, and nothing else of it', () => {
  const html = pageWithSite(template, { Slogan: '另一家' })
  expect(siteOfHtml(html)).toEqual({ ...defaultSite, Slogan: '另一家' })
  expect(html).toContain('<title>文房商城</title>')
  expect(html).not.toContain(defaultSite.Copyright)
})

test('a page without one is of the default site', () => {
  expect(siteOfHtml(template)).toEqual(defaultSite)
})

test.each(['</script><script>alert(1)</script>', '<!--<script>', '$& $1', '甲 & 乙 <i>'])('the name %j stays text', (Name) => {
  const html = pageWithSite(template, { Name })
  expect(siteOfHtml(html).Name).toBe(Name)
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toContain('<i>')
})

const built = '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />'
const photo = `/pictures/photo/${'a'.repeat(32)}/512x512/`

test.each([
  ['', '/favicon.svg" type="image/svg+xml"'],
  ['/pictures/icon.svg', '/pictures/icon.svg"'],
  [`${photo}512.webp#UklGR`, `${photo}320.webp"`],
  [`${photo.replace('512x512', '180x180')}180.webp#`, `${photo.replace('512x512', '180x180')}180.webp"`],
  ['/a"><script>', '/a&quot;>&lt;script>"'],
])('the icon %j of a site is the one of the tab', (Icon, href) => {
  const html = pageWithSite(template.replace('<title>', `${built}<title>`), { Icon })
  expect(html.match(/<link rel="icon"[^<]*<title>/)?.[0]).toBe(`<link rel="icon" href="${href} /><title>`)
})
