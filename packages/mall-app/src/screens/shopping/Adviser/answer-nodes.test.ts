import { describe, expect, test } from 'vitest'
import type { ContentNode } from '@mall/api/contract'
import { answerNodes } from './answer-nodes.ts'

const linksOf = (nodes: readonly ContentNode[]): string[] => nodes.flatMap((node) => (typeof node === 'string' ? [] : [...(node.Href === undefined ? [] : [node.Href]), ...linksOf(node.Children)]))
const tagsOf = (nodes: readonly ContentNode[]): string[] => nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.Tag, ...tagsOf(node.Children)]))
const wordsOf = (nodes: readonly ContentNode[]): string => nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.Children))).join('')

const known = new Set(['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'strong', 'code', 'a'])

describe('what a model wrote', () => {
  test.each([
    '[a](https://evil.example)', '[a](//evil.example)', '[a](/\\evil.example)', '[a](\\\\evil.example)', '[a](javascript:alert(1))', '[a](JaVaScRiPt:alert(1))', '[a](data:text/html,x)', '[a](vbscript:x)', '[a](mailto:a@evil.example)',
    '<https://evil.example>', 'https://evil.example', 'www.evil.example', '[a]: https://evil.example\n\n[a]', '[a](<//evil.example>)', '[a](/%09/evil.example "x")\n[b](http:evil.example)', '<a href="https://evil.example">a</a>', '[a](&#106;avascript:alert(1))',
    '[a](/\t/evil.example)', '[a](/api/Account/Logout)', '[a](/files/x)', '[a](/../api/x)', '[![x](https://evil.example/p.png)](https://evil.example)', '![x](https://evil.example/p.png?d=1)', '[a](relative)', '[a](#x)', '[a](/好)',
  ])('%s leads nowhere', (text) => {
    for (const link of linksOf(answerNodes(text))) expect(new URL(link, 'https://mall.example').origin).toBe('https://mall.example')
    expect(linksOf(answerNodes(text)).filter((link) => /evil|api|files|script/.test(link) && !link.startsWith('/%09'))).toEqual([])
  })

  test.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg onload=alert(1)>', '<iframe src="//evil.example"></iframe>', '<style>*{display:none}</style>', '| a |\n|---|\n| <b onclick=x>b</b> |', '- [ ] <input autofocus onfocus=x>', '```html\n<script>\n```', '<!-- <img -->'])('%s is text', (text) => {
    const nodes = answerNodes(text)
    for (const tag of tagsOf(nodes)) expect(known).toContain(tag)
    expect(wordsOf(nodes)).toMatch(/[<]|script/)
  })

  test('pages of this site are linked, and the rest is drawn', () => {
    const nodes = answerNodes('## 退货\n\n见[退换货](/help/detail/1)，**15 天**内：\n\n1. 选订单\n2. 提交\n\n| 商品 | 数量 |\n|---|---|\n| 笔 | 2 |\n\n*轻* ~~划~~ `码`')
    expect(linksOf(nodes)).toEqual(['/help/detail/1'])
    expect(tagsOf(nodes)).toEqual(['h2', 'p', 'a', 'strong', 'ol', 'li', 'li', 'table', 'thead', 'tr', 'th', 'th', 'tbody', 'tr', 'td', 'td', 'p', 'code'])
    expect(wordsOf(nodes)).toContain('轻 划 码')
  })

  test('nothing is too deep or too long', () => {
    for (const text of ['>'.repeat(3000), '*'.repeat(12_000), '['.repeat(6000), '- '.repeat(2000), '|'.repeat(6000)]) expect(answerNodes(text.slice(0, 12_000))).toBeInstanceOf(Array)
  })
})
