import { describe, expect, it, test } from 'vitest'
import type { ContentNode } from '@mall/api/contract'
import { compileBody, compilePage, MarkdownError } from './markdown.ts'

const problemOf = (source: string): string => {
  try {
    compileBody(source)
    return ''
  } catch (error) {
    if (error instanceof MarkdownError) return error.message
    throw error
  }
}

const wordsOf = (nodes: readonly ContentNode[]): string => nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.Children))).join('')

describe('what people wrote', () => {
  it('is drawn as elements', () => {
    expect(compileBody('## 说明\n\n见[配送](/help/detail/13)，**次日**送达。\n\n- 一\n- 二\n\n| 甲 |\n|---|\n| 乙 |')).toEqual([
      { Tag: 'h2', Children: ['说明'] },
      { Tag: 'p', Children: ['见', { Tag: 'a', Href: '/help/detail/13', Children: ['配送'] }, '，', { Tag: 'strong', Children: ['次日'] }, '送达。'] },
      { Tag: 'ul', Children: [{ Tag: 'li', Children: ['一'] }, { Tag: 'li', Children: ['二'] }] },
      { Tag: 'table', Children: [{ Tag: 'thead', Children: [{ Tag: 'tr', Children: [{ Tag: 'th', Children: ['甲'] }] }] }, { Tag: 'tbody', Children: [{ Tag: 'tr', Children: [{ Tag: 'td', Children: ['乙'] }] }] }] },
    ])
  })

  test.each([
    ['3~5天，大城市1~2天', '3~5天，大城市1~2天'], ['a@b.example', 'a@b.example'], ['a & b < c', 'a & b < c'], ['一  \n二', '一 二'],
  ])('%s stays words', (source, words) => {
    expect(wordsOf(compileBody(source))).toBe(words)
    expect(JSON.stringify(compileBody(source))).not.toContain('Href')
  })

  test.each([
    ['<script>alert(1)</script>', '第 1 行：页面不显示HTML'],
    ['一\n\n二 <b>三</b>', '第 3 行：页面不显示HTML'],
    ['一\n\n\n- 二\n- ![图](https://a.example/x.png)', '第 4 行：页面不显示图片'],
    ['| 甲 |\n|---|\n| <img src=x> |', '第 1 行：页面不显示HTML'],
    ['    四个空格', '第 1 行：页面不显示代码块（行首不要空四格）'],
    ['```\na\n```', '第 1 行：页面不显示代码块（行首不要空四格）'],
    ['# 一级', '第 1 行：小标题用 ## 或 ###'],
    ['一\n\n---', '第 3 行：页面不显示分隔线'],
    ['- [ ] 勾选', '第 1 行：页面不显示勾选框'],
    ['>'.repeat(6), '第 1 行：列表和引用最多嵌套 5 层'],
    ['a'.repeat(5001), '第 1 行：一行最多 5000 个字'],
    ['字\n'.repeat(1001), '最多 1000 行'],
    [`一\r\r${'>'.repeat(4900)}`, '第 3 行：列表和引用最多嵌套 5 层'],
    [Array.from({ length: 6 }, (_, at) => `${'  '.repeat(at)}- 层`).join('\n'), '第 1 行：列表和引用最多嵌套 5 层'],
    [`一\n\n${'*a '.repeat(6)}b${' a*'.repeat(6)}`, '第 3 行：重点最多嵌套 5 层'],
    [`一\n\n${'**a*\n'.repeat(80)}`, '第 3 行：一段里的 *、_、` 等记号和网址太多，请分成几段'],
    [`一\n\n${'!'.repeat(151)}`, '第 3 行：一段里的 *、_、` 等记号和网址太多，请分成几段'],
    ['>- '.repeat(3), '第 1 行：列表和引用最多嵌套 5 层'],
    ['>1. '.repeat(1200), '第 1 行：列表和引用最多嵌套 5 层'],
    [`一\n\n${'|甲'.repeat(21)}|\n${'|-'.repeat(21)}|`, '第 3 行：表格最多 20 列'],
    [`|${'甲|'.repeat(20)}\n|${'-|'.repeat(20)}\n${'|\n'.repeat(600)}`, '第 1 行：列表项和格子太多，请分成几页'],
    ['一\n\n[](/help/detail/1)', '第 3 行：链接要有文字'],
    ['一\n\n##', '第 3 行：小标题要有文字'],
  ])('%s is refused with its line', (source, problem) => {
    expect(problemOf(source)).toBe(problem)
  })

  test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example', '/\\evil.example', 'relative', '#x', '&#106;avascript:alert(1)'])('a link to %s is refused', (address) => {
    expect(problemOf(`[a](<${address}>)`)).toMatch(/^第 1 行：链接“/)
  })

  test.each([
    ['见https://a.example/help。然后付款', 'https://a.example/help', '见https://a.example/help。然后付款'],
    ['www.a.example，或来电', 'http://www.a.example', 'www.a.example，或来电'],
    ['（https://a.example/?x=1&y=2）', 'https://a.example/?x=1&y=2', '（https://a.example/?x=1&y=2）'],
  ])('%s links to its address and no further', (source, address, words) => {
    const nodes = compileBody(source)
    expect(wordsOf(nodes)).toBe(words)
    expect(JSON.stringify(nodes).match(/"Href":"[^"]*"/g)).toEqual([`"Href":"${address}"`])
  })

  it('is a tree not much larger than the text, whatever it is', () => {
    const wide = `${'|a'.repeat(1000)}|\n${'|-'.repeat(1000)}|\n${'|\n'.repeat(7000)}`
    for (const source of [wide, ...['|', '*', '**a*', '- ', '> ', '[', '`', '_a ', 'a~'].flatMap((piece) => [`${piece}\n`.repeat(20_000 / (piece.length + 1)), `${piece.repeat(4900 / piece.length)}\n`.repeat(4)])]) {
      let nodes: readonly ContentNode[] = []
      try {
        nodes = compileBody(source)
      } catch (error) {
        if (!(error instanceof MarkdownError)) throw error
      }
      expect(JSON.stringify(nodes).length).toBeLessThan(500_000)
    }
  })

  it('is compiled in no time, whatever it is', () => {
    for (const source of ['>'.repeat(5000), '*a_ '.repeat(1250), '['.repeat(5000), 'a.'.repeat(2499) + '@', '- '.repeat(2500), `${'> '.repeat(8)}a`]) expect(typeof problemOf(source)).toBe('string')
    expect(problemOf(Array.from({ length: 200 }, (_, at) => `${' '.repeat(at)}- a`).join('\n'))).toBeTypeOf('string')
  })
})

test('a page begins with its title', () => {
  expect(compilePage('# 题\n\n文')).toEqual({ title: '题', nodes: [{ Tag: 'p', Children: ['文'] }] })
  expect(() => compilePage('文')).toThrow('第 1 行：第一行写标题，以“# ”开头')
  expect(() => compilePage('# 题\n\n一\n\n<b>')).toThrow('第 5 行：页面不显示HTML')
  expect(compilePage('# **送货**与[退换](/help/detail/1)\n\n文').title).toBe('送货与退换')
  for (const source of ['#\n\n文', '一\n二\n===\n\n文']) expect(() => compilePage(source)).toThrow(/^第 1 行：第一行写标题/)
  expect(() => compilePage('# <b>题</b>\n\n文')).toThrow('第 1 行：页面不显示HTML')
})
