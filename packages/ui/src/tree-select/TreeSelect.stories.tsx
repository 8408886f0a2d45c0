import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { sampleDepartments } from '../testing/samples/tree.ts'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { TreeSelect, type TreeSelectProps } from './TreeSelect.tsx'

const meta = preview.meta({
  title: 'Components/TreeSelect 树选择',
  id: 'components-treeselect',
  component: TreeSelect,
  args: { label: '部门', 'aria-label': '部门', nodes: sampleDepartments, onValueChange: fn() },
  render: (args) => (
    <div style={{ inlineSize: 280, minBlockSize: 380 }}>
      <TreeSelect {...args} />
    </div>
  ),
})

export const Blank = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('combobox')
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('treeitem', { name: '财务部' }))
    await expect(button).toHaveTextContent('财务部')
  },
})
export const Open = meta.story({ args: { defaultOpen: true, defaultValue: ['finance'] } })
export const MultipleOpen = meta.story({ args: { multiple: true, defaultOpen: true, defaultValue: ['front', 'finance'] } })
export const Invalid = meta.story({ args: { 'aria-invalid': true } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: ['finance'] } })

const choice = (name: string, props: Partial<TreeSelectProps> = {}) => ({
  name,
  shows: (
    <div style={{ inlineSize: 280, minBlockSize: props.defaultOpen ? 340 : 0 }}>
      <TreeSelect label="部门" aria-label={`部门 ${name}`} nodes={sampleDepartments} {...props} />
    </div>
  ),
})

export const States = meta.story({
  parameters: drawnStates('[role=combobox]'),
  render: () => (
    <StateTable
      rows={[
        choice('blank'),
        choice('rest', { defaultValue: ['finance'] }),
        choice('hover', { defaultValue: ['finance'] }),
        choice('focus-visible', { defaultValue: ['finance'] }),
        choice('disabled', { disabled: true, defaultValue: ['finance'] }),
        choice('invalid', { 'aria-invalid': true }),
        choice('several', { multiple: true, defaultValue: ['front', 'finance'] }),
        choice('long text', { nodes: [{ id: '1', label: '华东区域行政与综合管理中心长三角运营与共享服务分公司' }], defaultValue: ['1'] }),
        choice('open', { defaultOpen: true, defaultValue: ['finance'] }),
        choice('open, check boxes', { defaultOpen: true, multiple: true, defaultValue: ['front', 'finance'] }),
      ]}
    />
  ),
})
