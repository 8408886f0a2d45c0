import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { sampleDepartments } from '../testing/samples/tree.ts'
import { TreeSelect } from './TreeSelect.tsx'

const meta = preview.meta({
  title: 'Components/TreeSelect',
  component: TreeSelect,
  args: { label: '部门', 'aria-label': '部门', nodes: sampleDepartments, onValueChange: fn() },
  decorators: [(Story) => <div style={{ inlineSize: 280, minBlockSize: 380 }}><Story /></div>],
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
