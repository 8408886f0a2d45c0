import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../dialog/Dialog.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { createToasts } from './create-toasts.ts'
import { Toasts } from './Toasts.tsx'

describeConformance('Toasts', () => {
  const store = createToasts()
  store.show({ message: '操作成功', tone: 'success', duration: 0 })
  store.show({ message: '网络连接失败', tone: 'danger', duration: 0, action: { label: '重试', onAction: () => {} } })
  return <Toasts store={store} />
}, { clientOnly: true })

test('is announced in the region that fits its urgency', async () => {
  const store = createToasts()
  await render(<Toasts store={store} />)
  const status = page.getByRole('status')
  const alert = page.getByRole('alert')
  await expect.element(status).toBeInTheDocument()
  store.show({ message: '操作成功', tone: 'success' })
  store.show({ message: '库存不足', tone: 'danger' })
  await expect.element(status).toHaveTextContent('操作成功')
  await expect.element(alert).toHaveTextContent('库存不足')
  await expect.element(alert).not.toHaveTextContent('操作成功')
})

describe('the time of a toast', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const text = page.getByText('停一停')
  const shown = async () => {
    const store = createToasts()
    await render(<Toasts store={store} />)
    store.show({ message: '停一停', duration: 300 })
    await expect.element(text).toBeVisible()
  }
  const timers = (count: number) => vi.waitFor(() => expect(vi.getTimerCount()).toBe(count), { interval: 0, timeout: 15_000 })

  test('it disappears after its time, not before', async () => {
    await userEvent.hover(document.body)
    await shown()
    await timers(1)
    await vi.advanceTimersByTimeAsync(250)
    await expect.element(text).toBeVisible()
    await vi.advanceTimersByTimeAsync(50)
    await expect.element(text).not.toBeInTheDocument()
  })

  test('it stays while the pointer is on it, and gets its whole time again afterwards', async () => {
    await shown()
    await text.hover()
    await timers(0)
    await vi.advanceTimersByTimeAsync(60_000)
    await expect.element(text).toBeVisible()
    await text.unhover()
    await timers(1)
    await vi.advanceTimersByTimeAsync(300)
    await expect.element(text).not.toBeInTheDocument()
  })
})

test('in a tree that is not part of the page it is drawn, and nothing is thrown', async () => {
  const store = createToasts()
  const container = document.createElement('div')
  const root = createRoot(container)
  root.render(<Toasts store={store} />)
  store.show({ message: '操作成功', tone: 'success' })
  await expect.poll(() => container.textContent).toContain('操作成功')
  root.unmount()
})

test('keeps the newest four', () => {
  const store = createToasts()
  for (let at = 1; at <= 6; at += 1) store.show(`第${at}条`)
  expect(store.getSnapshot().map(({ message }) => message)).toEqual(['第3条', '第4条', '第5条', '第6条'])
})

test('what is said again is counted, and is on screen for its whole time again', async () => {
  const store = createToasts()
  await render(<Toasts store={store} />)
  const action = { label: '去购物车', onAction: () => {} }
  const first = store.show({ message: '添加购物车成功', tone: 'success', duration: 0, action })
  expect(store.show({ message: '添加购物车成功', tone: 'success', duration: 0, action })).toBe(first)
  await expect.element(page.getByRole('status')).toHaveTextContent('添加购物车成功×2去购物车')
  store.show({ message: '添加购物车成功', tone: 'danger', duration: 0 })
  expect(store.getSnapshot().map(({ tone, count }) => [tone, count])).toEqual([['success', 2], ['danger', 1]])
  store.dismiss(first)
  store.show({ message: '添加购物车成功', tone: 'success', duration: 0, action })
  expect(store.getSnapshot().at(-1)?.count).toBe(1)
})

test('stands at the foot of the window, above the bar of a page', async () => {
  const store = createToasts()
  await render(
    <div style={{ ['--mall-toasts-inset' as string]: '64px' }}>
      <Toasts store={store} />
    </div>,
  )
  store.show({ message: '操作成功', duration: 0 })
  await expect.element(page.getByText('操作成功')).toBeVisible()
  expect(page.getByRole('region', { name: '通知' }).element().getBoundingClientRect().bottom).toBe(innerHeight - 64)
})

test('its action runs once and removes the toast', async () => {
  const onAction = vi.fn()
  const store = createToasts()
  await render(<Toasts store={store} />)
  store.show({ message: '已移除', action: { label: '撤销', onAction }, duration: 0 })
  await page.getByRole('button', { name: '撤销' }).click()
  expect(onAction).toHaveBeenCalledOnce()
  await expect.element(page.getByText('已移除')).not.toBeInTheDocument()
})

test('is above a dialog that was opened before it', async () => {
  const store = createToasts()
  await render(
    <>
      <Toasts store={store} />
      <Dialog open title="编辑地址" size="large">
        内容
      </Dialog>
    </>,
  )
  const shown = vi.spyOn(HTMLElement.prototype, 'showPopover')
  store.show({ message: '保存失败', tone: 'danger', duration: 0 })
  await expect.element(page.getByText('保存失败')).toBeVisible()
  expect(shown).toHaveBeenCalled()
  shown.mockRestore()
})
