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
    ['>'.repeat(9), '第 1 行：列表和引用最多嵌套 8 层'],
    ['a'.repeat(5001), '第 1 行：一行最多 5000 个字'],
  ])('%s is refused with its line', (source, problem) => {
    expect(problemOf(source)).toBe(problem)
  })

  test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example', '/\\evil.example', 'relative', '#x', '&#106;avascript:alert(1)'])('a link to %s is refused', (address) => {
    expect(problemOf(`[a](<${address}>)`)).toMatch(/^第 1 行：链接“/)
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
})
