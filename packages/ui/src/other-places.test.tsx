import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { StyleSheetManager } from 'styled-components'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Button, Cascader, Dialog, Menu, SearchBox, Table, Tooltip } from './index.ts'
import { everyComponent } from './testing/every-component/index.ts'
import { MallThemeProvider } from './theme/index.ts'

afterEach(cleanup)

/** Where components are drawn, and where their styles go. */
interface Place {
  readonly root: HTMLElement | ShadowRoot
  readonly styles: HTMLElement | ShadowRoot
}

const added = <Node extends HTMLElement>(element: Node): Node => {
  document.body.append(element)
  onTestFinished(() => element.remove())
  return element
}

/** Away from the corner, where the pointer may be. */
const awayFromPointer = 'padding:32px'

const block = (): HTMLElement => {
  const element = added(document.createElement('div'))
  element.style.cssText = awayFromPointer
  return element
}

const inPage = (): Place => ({ root: block(), styles: document.head })

const inShadowRoot = (): Place => {
  const root = block().attachShadow({ mode: 'open' })
  return { root, styles: root }
}

const inFrame = (): Place => {
  const frame = document.createElement('iframe')
  frame.style.cssText = `display:block;border:0;inline-size:${document.body.clientWidth}px;block-size:${innerHeight}px`
  const page = added(frame).contentDocument
  if (!page) throw new Error('The frame has no document')
  // Without a type of document it would be drawn as pages were before there were standards.
  page.open()
  page.write('<!doctype html><body>')
  page.close()
  // As the page that the frame is in: the language decides which font has a glyph.
  page.documentElement.lang = document.documentElement.lang
  page.body.style.cssText = `margin:0;${awayFromPointer};font:${getComputedStyle(document.body).font}`
  return { root: page.body, styles: page.head }
}

const others = [['a shadow root', inShadowRoot], ['a frame', inFrame]] as const

const Placed = ({ place: { root, styles }, children }: { readonly place: Place; readonly children: ReactNode }) =>
  createPortal(
    <StyleSheetManager target={styles}>
      <MallThemeProvider>{children}</MallThemeProvider>
    </StyleSheetManager>,
    root,
  )

const shownIn = async (place: Place, children: ReactNode) => {
  await render(<Placed place={place}>{children}</Placed>)
  await expect.poll(() => place.root.querySelectorAll(':not(style)').length).toBeGreaterThan(0)
}

const looks = ['display', 'position', 'color', 'backgroundColor', 'fontSize', 'fontWeight', 'paddingTop', 'borderTopWidth', 'gap'] as const

/** How each element of a place looks, and how large it is. */
const drawn = ({ root }: Place): string[] =>
  [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    if (element.localName === 'style') return []
    const style = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    return [[element.localName, element.dataset.part ?? '', ...looks.map((name) => style[name]), width.toFixed(1), height.toFixed(1)].join(' ')]
  })

const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** What is loaded when it is needed, such as a calendar or a drawing, has come. */
const arrived = async ({ root }: Place) => {
  await settled()
  await expect.poll(() => root.querySelectorAll('[data-part=plot] [data-part=skeleton], [data-part=waiting]')).toHaveLength(0)
}

/** Drawn, and opened where a press opens it. */
const opened = async (place: Place, element: ReactNode): Promise<string[]> => {
  await shownIn(place, element)
  await arrived(place)
  for (const button of place.root.querySelectorAll<HTMLElement>('[aria-expanded=false], [aria-haspopup]')) button.click()
  await arrived(place)
  for (const animation of (place.root instanceof ShadowRoot ? place.root : place.root.ownerDocument).getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
    else animation.cancel()
  }
  const found = drawn(place)
  await cleanup()
  return found
}

test.each(Object.entries(everyComponent))('%s looks in a shadow root and in a frame as it does in the page, opened where a press opens it', async (_, element) => {
  const failed = vi.spyOn(console, 'error')
  const expected = await opened(inPage(), element)
  for (const [name, other] of others) expect(await opened(other(), element), name).toEqual(expected)
  expect(failed).not.toHaveBeenCalled()
})

/** The element of a place that has the focus. */
const focused = ({ root }: Place): Element | null => (root instanceof ShadowRoot ? root : root.ownerDocument).activeElement

const find = ({ root }: Place, selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

/** A press on an element, as the page hears of it. */
const press = (element: HTMLElement) => {
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
  element.click()
}

/** A press elsewhere, until it is heard: React listens after the paint that shows what is open. */
const pressElsewhereUntil = (place: Place, state: () => unknown) =>
  expect.poll(() => {
    find(place, 'p').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    return state()
  })

const isOpen = (place: Place, selector: string) => find(place, selector).matches(':popover-open')

test.each(others)('a menu in %s is used by keys', async (_, other) => {
  const place = other()
  const chosen = vi.fn()
  await shownIn(place, <Menu label="更多" trigger={<Button>更多</Button>} items={[{ key: 'a', label: '复制', onSelect: vi.fn() }, { key: 'b', label: '删除', onSelect: chosen }]} />)
  find(place, 'button').focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => focused(place)?.textContent).toBe('复制')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(chosen).toHaveBeenCalledOnce()
  expect(focused(place)?.textContent).toBe('更多')
})

test.each(others)('the columns of a cascader in %s are moved through by keys', async (_, other) => {
  const place = other()
  const nodes = [{ id: '1', label: '北京', children: [] }, { id: '3', label: '上海', children: [{ id: '31', label: '黄浦区' }, { id: '32', label: '徐汇区' }] }]
  await shownIn(place, <Cascader label="地区" nodes={nodes} />)
  find(place, 'button').click()
  await expect.poll(() => place.root.querySelectorAll('[role=option]')).toHaveLength(2)
  find(place, '[role=option]').focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}')
  await expect.poll(() => focused(place)?.textContent).toBe('徐汇区')
  await userEvent.keyboard('{Enter}')
  expect(focused(place)?.localName).toBe('button')
  expect(find(place, 'button').textContent).toContain('徐汇区')
})

const Asking = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>删除地址</Button>
      <Dialog open={open} onOpenChange={setOpen} title="删除地址">
        <Button>知道了</Button>
      </Dialog>
    </>
  )
}

test.each(others)('a dialog in %s gives the focus back, and lets its page scroll again', async (_, other) => {
  const place = other()
  await shownIn(place, <Asking />)
  const page = place.root.ownerDocument
  const button = find(place, 'button')
  button.focus()
  button.click()
  await expect.poll(() => focused(place)?.textContent).toBe('知道了')
  expect(page.documentElement.style.overflow).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => focused(place)).toBe(button)
  expect(page.documentElement.style.overflow).toBe('')
})

test.each(others)('a hint in %s stays while its own control is pressed, and goes with a press elsewhere', async (_, other) => {
  const place = other()
  await shownIn(place, <><Tooltip content="没有库存" delay={0}><Button>加入购物车</Button></Tooltip><p>别处</p></>)
  const button = find(place, 'button')
  button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType: 'mouse' }))
  await expect.poll(() => isOpen(place, '[role=tooltip]')).toBe(true)
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
  await settled()
  expect(isOpen(place, '[role=tooltip]')).toBe(true)
  await pressElsewhereUntil(place, () => isOpen(place, '[role=tooltip]')).toBe(false)
})

test.each(others)('suggestions in %s are chosen by a press, and go with a press elsewhere', async (_, other) => {
  const place = other()
  const search = vi.fn()
  await shownIn(place, <><SearchBox onSearch={search} debounceMs={0} loadSuggestions={() => Promise.resolve([{ id: '1', label: '中性笔' }])} /><p>别处</p></>)
  const field = find(place, 'input')
  const type = async (text: string) => {
    field.focus()
    await userEvent.keyboard(text)
    await expect.poll(() => place.root.querySelectorAll('[role=option]')).toHaveLength(1)
  }
  await type('a')
  await pressElsewhereUntil(place, () => field.getAttribute('aria-expanded')).toBe('false')
  await type('b')
  press(find(place, '[role=option]'))
  expect(search).toHaveBeenCalledWith('中性笔', expect.anything())
})

test.each(others)('the rows of a table in %s are opened by keys', async (_, other) => {
  const place = other()
  const open = vi.fn()
  const rows = [{ id: 'A1' }, { id: 'A2' }]
  await shownIn(place, <Table label="订单" columns={[{ key: 'id', header: '订单号', render: ({ id }) => id }]} rows={rows} rowKey={({ id }) => id} onRowOpen={open} />)
  find(place, 'tbody tr').focus()
  await userEvent.keyboard('j{Enter}')
  expect(open).toHaveBeenCalledWith(rows[1], expect.anything())
})
