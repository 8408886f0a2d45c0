import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { sampleDepartments } from '../testing/samples/tree.ts'
import { Tree, type TreeProps } from './Tree.tsx'
import { moveTreeNode } from './tree-moves.ts'

describeConformance('Tree whose nodes move', () => <Tree label="部门" nodes={sampleDepartments} onMove={() => {}} />)

const item = (name: string) => page.getByRole('treeitem', { name, exact: true })
const shown = () => page.getByRole('treeitem').elements().map((one) => `${one.ariaLevel} ${one.getAttribute('aria-posinset')} ${one.querySelector('[data-part=label]')?.textContent}`)
const focused = () => document.activeElement?.querySelector('[data-part=label]')?.textContent

const Departments = ({ onMove, ...props }: Partial<TreeProps>) => {
  const [nodes, setNodes] = useState<TreeProps['nodes']>(sampleDepartments)
  return (
    <Tree
      label="部门"
      {...props}
      nodes={nodes}
      onMove={(node, target, details) => {
        onMove?.(node, target, details)
        setNodes((before) => moveTreeNode(before, node.id, target))
      }}
    />
  )
}

describe('by the keyboard', () => {
  test.each([
    ['{ArrowUp}', { parentId: 'head', index: 0 }, '财务部已移到总公司，第 1 个，共 3 个'],
    ['{ArrowDown}', { parentId: 'head', index: 2 }, '财务部已移到总公司，第 3 个，共 3 个'],
    ['{ArrowLeft}', { parentId: null, index: 1 }, '财务部已移到最上级，第 2 个，共 3 个'],
    ['{ArrowRight}', { parentId: 'admin', index: 2 }, '财务部已移到行政部，第 3 个，共 3 个'],
  ])('Alt and %s moves, says so and keeps the focus', async (key, target, said) => {
    const onMove = vi.fn()
    await render(<Departments defaultValue={['finance']} onMove={onMove} />)
    await userEvent.keyboard(`{Tab}{Alt>}${key}{/Alt}`)
    expect(onMove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'finance' }), target, expect.objectContaining({ reason: 'keyboard' }))
    await expect.element(page.getByRole('status')).toHaveTextContent(said)
    expect(focused()).toBe('财务部')
  })

  test('in and out again, and the node that took it in opens', async () => {
    await render(<Departments defaultValue={['finance']} />)
    await userEvent.keyboard('{Tab}{Alt>}{ArrowRight}{/Alt}')
    await expect.poll(shown).toContain('3 3 财务部')
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect.poll(shown).toContain('2 2 财务部')
  })

  test.each([
    ['admin', '{ArrowUp}', '已是同级第一个'],
    ['it', '{ArrowDown}', '已是同级最后一个'],
    ['head', '{ArrowLeft}', '已是最上级'],
    ['admin', '{ArrowRight}', '上面没有同级，不能移入'],
  ])('%s and Alt %s moves nothing: %s', async (id, key, reason) => {
    const onMove = vi.fn()
    await render(<Departments defaultValue={[id]} onMove={onMove} />)
    await userEvent.keyboard(`{Tab}{Alt>}${key}{/Alt}`)
    await expect.element(page.getByRole('status')).toHaveTextContent(reason)
    expect(onMove).not.toHaveBeenCalled()
  })

  test('a reason of the owner is shown until something else is done', async () => {
    const onMove = vi.fn()
    await render(<Departments defaultValue={['finance']} onMove={onMove} canMove={() => '财务部由总部管理'} />)
    await userEvent.keyboard('{Tab}{Alt>}{ArrowUp}{/Alt}')
    const reason = () => document.querySelector('[data-part=problem]')?.textContent
    expect(reason()).toBe('财务部由总部管理')
    await userEvent.keyboard('{ArrowDown}')
    expect(reason()).toBeUndefined()
    expect(onMove).not.toHaveBeenCalled()
  })

  test('nothing is said as long as the owner does not move it', async () => {
    await render(<Tree label="部门" nodes={sampleDepartments} defaultValue={['finance']} onMove={() => {}} />)
    await userEvent.keyboard('{Tab}{Alt>}{ArrowUp}{/Alt}')
    await expect.element(page.getByRole('status')).toHaveTextContent('')
  })
})

describe('by the buttons, without dragging', () => {
  const button = (name: string) => page.getByRole('group', { name: '移动财务部' }).getByRole('button', { name })

  test('of a flat list lead up and down alone', async () => {
    await render(<Departments flat />)
    await item('财务部').click()
    await expect.element(button('下移')).toBeVisible()
    expect(page.getByRole('button', { name: /^移[入出]$/ }).elements()).toEqual([])
  })

  test.each([
    ['上移', { parentId: 'head', index: 0 }, '2 1 财务部', '财务部已移到总公司，第 1 个，共 3 个'],
    ['下移', { parentId: 'head', index: 2 }, '2 3 财务部', '财务部已移到总公司，第 3 个，共 3 个'],
    ['移出', { parentId: null, index: 1 }, '1 2 财务部', '财务部已移到最上级，第 2 个，共 3 个'],
    ['移入', { parentId: 'admin', index: 2 }, '3 3 财务部', '财务部已移到行政部，第 3 个，共 3 个'],
  ])('%s moves the row that was pressed, and again', async (name, target, after, said) => {
    const onMove = vi.fn()
    await render(<Departments onMove={onMove} />)
    await item('财务部').click()
    await button(name).click()
    expect(onMove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'finance' }), target, expect.objectContaining({ reason: 'press' }))
    await expect.poll(shown).toContain(after)
    await expect.element(page.getByRole('status')).toHaveTextContent(said)
    await expect.element(button('上移')).toBeVisible()
  })

  test('the bar names the row that is chosen, wherever the focus went', async () => {
    await render(<Departments defaultValue={['finance']} />)
    await userEvent.keyboard('{Tab}{ArrowDown}')
    await expect.element(page.getByRole('group', { name: '移动财务部' })).toBeVisible()
  })

  test('one that has no way says why', async () => {
    const onMove = vi.fn()
    await render(<Departments defaultValue={['finance']} onMove={onMove} canMove={() => '财务部由总部管理'} />)
    await button('上移').click()
    expect(document.querySelector('[data-part=problem]')?.textContent).toBe('财务部由总部管理')
    await item('总公司').click()
    const up = page.getByRole('group', { name: '移动总公司' }).getByRole('button', { name: '上移' })
    await expect.element(up).toHaveAttribute('aria-disabled', 'true')
    up.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(page.getByRole('status')).toHaveTextContent('已是同级第一个')
    expect(onMove).not.toHaveBeenCalled()
  })
})

describe('by the pointer', () => {
  const draggable = () => expect.element(item('总公司')).toHaveAttribute('draggable', 'true')
  const drop = (from: string, to: string, x: number, y: number) =>
    userEvent.dragAndDrop(item(from), item(to), { sourcePosition: { x: 60, y: 12 }, targetPosition: { x, y } })

  test.each([
    ['信息部', '行政部', 80, 3, { parentId: 'head', index: 0 }, '2 1 信息部'],
    ['财务部', '行政部', 80, 16, { parentId: 'admin', index: 2 }, '3 3 财务部'],
    ['财务部', '华东分公司', 80, 3, { parentId: null, index: 1 }, '1 2 财务部'],
    ['财务部', '综合部', 6, 20, { parentId: null, index: 2 }, '1 3 财务部'],
  ])('%s on %s at %i, %i', async (from, to, x, y, target, after) => {
    const onMove = vi.fn()
    await render(<Departments defaultExpanded={['head', 'east']} onMove={onMove} />)
    await draggable()
    await drop(from, to, x, y)
    expect(onMove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ label: from }), target, expect.objectContaining({ reason: 'drag', event: expect.any(DragEvent) }))
    await expect.poll(shown).toContain(after)
    expect(document.querySelector('[data-part=drop], [data-dragged]')).toBeNull()
  })

  test('not below itself', async () => {
    const onMove = vi.fn()
    await render(<Departments defaultExpanded={['head', 'east']} onMove={onMove} />)
    await draggable()
    await drop('总公司', '财务部', 80, 16)
    await expect.element(page.getByRole('status')).toHaveTextContent('不能移动到自身下级')
    expect(onMove).not.toHaveBeenCalled()
  })

  test('not while a search filters what shows, nor where nobody moves', async () => {
    const screen = await render(<Departments />)
    await draggable()
    await screen.rerender(<Departments query="总公司" />)
    await expect.element(item('总公司')).not.toHaveAttribute('draggable')
    await screen.rerender(<Tree label="部门" nodes={sampleDepartments} />)
    await expect.element(item('总公司')).not.toHaveAttribute('draggable')
  })
})
