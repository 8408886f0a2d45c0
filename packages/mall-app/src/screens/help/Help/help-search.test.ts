import type { Screen } from '@mall/app-kit/screens/define-screen.ts'
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { compilePage } from '../../../../markdown.ts'
import { helpNumberOf, helpPageCount } from '../../../site/help-address.ts'
import { href, routes } from '../../../site/routes.ts'
import type { ContentNode } from '@mall/api/contract'
import { textOf } from '@mall/app-kit/content/content-page.ts'
import { searchHelp, wordsOf } from './help-search.ts'

const folder = new URL('../../../content/help/', import.meta.url)
const pages = readdirSync(folder).toSorted().map((file) => compilePage(readFileSync(new URL(file, folder), 'utf8')))
const about = ['biz-custom', 'kpinfo'].map((name) => compilePage(readFileSync(new URL(`../../../content/about/${name}.md`, import.meta.url), 'utf8')))

describe('help, specification §2', () => {
  it('has pages 1 to 15 in the order of the specification', () => {
    expect(pages).toHaveLength(helpPageCount)
    expect(pages.map(({ title }) => title)).toEqual([
      '退换货', '取消订单', '营销活动', '定制服务', '渠道网络', '公司转账', '货到付款', '在线支付',
      '商城手册', '授权证书', '常见问题', '购物流程', '配送服务', '商品签收', '全国网络',
    ])
  })

  it.each(pages.map((page) => [page.title, page] as const))('%s says enough to act on', (_, page) => {
    expect(textOf(page.nodes).length).toBeGreaterThan(200)
  })

  it('links only to addresses of the mall', () => {
    const linksOf = (nodes: readonly ContentNode[]): string[] =>
      nodes.flatMap((node) => (typeof node === 'string' ? [] : [...(node.Href === undefined ? [] : [node.Href]), ...linksOf(node.Children)]))
    const known = new Set([
      ...Object.values(routes).flatMap((screen: Screen) => screen.paths),
      ...pages.map((_, at) => `${href('help')}/${at + 1}`),
    ])
    expect([...pages, ...about].flatMap(({ nodes }) => linksOf(nodes)).filter((link) => !known.has(link))).toEqual([])
  })
})

test.each([
  ['1', 1], ['15', 15], ['16', null], ['0', null], ['01', null], ['', null], ['1/2', null], ['-1', null], ['一', null],
])('/help/detail/%s is page %s', (path, number) => {
  expect(helpNumberOf(path)).toBe(number)
})

describe('search in the help', () => {
  it('puts pages with the words in their title first', () => {
    expect(searchHelp(pages, '签收')[0]?.title).toBe('商品签收')
    expect(searchHelp(pages, '在线支付').map(({ title }) => title).slice(0, 1)).toEqual(['在线支付'])
  })

  it('shows where a page says it', () => {
    const hit = searchHelp(pages, '¥99').find(({ title }) => title === '配送服务')
    expect(hit?.excerpt).toContain('¥99')
  })

  it('wants every word', () => {
    const found = searchHelp(pages, '发票 红冲').map(({ title }) => title)
    expect(found).toEqual(['常见问题'])
    expect(searchHelp(pages, '发票 不存在的词')).toEqual([])
  })

  it('finds nothing for nothing', () => {
    expect(searchHelp(pages, '  ')).toEqual([])
    expect(wordsOf(' a  b a ')).toEqual(['a', 'b'])
  })

  it('takes any text', () => {
    fc.assert(fc.property(fc.string(), (query) => void searchHelp(pages, query)))
  })
})
