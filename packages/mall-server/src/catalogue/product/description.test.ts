import { expect, it } from 'vitest'
import { renderDescription, safeDescription } from './description.ts'

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

it.each([
  ['## 双面不透\n\n75 克，**双面打印看不到背面**。', '<h3>双面不透</h3>\n<p>75 克，<strong>双面打印看不到背面</strong>。</p>'],
  ['# 一\n\n#### 二', '<h3>一</h3>\n<h4>二</h4>'],
  ['- 一箱 8 包\n- 可叠 6 层', '<ul>\n<li>一箱 8 包</li>\n<li>可叠 6 层</li>\n</ul>'],
  ['![白度](/pictures/1.svg)', '<p><img src="/pictures/1.svg" alt="白度" /></p>'],
  ['![白度](https://a.example/p.png)', '<p><img alt="白度" /></p>'],
  ['[链](javascript:alert(1))', '<p><a>链</a></p>'],
  ['<script>x()</script>', ''],
  ['<h3>亮点</h3><ul><li>耐用</li></ul>', '<h3>亮点</h3><ul><li>耐用</li></ul>'],
  ['', ''],
])('Markdown %j', (description, html) => {
  expect(renderDescription(description)).toBe(html)
})
