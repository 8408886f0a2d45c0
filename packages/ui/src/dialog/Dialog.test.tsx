import { cloneElement, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/Button.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

describeConformance(
  'Dialog',
  () => (
    <Dialog open title="申请售后" description="请填写退货数量" footer={<Button variant="primary">提交</Button>}>
      <input aria-label="数量" />
    </Dialog>
  ),
  { clientOnly: true },
)
describeConformance(
  'ConfirmDialog',
  () => <ConfirmDialog open title="删除地址" description="确定删除“总部前台”吗？删除后不可恢复" danger onConfirm={() => {}} />,
  { clientOnly: true },
)

const Opener = (props: Partial<DialogProps>) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <Dialog
        title="申请售后"
        {...props}
        open={open}
        onOpenChange={(next, details) => {
          setOpen(next)
          props.onOpenChange?.(next, details)
        }}
      >
        <input aria-label="数量" />
      </Dialog>
    </>
  )
}

const dialog = () => page.getByRole('dialog', { name: '申请售后' })

test.each([
  ['escape', () => userEvent.keyboard('{Escape}')],
  ['close', () => page.getByRole('button', { name: '关闭' }).click()],
])('closes by %s, with the reason, and returns the focus', async (reason, leave) => {
  const onOpenChange = vi.fn()
  await render(<Opener onOpenChange={onOpenChange} />)
  await page.getByRole('button', { name: '打开' }).click()
  await expect.element(dialog()).toBeVisible()
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: '数量' }).element())
  await leave()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, expect.objectContaining({ reason, event: expect.any(Event) as Event }))
  expect(document.activeElement?.textContent).toBe('打开')
})

test('not dismissible: Escape, twice, does nothing and there is no ×', async () => {
  const onOpenChange = vi.fn()
  await render(<Opener dismissible={false} onOpenChange={onOpenChange} />)
  await page.getByRole('button', { name: '打开' }).click()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(dialog()).toBeVisible()
  expect(onOpenChange).not.toHaveBeenCalled()
  await expect.element(page.getByRole('button', { name: '关闭' })).not.toBeInTheDocument()
})

test('a press beside it closes only when enabled', async () => {
  const onOpenChange = vi.fn()
  const screen = await render(<Dialog title="申请售后" open onOpenChange={onOpenChange} />)
  const press = () => {
    for (const type of ['pointerdown', 'pointerup']) dialog().element().dispatchEvent(new PointerEvent(type, { bubbles: true }))
  }
  press()
  expect(onOpenChange).not.toHaveBeenCalled()
  await screen.rerender(<Dialog title="申请售后" open outsideCloses onOpenChange={onOpenChange} />)
  press()
  expect(onOpenChange).toHaveBeenCalledWith(false, expect.objectContaining({ reason: 'outside', event: expect.any(Event) as Event }))
})

test('locks the scroll of the page without moving it, and unlocks it when unmounted while open', async () => {
  const tall = document.body.appendChild(document.createElement('div'))
  tall.style.blockSize = '4000px'
  const width = tall.getBoundingClientRect().width
  const screen = await render(<Dialog title="申请售后" open />)
  expect(document.documentElement.style.overflow).toBe('hidden')
  expect(tall.getBoundingClientRect().width).toBe(width)
  await screen.unmount()
  expect(document.documentElement.style.overflow).toBe('')
  tall.remove()
})

test('what is marked as the purpose of a dialog has the focus, before what comes first', async () => {
  await render(
    <Dialog open title="安全验证">
      <button type="button">换一张图片</button>
      <span role="slider" aria-label="拼图" aria-valuenow={0} tabIndex={0} data-initial-focus="" />
    </Dialog>,
  )
  await expect.element(page.getByRole('slider')).toHaveFocus()
})

test('a confirmation focuses 取消 first, so that Enter alone deletes nothing', async () => {
  const onConfirm = vi.fn()
  await render(<ConfirmDialog open title="删除" description="确定删除吗？" danger onConfirm={onConfirm} />)
  expect(document.activeElement).toBe(page.getByRole('button', { name: '取消' }).element())
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
})

test('a question about nothing dangerous begins at 确定', async () => {
  const onConfirm = vi.fn()
  await render(<ConfirmDialog open title="确认收货" description="确定已收到全部商品吗？" onConfirm={onConfirm} />)
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('while it waits, Escape does not close it; then it shows why it failed', async () => {
  const onOpenChange = vi.fn()
  const question = <ConfirmDialog open title="删除" description="确定删除吗？" onConfirm={() => {}} onOpenChange={onOpenChange} />
  const screen = await render(cloneElement(question, { pending: true }))
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).not.toHaveBeenCalled()
  await screen.rerender(cloneElement(question, { problem: '数据已被他人修改，请刷新后重试' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('错误：数据已被他人修改，请刷新后重试')
})

test('confirming waits for the promise, stays open when it fails, closes when it succeeds', async () => {
  const onOpenChange = vi.fn()
  const onConfirm = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce()
  await render(<ConfirmDialog open title="删除" description="确定删除吗？" onConfirm={onConfirm} onOpenChange={onOpenChange} />)
  await page.getByRole('button', { name: '确定' }).click()
  await expect.element(page.getByRole('button', { name: '确定' })).not.toHaveAttribute('aria-busy')
  expect(onOpenChange).not.toHaveBeenCalled()
  await page.getByRole('button', { name: '确定' }).click()
  await expect.poll(() => onOpenChange).toHaveBeenCalledOnce()
})
