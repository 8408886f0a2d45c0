import { expect, test } from 'vitest'
import { screenMatrix, storiesOfAll } from './screen-matrix.ts'

const rows = screenMatrix()

test.each(rows.filter(({ built }) => built))('the screen $id has the stories it owes', ({ missing }) => {
  expect(missing).toEqual([])
})

test('stories of a screen belong to a registered one, or to all of them', () => {
  const titles = storiesOfAll().map(({ title }) => title)
  expect(titles.filter((title) => title.startsWith('Screens/')).toSorted()).toEqual(['Screens/以客户身份查看的横幅 Banner of a view', 'Screens/全局提示 Prompts', 'Screens/布局 Layouts', 'Screens/提示页 Notices', 'Screens/空状态图 Drawings', 'Screens/重新登录 Kept page'])
})
