import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadHoverIntent } from '../hooks/use-hover-intent.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { drawn, enter, leave, move, pass } from '../testing/mouse.ts'
import { parkMouse } from '../testing/pointer.ts'
import { sampleTree } from '../testing/samples/category-nav.ts'
import { Link } from '../link/index.ts'
import { MallThemeProvider } from '../theme/index.ts'
import { CategoryNav } from './CategoryNav.tsx'
import type { CategoryNavProps } from './CategoryNav.tsx'
import type { RenderCategoryLink } from './CategoryPanel.tsx'
import { groupCategories } from './group-categories.ts'

const rows = groupCategories(sampleTree, 15)
const nav = (props: Partial<CategoryNavProps> = {}) => (
  <MallThemeProvider style={{ padding: 20 }}>
    <div style={{ inlineSize: 220 }}>
      <CategoryNav label="商品分类" rows={rows} {...props} />
    </div>
    <p>页面</p>
  </MallThemeProvider>
)
const items = () => [...document.querySelectorAll<HTMLLIElement>('nav > ul > li')]
const item = (at: number) => items()[at] ?? document.body
const toggle = (at: number) => item(at).querySelector<HTMLButtonElement>('button[aria-expanded]') ?? document.createElement('button')
const openRows = () => items().flatMap((row, at) => (row.dataset.state === 'open' ? [at] : []))
const panel = (at: number) => document.getElementById(toggle(at).getAttribute('aria-controls') ?? '') ?? document.body
const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

describeConformance('CategoryNav', () => <CategoryNav label="商品分类" rows={rows.slice(0, 4)} defaultOpenRow={rows[0]?.id} />)

beforeAll(loadHoverIntent)
beforeEach(parkMouse)
afterEach(() => vi.useRealTimers())

test('every link of every level is in the document, open or not', async () => {
  await render(nav())
  const shown = rows.flatMap((row) => row.categories).length
  expect(document.querySelectorAll('nav a')).toHaveLength(shown * 2 + shown * 10 + shown * 100)
  expect(openRows()).toEqual([])
})

test.each([11, 15])('at most %i rows', async (limit) => {
  await render(nav({ rows: groupCategories(sampleTree, Infinity), limit }))
  expect(items()).toHaveLength(Math.min(limit, groupCategories(sampleTree, Infinity).length))
})

test('categories of a group share a row, each with its own link to the product list', async () => {
  await render(nav())
  const links = [...item(0).querySelectorAll<HTMLAnchorElement>('[data-part=head] a')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['办公用纸', '/product/index?Cid=1'],
    ['办公文具', '/product/index?Cid=2'],
  ])
})

test('a category with nothing below it has no button and no panel, and an empty branch no empty list', async () => {
  const sparse = groupCategories(
    [
      { CategoryId: 1, Name: '空', Category2List: [] },
      { CategoryId: 2, Name: '无', Category2List: null },
      { CategoryId: 3, Name: '有', Category2List: [{ CategoryId: 31, Name: '空枝', Category3List: [] }] },
    ],
    15,
  )
  await render(nav({ rows: sparse }))
  expect(items().map((row) => row.querySelectorAll('button[aria-expanded]').length)).toEqual([0, 0, 1])
  expect(document.querySelectorAll('[data-part=leaves]')).toHaveLength(0)
})

test('a long name is cut in its row and whole in its title, and wraps in the panel', async () => {
  const name = '超高速数码多功能一体机与大幅面工程打印设备及其原装耗材'
  await render(nav({ rows: groupCategories([{ CategoryId: 1, Name: name, Category2List: [{ CategoryId: 2, Name: name }] }], 1) }))
  expect(page.getByTitle(name).element().scrollHeight).toBeLessThan(40)
  expect(item(0).scrollWidth).toBeLessThanOrEqual(220)
})

describe('the mouse', () => {
  test('opens a row after 120 ms of rest, the next one at once', async () => {
    await render(nav())
    vi.useFakeTimers()
    enter(item(0), { clientX: 100, clientY: 40 })
    await pass(119)
    expect(openRows()).toEqual([])
    await pass(1)
    expect(openRows()).toEqual([0])
    leave(item(0), { relatedTarget: item(1) })
    enter(item(1), { clientX: 100, clientY: 80 })
    await pass(0)
    expect(openRows()).toEqual([1])
  })

  test('openDelay is configurable', async () => {
    await render(nav({ openDelay: 300 }))
    vi.useFakeTimers()
    enter(item(0))
    await pass(299)
    expect(openRows()).toEqual([])
    await pass(1)
    expect(openRows()).toEqual([0])
  })

  test('the delay counts from when the mouse entered, also when a busy page handles the event late', async () => {
    await render(nav())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 100)
    enter(item(0))
    vi.mocked(performance.now).mockRestore()
    await pass(5)
    expect(openRows()).toEqual([])
    await pass(15)
    expect(openRows()).toEqual([0])
  })

  /** Opens row 2, then moves the pointer from it towards `to`, across row 4. Returns the position for a share of the path. */
  const walk = async (to: (target: Element) => { clientX: number; clientY: number }) => {
    const from = centre(item(2))
    const start = { clientX: from.clientX, clientY: from.clientY }
    enter(item(2), start)
    await pass(120)
    const end = to(panel(2))
    const at = (way: number) => ({
      clientX: start.clientX + (end.clientX - start.clientX) * way,
      clientY: start.clientY + (end.clientY - start.clientY) * way,
    })
    for (let step = 1; step <= 4; step += 1) move(item(2), at(step / 40))
    enter(item(4), at(1 / 8))
    await pass(0)
  }

  test('crosses other rows on its way into the panel without opening them', async () => {
    await render(nav())
    vi.useFakeTimers()
    await walk((target) => ({ clientX: target.getBoundingClientRect().left + 60, clientY: target.getBoundingClientRect().bottom - 40 }))
    expect(openRows()).toEqual([2])
    enter(item(2), centre(panel(2)))
    await pass(1000)
    expect(openRows()).toEqual([2])
  })

  test('that stops on its way opens the row below it', async () => {
    await render(nav())
    vi.useFakeTimers()
    await walk((target) => ({ clientX: target.getBoundingClientRect().left + 60, clientY: target.getBoundingClientRect().bottom - 40 }))
    await pass(150)
    expect(openRows()).toEqual([4])
  })

  test('going straight down opens the next row at once', async () => {
    await render(nav())
    vi.useFakeTimers()
    await walk(() => ({ ...centre(item(2)), clientY: centre(item(2)).clientY + 400 }))
    expect(openRows()).toEqual([4])
  })

  test('that turns away while crossing opens the row it is on', async () => {
    await render(nav())
    vi.useFakeTimers()
    await walk((target) => ({ clientX: target.getBoundingClientRect().left + 60, clientY: target.getBoundingClientRect().bottom - 40 }))
    for (let step = 1; step <= 4; step += 1) move(item(4), { clientX: 120 - step * 10, clientY: 200 })
    await pass(0)
    expect(openRows()).toEqual([4])
  })

  test('a click soon after the hover keeps the panel, a later one closes it', async () => {
    await render(nav())
    vi.useFakeTimers()
    enter(item(0))
    await pass(120)
    toggle(0).click()
    await drawn()
    expect(openRows()).toEqual([0])
    toggle(0).click()
    await drawn()
    expect(openRows()).toEqual([])
  })

  test('leaving closes after a while', async () => {
    await render(nav())
    vi.useFakeTimers()
    enter(item(0))
    await pass(120)
    leave(item(0))
    await pass(199)
    expect(openRows()).toEqual([0])
    await pass(1)
    expect(openRows()).toEqual([])
  })
})

describe('touch', () => {
  /** Returns whether the navigation prevented the default of the tap; also prevents the navigation of the page. */
  const tap = async (element: HTMLElement) => {
    let kept = false
    const look = (event: Event) => {
      kept = event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', look, { once: true })
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
    element.click()
    await drawn()
    return kept
  }
  const heading = (at: number) => item(at).querySelector<HTMLAnchorElement>('[data-part=head] a') ?? document.createElement('a')

  test('the first tap on a name opens its panel, the second follows the link', async () => {
    await render(nav())
    expect(await tap(heading(0))).toBe(true)
    expect(openRows()).toEqual([0])
    expect(await tap(heading(0))).toBe(false)
    expect(openRows()).toEqual([0])
  })

  test('a link that navigates by itself, as those of routers do, knows at the first tap that it was prevented', async () => {
    const navigate = vi.fn()
    const link: RenderCategoryLink = ({ category, props }) => (
      <Link
        {...props}
        onClick={(event) => {
          if (!event.defaultPrevented) navigate(category.CategoryId)
        }}
      />
    )
    await render(nav({ renderLink: link }))
    await tap(heading(0))
    expect(openRows()).toEqual([0])
    expect(navigate).not.toHaveBeenCalled()
    await tap(heading(0))
    expect(navigate).toHaveBeenCalledOnce()
  })

  test('a finger that moves over a row does not open it', async () => {
    await render(nav())
    vi.useFakeTimers()
    enter(item(0), { pointerType: 'touch' })
    await pass(1000)
    expect(openRows()).toEqual([])
  })
})

describe('the keyboard', () => {
  test.each(['{Enter}', ' '])('%s on the button toggles', async (key) => {
    await render(nav())
    toggle(1).focus()
    await userEvent.keyboard(key)
    expect(openRows()).toEqual([1])
    await userEvent.keyboard(key)
    expect(openRows()).toEqual([])
  })

  test('Tab skips closed panels, and enters an open one', async () => {
    await render(nav())
    toggle(1).focus()
    await userEvent.keyboard('{Tab}')
    expect(focused()).toBe('办公设备')
    toggle(1).focus()
    await userEvent.keyboard('{Enter}{Tab}')
    expect(panel(1).contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(document.activeElement).toBe(toggle(1))
  })

  test.each([
    ['Down and Right go on', '{ArrowDown}{ArrowRight}', '电脑整机'],
    ['Up and Left go back', '{ArrowUp}{ArrowLeft}', '办公用纸、办公文具的下级分类'],
    ['Home to the first name', '{Home}', '办公用纸'],
    ['End to the last button', '{End}', '印刷制品的下级分类'],
    ['Down from an open button goes into its panel', '{Enter}{ArrowDown}', '打印耗材'],
    ['and on', '{Enter}{ArrowDown}{ArrowDown}{ArrowDown}', '70克复印纸'],
    ['End to its last link', '{Enter}{ArrowDown}{End}', '定制印刷传真纸'],
    ['Home to its first', '{Enter}{ArrowDown}{End}{Home}', '打印耗材'],
    ['Up inside it', '{Enter}{ArrowDown}{ArrowDown}{ArrowUp}', '打印耗材'],
  ])('%s', async (_, keys, to) => {
    await render(nav({ layout: 'flyout' }))
    toggle(1).focus()
    await userEvent.keyboard(keys)
    expect(focused()).toBe(to)
  })

  test('Escape closes and returns the focus', async () => {
    await render(nav())
    toggle(1).focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Escape}')
    expect(openRows()).toEqual([])
    expect(document.activeElement).toBe(toggle(1))
  })

  test('leaving the navigation with Tab closes it', async () => {
    await render(nav({ rows: rows.slice(0, 1) }))
    toggle(0).focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{End}')
    expect(openRows()).toEqual([0])
    const after = document.body.appendChild(document.createElement('button'))
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(after)
    after.remove()
    expect(openRows()).toEqual([])
  })
})

describe('prefetch on intent', () => {
  test('a row calls back once, on opening or on focus', async () => {
    const onRowIntent = vi.fn()
    await render(nav({ onRowIntent }))
    vi.useFakeTimers()
    enter(item(1))
    await pass(60)
    expect(onRowIntent).not.toHaveBeenCalled()
    await pass(60)
    toggle(1).focus()
    await drawn()
    toggle(2).focus()
    await drawn()
    expect(onRowIntent.mock.calls).toEqual([[rows[1]?.id], [rows[2]?.id]])
  })
})

describe('the drill-down', () => {
  afterEach(() => page.viewport(1280, 800))

  test('on a phone a press covers the rows; the focus moves in and returns', async () => {
    await page.viewport(390, 800)
    await render(nav())
    toggle(1).focus()
    await userEvent.keyboard('{Enter}')
    expect(focused()).toBe('返回全部分类')
    expect(panel(1).getBoundingClientRect().left).toBe(document.querySelector('nav')?.getBoundingClientRect().left)
    await userEvent.keyboard('{Enter}')
    expect(openRows()).toEqual([])
    expect(document.activeElement).toBe(toggle(1))
  })

  test('a click on a name opens its panel first', async () => {
    await page.viewport(390, 800)
    await render(nav())
    await userEvent.click(item(1).querySelector('[data-part=head] a') ?? document.body)
    expect(openRows()).toEqual([1])
  })

  test('hovering opens nothing there', async () => {
    await page.viewport(390, 800)
    await render(nav())
    vi.useFakeTimers()
    enter(item(1))
    await pass(1000)
    expect(openRows()).toEqual([])
  })

  test('an open fly-out turns into it when the window narrows, and back, without losing its place', async () => {
    await render(nav({ defaultOpenRow: rows[1]?.id ?? null }))
    const left = () => panel(1).getBoundingClientRect().left - (document.querySelector('nav')?.getBoundingClientRect().left ?? 0)
    expect(left()).toBe(220)
    await page.viewport(390, 800)
    expect(left()).toBe(0)
    expect(getComputedStyle(item(0).querySelector('[data-part=head]') ?? document.body).visibility).toBe('hidden')
    await page.viewport(1280, 800)
    expect(left()).toBe(220)
    expect(openRows()).toEqual([1])
  })
})

test('a press outside closes; a link chosen in the panel closes', async () => {
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  const onOpenRowChange = vi.fn()
  await render(nav({ onOpenRowChange, openDelay: 60_000 }))
  await userEvent.click(toggle(1))
  await userEvent.click(page.getByText('页面'))
  await userEvent.click(toggle(1))
  await userEvent.click(page.getByRole('link', { name: 'A4复印纸' }))
  document.removeEventListener('click', stay)
  expect(onOpenRowChange.mock.calls.map(([id, details]) => [id, (details as { reason: string }).reason])).toEqual([
    [rows[1]?.id, 'press'],
    [null, 'outside'],
    [rows[1]?.id, 'press'],
    [null, 'select'],
  ])
})

test('opening a panel draws no link again', async () => {
  const renderLink = vi.fn<NonNullable<CategoryNavProps['renderLink']>>(({ props: { children, ...props } }) => <a {...props}>{children}</a>)
  await render(nav({ renderLink }))
  renderLink.mockClear()
  await userEvent.click(toggle(5))
  // Only the headings of the opened row render; no panel and no other row does, however often the row learns of pointer, focus and press.
  expect(openRows()).toEqual([5])
  expect(new Set(renderLink.mock.calls.map(([{ category }]) => category))).toEqual(new Set(rows[5]?.categories))
})
