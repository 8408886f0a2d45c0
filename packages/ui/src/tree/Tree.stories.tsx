import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { sampleDepartments } from '../testing/samples/tree.ts'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { Tree, type TreeProps } from './Tree.tsx'
import { moveTreeNode } from './tree-moves.ts'

const meta = preview.meta({
  title: 'Components/Tree 树',
  id: 'components-tree',
  component: Tree,
  args: { label: '部门', nodes: sampleDepartments, onValueChange: fn(), style: { inlineSize: 280 } },
})

export const Single = meta.story({
  args: { defaultValue: ['finance'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: '行政部' }))
    await expect(args.onValueChange).toHaveBeenCalledWith(['admin'], expect.objectContaining({ reason: 'press' }))
  },
})
export const Multiple = meta.story({
  args: { multiple: true, defaultValue: ['front', 'east-sales', 'east-admin'], defaultExpanded: ['head', 'admin', 'east'] },
})
export const Closed = meta.story({ args: { defaultExpanded: [] } })
export const Searched = meta.story({ args: { query: '车队' } })
export const NothingFound = meta.story({ args: { query: '仓库' } })
export const WithCounts = meta.story({ args: { renderExtra: (node) => `${node.id.length}人` } })

/** The buttons below the tree are as wide as what both stand in. */
const Movable = ({ nodes: given, onMove, style, ...props }: TreeProps) => {
  const [nodes, setNodes] = useState(given)
  return (
    <div style={style}>
      <Tree
        {...props}
        nodes={nodes}
        onMove={(node, target, details) => {
          onMove?.(node, target, details)
          setNodes((before) => moveTreeNode(before, node.id, target))
        }}
      />
    </div>
  )
}

export const Draggable = meta.story({
  parameters: { keepsFocus: true },
  args: { onMove: fn(), defaultValue: ['finance'], defaultExpanded: ['head', 'east'] },
  render: (args) => <Movable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ id: 'finance' }), { parentId: 'head', index: 0 }, expect.anything())
    await expect(canvas.getByRole('status')).toHaveTextContent('财务部已移到总公司，第 1 个，共 3 个')
  },
})
export const Rejected = meta.story({
  parameters: { keepsFocus: true },
  args: {
    onMove: fn(),
    canMove: (node, { parentId }) => (parentId === null ? `${node.label}不能成为公司，公司由集团管理员建立` : null),
    defaultValue: ['finance'],
    defaultExpanded: ['head', 'east'],
  },
  render: (args) => <Movable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(canvas.getByRole('status')).toHaveTextContent('财务部不能成为公司')
    await expect(args.onMove).not.toHaveBeenCalled()
  },
})

const tree = (name: string, props: Partial<TreeProps> = {}) => ({
  name,
  shows: <Tree label={`部门 ${name}`} nodes={sampleDepartments} style={{ inlineSize: 280 }} {...props} />,
})
const longNames = [
  {
    id: 'long',
    label: '华东区域行政与综合管理中心长三角运营与共享服务分公司',
    children: [{ id: 'longer', label: '集团行政与综合管理中心采购专员组（上海、苏州、深圳三地）' }],
  },
]

export const States = meta.story({
  parameters: drawnStates('[role=treeitem]'),
  render: () => (
    <StateTable
      rows={[
        tree('chosen, disabled', { defaultValue: ['finance'], defaultExpanded: ['head'] }),
        tree('hover', { defaultExpanded: [] }),
        tree('focus-visible', { defaultExpanded: [] }),
        tree('closed', { defaultExpanded: [], defaultValue: ['east'] }),
        tree('check boxes', {
          multiple: true,
          defaultValue: ['front', 'east-sales', 'east-admin'],
          defaultExpanded: ['head', 'admin', 'east'],
        }),
        tree('searched', { query: '车队' }),
        tree('nothing found', { query: '仓库' }),
        tree('with counts', { renderExtra: (node) => `${node.id.length}人`, defaultExpanded: ['head'] }),
        { name: 'movable', shows: <Movable label="部门 movable" nodes={sampleDepartments} style={{ inlineSize: 280 }} defaultExpanded={['head']} /> },
        tree('long text', { nodes: longNames, defaultExpanded: ['long'], defaultValue: ['longer'] }),
      ]}
    />
  ),
})
