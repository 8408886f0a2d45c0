import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { enter } from '../testing/mouse.ts'
import { parkMouse } from '../testing/pointer.ts'
import { sampleTree } from '../testing/samples/category-nav.ts'
import { MallThemeProvider } from '../theme/index.ts'
import { CategoryNav } from './CategoryNav.tsx'
import type { CategoryNavProps } from './CategoryNav.tsx'
import { groupCategories } from './group-categories.ts'

const rows = groupCategories(sampleTree, 15)
const nav = (props: Partial<CategoryNavProps>) => (
  <MallThemeProvider>
    <CategoryNav label="商品分类" rows={rows} openDelay={0} {...props} />
  </MallThemeProvider>
)
const panel = (at: number) => document.querySelectorAll('[data-nav-panel]')[at] ?? document.body
const links = (at: number) => [...panel(at).querySelectorAll('a')]
const row = (at: number) => panel(at).closest('li') ?? document.body

const hydrate = async (props: Partial<CategoryNavProps> = {}) => {
  await parkMouse()
  const drawn = await render(nav(props))
  const panels = [...document.querySelectorAll('[data-nav-panel]')].map(({ innerHTML }) => innerHTML)
  await drawn.unmount()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(nav(props))
  // Here there is a document, and so no server: its panels are empty where those of a server are not.
  panels.forEach((html, at) => {
    panel(at).innerHTML = html
  })
  const served = links(0)
  const errors: unknown[] = []
  const root = hydrateRoot(container, nav(props), { onRecoverableError: (error) => errors.push(error) })
  onTestFinished(() => {
    root.unmount()
    container.remove()
    expect(errors).toEqual([])
  })
  await expect.poll(() => isReacts(row(0))).toBe(true)
  return { served, show: (others: Partial<CategoryNavProps>) => root.render(nav({ ...props, ...others })) }
}

/** Whether React has rendered or hydrated an element. */
const isReacts = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactFiber'))

test('the links of a closed panel stay as the server sent them, and nothing of them is hydrated', async () => {
  const { served } = await hydrate()
  expect(served.length).toBeGreaterThan(100)
  expect(links(0)[0]).toBe(served[0])
  expect(links(0).some(isReacts)).toBe(false)
})

test('the panel of a row becomes React’s when the pointer comes to it, the others stay', async () => {
  const { served } = await hydrate()
  const before = links(0).map((link) => [link.textContent, link.getAttribute('href')])
  enter(row(0))
  await expect.poll(() => row(0).dataset.state).toBe('open')
  expect(links(0).every(isReacts)).toBe(true)
  expect(links(0)[0]).not.toBe(served[0])
  expect(links(0).map((link) => [link.textContent, link.getAttribute('href')])).toEqual(before)
  expect(links(1).some(isReacts)).toBe(false)
})

test('and when the focus comes to it', async () => {
  await hydrate()
  row(1).querySelector('button')?.focus()
  await expect.poll(() => links(1).every(isReacts)).toBe(true)
})

test('a row that is open from the first is hydrated whole', async () => {
  const { served } = await hydrate({ defaultOpenRow: rows[0]?.id })
  expect(links(0)[0]).toBe(served[0])
  await expect.poll(() => links(0).every(isReacts)).toBe(true)
})

test('other rows are shown at once, as after a login', async () => {
  const { show } = await hydrate()
  const own = groupCategories(sampleTree.map((first) => ({ ...first, Category2List: first.Category2List?.slice(0, 1) })), 15)
  show({ rows: own })
  await expect.poll(() => links(0).length).toBe((own[0]?.categories ?? []).length * 12)
})
