import { expect, it } from 'vitest'
import { safeDescription } from './description.ts'

it.each([
  ['<h3>亮点</h3><ul><li>耐用</li></ul>', '<h3>亮点</h3><ul><li>耐用</li></ul>'],
  ['<p onclick="x()">好</p>', '<p>好</p>'],
  ['<script>x()</script>文', '文'],
  ['<style>p{}</style>文', '文'],
  ['<a href="javascript:x()">链</a>', '<a>链</a>'],
  ['<a href="//evil.example">链</a>', '<a>链</a>'],
  ['<a href="/help/detail/1">链</a>', '<a href="/help/detail/1">链</a>'],
  ['<img src="https://a.example/p.png" alt="图">', '<img alt="图" />'],
  ['<img src="/pictures/1.svg">', '<img src="/pictures/1.svg" />'],
  ['<img src="data:text/html,x" onerror="x()">', '<img />'],
  ['<iframe src="https://a.example"></iframe>', ''],
  ['<p style="position:fixed">文</p>', '<p>文</p>'],
  ['<svg><a xlink:href="javascript:x()"></a></svg>', '<a></a>'],
])('%s', (html, safe) => {
  expect(safeDescription(html)).toBe(safe)
})
