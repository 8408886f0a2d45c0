import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { sampleDepartments } from '../testing/samples/tree.ts'
import { Tree } from './Tree.tsx'

describeConformance('Tree', () => <Tree label="部门" nodes={sampleDepartments} defaultValue={['finance']} />)
describeConformance('Tree of check boxes', () => <Tree label="部门" nodes={sampleDepartments} multiple defaultValue={['front']} />)

const shown = () => page.getByRole('treeitem').elements().map((item) => item.textContent)
const item = (name: string) => page.getByRole('treeitem', { name, exact: true })
const focused = () => document.activeElement?.textContent

describe('the keyboard, as the Authoring Practices have it', () => {
  test.each([
    ['Down goes to the next that shows', '{ArrowDown}{ArrowDown}', '财务部'],
    ['Up goes back', '{ArrowDown}{ArrowUp}', '总公司'],
    ['Right goes into an open node', '{ArrowRight}', '行政部'],
    ['Right opens a closed one and stays', '{ArrowDown}{ArrowRight}', '行政部'],
    ['and goes in with the next', '{ArrowDown}{ArrowRight}{ArrowRight}', '前台组'],
    ['Left goes to the parent', '{ArrowDown}{ArrowDown}{ArrowLeft}', '总公司'],
    ['Left closes an open node and stays', '{ArrowLeft}', '总公司'],
    ['End goes to the last that shows', '{End}', '综合部'],
    ['Home to the first', '{End}{Home}', '总公司'],
    ['Down at the end stays', '{End}{ArrowDown}', '综合部'],
  ])('%s', async (_, keys, to) => {
    await render(<Tree label="部门" nodes={sampleDepartments} />)
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard(keys)
    expect(focused()).toBe(to)
  })

  test('a letter goes to the next that starts with it, and round to the first', async () => {
    await render(<Tree label="部门" nodes={sampleDepartments} />)
    await userEvent.keyboard('{Tab}')
    for (const [key, to] of [['财', '财务部'], ['总', '总公司'], ['无', '总公司']] as const) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      await expect.poll(focused).toBe(to)
    }
  })

  test('Left closes, Right opens, * opens all beside', async () => {
    await render(<Tree label="部门" nodes={sampleDepartments} defaultExpanded={[]} />)
    expect(shown()).toEqual(['总公司', '华东分公司'])
    await userEvent.keyboard('{Tab}{ArrowRight}')
    expect(shown()).toHaveLength(5)
    await userEvent.keyboard('{ArrowLeft}')
    expect(shown()).toHaveLength(2)
    await userEvent.keyboard('*')
    expect(shown()).toEqual(['总公司', '行政部', '财务部', '信息部', '华东分公司', '销售部', '综合部'])
  })

  test.each(['{Enter}', ' '])('%s chooses', async (key) => {
    const onValueChange = vi.fn()
    await render(<Tree label="部门" nodes={sampleDepartments} onValueChange={onValueChange} />)
    await userEvent.keyboard(`{Tab}{ArrowDown}${key}`)
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['admin'], expect.objectContaining({ reason: 'keyboard', id: 'admin' }))
    await expect.element(item('行政部')).toHaveAttribute('aria-selected', 'true')
  })
})

test('one stop for Tab, at what is chosen', async () => {
  await render(<Tree label="部门" nodes={sampleDepartments} defaultValue={['finance']} />)
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe('财务部')
  expect(document.querySelectorAll('[role=treeitem][tabindex="0"]')).toHaveLength(1)
})

test('check boxes follow their leaves up and down, disabled ones stay out', async () => {
  const onValueChange = vi.fn()
  await render(<Tree label="部门" nodes={sampleDepartments} multiple defaultExpanded={['head', 'admin']} onValueChange={onValueChange} />)
  await userEvent.click(item('前台组'))
  await expect.element(item('总公司')).toHaveAttribute('aria-checked', 'mixed')
  await userEvent.click(item('总公司'))
  expect(onValueChange.mock.calls.at(-1)?.[0]).toEqual(['front', 'fleet', 'finance'])
  await expect.element(item('行政部')).toHaveAttribute('aria-checked', 'true')
  await expect.element(item('信息部')).toHaveAttribute('aria-checked', 'false')
})

test('a disabled node is not chosen', async () => {
  const onValueChange = vi.fn()
  await render(<Tree label="部门" nodes={sampleDepartments} onValueChange={onValueChange} />)
  item('信息部').element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onValueChange).not.toHaveBeenCalled()
})

test('a search opens the parents of what it finds, and shows when it finds nothing', async () => {
  const screen = await render(<Tree label="部门" nodes={sampleDepartments} query="车队" defaultExpanded={[]} />)
  expect(shown()).toEqual(['总公司', '行政部', '车队'])
  await screen.rerender(<Tree label="部门" nodes={sampleDepartments} query="没有" />)
  await expect.element(page.getByRole('status')).toHaveTextContent('没有符合条件的数据，请调整筛选')
})
