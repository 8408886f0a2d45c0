import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { Icon } from '../icon/Icon.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { Menu } from './Menu.tsx'
import type { MenuAction } from './types.ts'

const onSelect = vi.fn()
beforeEach(() => onSelect.mockReset())

const items: readonly MenuAction[] = [
  { key: 'copy', label: 'Copy', onSelect },
  { key: 'cancel', label: 'Cancel', onSelect, disabled: true, reason: '已发货的订单不能取消' },
  { key: 'print', label: '打印', href: '#print', icon: <Icon name="print" size={16} /> },
  { key: 'delete', label: '删除', onSelect, tone: 'danger', separated: true },
]
const trigger = <Button>操作</Button>

describeConformance('Menu', () => <Menu label="操作" trigger={trigger} items={items} defaultOpen />)

const button = () => page.getByRole('button', { name: '操作' })
const menu = () => page.getByRole('menu', { name: '操作' })
const focused = () => document.activeElement?.querySelector('[data-part=label]')?.textContent ?? document.activeElement?.textContent

test('says what it is, opens at the first item, and gives the focus back on Escape', async () => {
  const onOpenChange = vi.fn()
  await render(<Menu label="操作" trigger={trigger} items={items} onOpenChange={onOpenChange} />)
  await expect.element(button()).toHaveAttribute('aria-haspopup', 'menu')
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
  await button().click()
  await expect.element(menu()).toBeVisible()
  await expect.poll(focused).toBe('Copy')
  await userEvent.keyboard('{Escape}')
  await expect.element(menu()).not.toBeInTheDocument()
  expect(document.activeElement).toBe(button().element())
  expect(onOpenChange.mock.calls.map(([open, details]) => [open, (details as { reason: string }).reason])).toEqual([
    [true, 'trigger'],
    [false, 'dismiss'],
  ])
})

describe('the keyboard, as the Authoring Practices have it', () => {
  test.each([
    ['Enter opens at the first', '{Enter}', 'Copy'],
    ['Down opens at the first', '{ArrowDown}', 'Copy'],
    ['Up opens at the last', '{ArrowUp}', '删除'],
    ['Down goes on, also to a disabled item', '{Enter}{ArrowDown}', 'Cancel'],
    ['Up goes round to the last', '{Enter}{ArrowUp}', '删除'],
    ['End goes to the last', '{Enter}{End}', '删除'],
    ['Home to the first', '{Enter}{End}{Home}', 'Copy'],
    ['a letter goes to the next that starts with it', '{Enter}c', 'Cancel'],
    ['and the same letter again to the one after', '{Enter}cc', 'Copy'],
    ['letters of one word are one search', '{Enter}{End}co', 'Copy'],
  ])('%s', async (_, keys, to) => {
    await render(<Menu label="操作" trigger={trigger} items={items} />)
    await userEvent.keyboard('{Tab}')
    for (const key of keys.split(/(?<=\})|(?=\{)/)) {
      await userEvent.keyboard(key)
      await expect.element(menu()).toBeVisible()
    }
    await expect.poll(focused).toBe(to)
  })

  test.each(['{Enter}', ' '])('%s chooses, once, and the focus is on the button', async (key) => {
    await render(<Menu label="操作" trigger={trigger} items={items} />)
    await userEvent.keyboard('{Tab}{ArrowUp}')
    await expect.poll(focused).toBe('删除')
    await userEvent.keyboard(key)
    expect(onSelect).toHaveBeenCalledExactlyOnceWith({ reason: 'select', event: expect.any(Event) as Event })
    expect(document.activeElement).toBe(button().element())
    await expect.element(menu()).not.toBeInTheDocument()
  })

  test('Tab closes and goes on from the button', async () => {
    await render(
      <>
        <Menu label="操作" trigger={trigger} items={items} />
        <button type="button">后面</button>
      </>,
    )
    await userEvent.keyboard('{Tab}{ArrowDown}')
    await expect.poll(focused).toBe('Copy')
    await userEvent.keyboard('{Tab}')
    await expect.poll(focused).toBe('后面')
    await expect.element(menu()).not.toBeInTheDocument()
  })
})

test('a disabled item says why and does nothing', async () => {
  await render(<Menu label="操作" trigger={trigger} items={items} defaultOpen />)
  const item = page.getByRole('menuitem', { name: 'Cancel', exact: true })
  await expect.element(item).toHaveAccessibleDescription('已发货的订单不能取消')
  await expect.element(page.getByText('已发货的订单不能取消')).toBeVisible()
  item.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onSelect).not.toHaveBeenCalled()
  await expect.element(menu()).toBeVisible()
})

test('a link goes where it says and closes the menu', async () => {
  await render(<Menu label="操作" trigger={trigger} items={items} />)
  await button().click()
  await page.getByRole('menuitem', { name: '打印' }).click()
  await expect.poll(() => location.hash).toBe('#print')
  await expect.element(menu()).not.toBeInTheDocument()
  history.replaceState(null, '', location.pathname + location.search)
})

test('a dialog that an item opens gives the focus back to the button', async () => {
  const Page = () => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Menu label="操作" trigger={trigger} items={[{ key: 'edit', label: '编辑', onSelect: () => setOpen(true) }]} />
        <Dialog open={open} title="编辑" onOpenChange={setOpen} />
      </>
    )
  }
  await render(<Page />)
  await button().click()
  await page.getByRole('menuitem').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(button().element())
})

test('open from the start, it leaves the focus where it is', async () => {
  await render(<Menu label="操作" trigger={trigger} items={items} defaultOpen />)
  await expect.element(menu()).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})
