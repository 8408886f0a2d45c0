import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Field } from '../field/Field.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { TextInput } from '../text-input/TextInput.tsx'
import { FormDialog, type FormDialogProps } from './FormDialog.tsx'

describeConformance(
  'FormDialog',
  () => (
    <FormDialog open title="新增收货地址" problem="登录名已存在" onSubmit={() => {}}>
      <Field label="收货人" required>
        <TextInput />
      </Field>
    </FormDialog>
  ),
  { clientOnly: true },
)

const Opened = (props: Partial<FormDialogProps>) => {
  const [open, setOpen] = useState(true)
  const [text, setText] = useState('')
  return (
    <FormDialog
      title="新增收货地址"
      dirty={text !== ''}
      onSubmit={() => {}}
      {...props}
      open={open}
      onOpenChange={(next, details) => {
        setOpen(next)
        props.onOpenChange?.(next, details)
      }}
    >
      <Field label="收货人">
        <TextInput value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
    </FormDialog>
  )
}

const form = () => page.getByRole('dialog', { name: '新增收货地址' })
const question = () => page.getByRole('dialog', { name: '放弃已填写的内容？' })
const field = () => page.getByRole('textbox', { name: '收货人' })

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}'), 'escape'],
  ['×', () => page.getByRole('button', { name: '关闭' }).click(), 'close'],
  ['取消', () => page.getByRole('button', { name: '取消' }).click(), 'close'],
])('untouched, %s closes it at once', async (_name, leave, reason) => {
  const onOpenChange = vi.fn()
  await render(<Opened onOpenChange={onOpenChange} />)
  await leave()
  await expect.element(form()).not.toBeInTheDocument()
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, expect.objectContaining({ reason, event: expect.any(Event) as Event }))
})

test('with something typed it asks first; the safe answer has the focus and keeps the text', async () => {
  await render(<Opened />)
  await field().fill('沈知言')
  await userEvent.keyboard('{Escape}')
  await expect.element(question()).toBeVisible()
  expect(document.activeElement?.textContent).toBe('继续填写')
  await userEvent.keyboard('{Enter}')
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('沈知言')
  expect(document.activeElement).toBe(field().element())
})

test('放弃 closes both and says how one left', async () => {
  const onOpenChange = vi.fn()
  await render(<Opened onOpenChange={onOpenChange} />)
  await field().fill('沈知言')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '放弃' }).click()
  await expect.element(form()).not.toBeInTheDocument()
  await expect.element(question()).not.toBeInTheDocument()
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, expect.objectContaining({ reason: 'escape', event: expect.any(Event) as Event }))
})

test('Enter in a field submits once, and not while pending', async () => {
  const onSubmit = vi.fn()
  const screen = await render(<Opened onSubmit={onSubmit} />)
  await field().fill('沈知言')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  await screen.rerender(<Opened onSubmit={onSubmit} pending />)
  await userEvent.keyboard('{Enter}{Escape}')
  expect(onSubmit).toHaveBeenCalledOnce()
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(form()).toBeVisible()
})

test('a failure keeps what was typed and is announced', async () => {
  const screen = await render(<Opened />)
  await field().fill('沈知言')
  await screen.rerender(<Opened problem="数据已被他人修改，请刷新后重试" />)
  await expect.element(page.getByRole('alert').filter({ hasText: '数据已被他人修改' })).toBeVisible()
  await expect.element(field()).toHaveValue('沈知言')
})

test('a problem of a form that is longer than its dialog comes into sight, each time that it is said', async () => {
  const fields = Array.from({ length: 40 }, (_, at) => (
    <Field key={at} label={`第 ${at + 1} 项`}>
      <TextInput />
    </Field>
  ))
  const drawn = (props: Partial<FormDialogProps>) => (
    <FormDialog open title="新增询价" onSubmit={() => {}} {...props}>
      {fields}
    </FormDialog>
  )
  const screen = await render(drawn({}))
  const top = page.getByLabelText('第 1 项', { exact: true })
  await screen.rerender(drawn({ problem: '网络连接故障' }))
  await expect.element(page.getByRole('alert').filter({ hasText: '网络连接故障' })).toBeInViewport()
  top.element().scrollIntoView()
  await expect.element(page.getByRole('alert').filter({ hasText: '网络连接故障' })).not.toBeInViewport()
  await screen.rerender(drawn({ problem: '网络连接故障', pending: true }))
  await screen.rerender(drawn({ problem: '网络连接故障' }))
  await expect.element(page.getByRole('alert').filter({ hasText: '网络连接故障' })).toBeInViewport()
})

test('a field that the foot half hides comes into sight with what is wrong with it', async () => {
  const field = () => page.getByRole('textbox', { name: '角色' }).element()
  const LongForm = () => {
    const [error, setError] = useState('')
    const refuse = () => {
      setError('请选择角色')
      field().focus()
    }
    return (
      <FormDialog open title="新增账号" onSubmit={refuse}>
        {Array.from({ length: 40 }, (_, at) => (
          <Field key={at} label={at === 20 ? '角色' : `第 ${at + 1} 项`} error={at === 20 ? error : undefined}>
            <TextInput />
          </Field>
        ))}
      </FormDialog>
    )
  }
  await render(<LongForm />)
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom
  const body = field().closest('form')?.parentElement
  if (!body) throw new Error('The form has no place')
  body.scrollTop += bottomOf(field()) - bottomOf(body) - 12
  // A text that was selected with the pointer, which was lifted outside of the form.
  field().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  await page.getByRole('button', { name: '保存' }).click()
  await expect.element(page.getByText('请选择角色')).toBeVisible()
  await expect.poll(() => bottomOf(page.getByText('请选择角色').element()) - bottomOf(body)).toBeLessThanOrEqual(0)
})
