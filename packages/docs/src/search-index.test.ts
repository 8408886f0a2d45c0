import { expect, test } from 'vitest'
import { createIndex, find, type Entry } from './search-index.ts'

const entry = (title: string, heading: string, text: string): Entry => ({ id: `${title}#${heading}`, address: `${title}.html`, title, heading, text })

const index = createIndex([
  entry('Button 按钮', '何时使用', '提交、保存、打开对话框：做一件事。'),
  entry('SearchBox 搜索框', 'Props', 'loadSuggestions returns suggestions for a trimmed query'),
  entry('UploadField 上传', 'Keyboard', 'Enter opens the picker'),
  entry('Servers', 'A mall for each request', 'In a module of a server it would be everybody’s'),
])
const titles = (query: string) => find(index, query).map(({ title }) => title)

test.each([
  ['按钮', 'Button 按钮'],
  ['对话框', 'Button 按钮'],
  ['搜索框', 'SearchBox 搜索框'],
  ['suggestions', 'SearchBox 搜索框'],
  ['searchbox', 'SearchBox 搜索框'],
  ['box', 'SearchBox 搜索框'],
  ['Suggesions', 'SearchBox 搜索框'],
  ['mall request', 'Servers'],
  ['upl', 'UploadField 上传'],
])('“%s” finds %s', (query, title) => {
  expect(titles(query)[0]).toBe(title)
})

test('what is nowhere is not found', () => {
  expect(titles('发票抬头')).toEqual([])
})
