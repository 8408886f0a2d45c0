import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { sampleDepartments } from '../testing/samples/tree.ts'
import { Dialog } from '../dialog/index.ts'
import { Field } from '../field/index.ts'
import { TreeSelect } from './TreeSelect.tsx'

describeConformance('TreeSelect', () => (
  <TreeSelect label="部门" aria-label="部门" nodes={sampleDepartments} defaultValue={['finance']} defaultOpen />
))

const button = () => page.getByRole('combobox')
const item = (name: string) => page.getByRole('treeitem', { name, exact: true })

test('choosing one node closes, names it, and returns the focus', async () => {
  const onValueChange = vi.fn()
  await render(<TreeSelect label="部门" nodes={sampleDepartments} onValueChange={onValueChange} />)
  await expect.element(button()).toHaveTextContent('请选择')
  await userEvent.click(button())
  await userEvent.click(item('财务部'))
  expect(onValueChange).toHaveBeenCalledWith(['finance'], expect.objectContaining({ id: 'finance' }))
  expect(page.getByRole('tree').query()).toBeNull()
  await expect.element(button()).toHaveTextContent('财务部')
  expect(document.activeElement).toBe(button().element())
})

test('the arrows open it and go to what is chosen, or to the first; Alt and the arrow up close it', async () => {
  await render(<TreeSelect label="部门" nodes={sampleDepartments} />)
  button().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('treeitem').first()).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(page.getByRole('tree').query()).toBeNull()
  await expect.element(button()).toHaveFocus()
  await userEvent.click(button())
  await userEvent.click(item('财务部'))
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('财务部')).toHaveFocus()
})

test('Escape closes the tree first, and only then the dialog', async () => {
  const onOpenChange = vi.fn()
  await render(
    <Dialog open title="编辑" onOpenChange={onOpenChange}>
      <TreeSelect label="部门" multiple nodes={sampleDepartments} />
    </Dialog>,
  )
  await userEvent.click(button())
  await userEvent.click(item('财务部'))
  await userEvent.keyboard('{Escape}')
  expect(page.getByRole('tree').query()).toBeNull()
  await expect.element(button()).toHaveFocus()
  expect(onOpenChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledOnce())
})

test('choosing again what is chosen closes it and changes nothing', async () => {
  const onValueChange = vi.fn()
  await render(<TreeSelect label="部门" nodes={sampleDepartments} defaultValue={['finance']} onValueChange={onValueChange} />)
  button().element().focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(page.getByRole('tree').query()).toBeNull()
  await expect.element(button()).toHaveFocus()
  await userEvent.click(button())
  await userEvent.click(item('财务部'))
  expect(page.getByRole('tree').query()).toBeNull()
  await expect.element(button()).toHaveTextContent('财务部')
  expect(onValueChange).not.toHaveBeenCalled()
})

test('an arrow leads from the open field, and from its search, into the tree', async () => {
  await render(<TreeSelect label="部门" nodes={sampleDepartments} />)
  await userEvent.click(button())
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('treeitem').first()).toHaveFocus()
  await userEvent.fill(page.getByRole('searchbox'), '车队')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('treeitem').first()).toHaveFocus()
})

test('check boxes keep it open and the button shows their number', async () => {
  await render(<TreeSelect label="部门" nodes={sampleDepartments} multiple />)
  await userEvent.click(button())
  await userEvent.click(item('销售部'))
  await userEvent.click(item('综合部'))
  await expect.element(page.getByRole('tree')).toBeVisible()
  await expect.element(button()).toHaveTextContent('销售部 等2项')
})

test('searches, and forgets the search when it closes', async () => {
  await render(<TreeSelect label="部门" nodes={sampleDepartments} />)
  await userEvent.click(button())
  await userEvent.fill(page.getByRole('searchbox'), '车队')
  expect(page.getByRole('treeitem').elements()).toHaveLength(3)
  await userEvent.keyboard('{Escape}')
  expect(page.getByRole('tree').query()).toBeNull()
  expect(document.activeElement).toBe(button().element())
  await userEvent.click(button())
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
})

test('is the default one again when its form is reset', async () => {
  await render(
    <form>
      <TreeSelect label="部门" nodes={sampleDepartments} defaultValue={['finance']} />
      <button type="reset">重置</button>
    </form>,
  )
  await userEvent.click(button())
  await userEvent.click(item('行政部'))
  await expect.element(button()).toHaveTextContent('行政部')
  await userEvent.click(page.getByRole('button', { name: '重置' }))
  await expect.element(button()).toHaveTextContent('财务部')
})

test('goes into a form by name', async () => {
  await render(
    <form>
      <TreeSelect label="部门" nodes={sampleDepartments} multiple name="DepartmentIds" defaultValue={['front', 'finance']} />
    </form>,
  )
  const form = document.querySelector('form')
  expect(form && new FormData(form).getAll('DepartmentIds')).toEqual(['front', 'finance'])
})

test('the label, the hint and the error of its field are its own', async () => {
  await render(
    <Field label="归属部门" required error="请选择归属部门">
      <TreeSelect label="部门" nodes={[{ id: '1', label: '行政部' }]} />
    </Field>,
  )
  const control = page.getByRole('combobox', { name: '归属部门' })
  await expect.element(control).toHaveAccessibleDescription('请选择归属部门')
  await expect.element(control).toHaveAttribute('aria-required', 'true')
  await expect.element(control).toHaveAttribute('aria-invalid', 'true')
})

test('a box that scrolls, such as the body of a dialog, does not clip it', async () => {
  await render(
    <div data-testid="box" style={{ blockSize: 60, inlineSize: 240, overflow: 'auto' }}>
      <TreeSelect label="部门" nodes={sampleDepartments} />
    </div>,
  )
  await userEvent.click(button())
  const shown = item('财务部').element().getBoundingClientRect()
  const box = page.getByTestId('box').element()
  expect(shown.top).toBeGreaterThan(box.getBoundingClientRect().bottom)
  expect(box.scrollHeight).toBe(box.clientHeight)
  expect(document.elementFromPoint(shown.left + 4, shown.top + shown.height / 2)?.closest('[role=treeitem]')).not.toBeNull()
})
