import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { sampleDepartments } from '../testing/samples/tree.ts'
import { Tree } from './Tree.tsx'

const meta = preview.meta({
  title: 'Components/Tree',
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
export const Multiple = meta.story({ args: { multiple: true, defaultValue: ['front', 'east-sales', 'east-admin'], defaultExpanded: ['head', 'admin', 'east'] } })
export const Closed = meta.story({ args: { defaultExpanded: [] } })
export const Searched = meta.story({ args: { query: '车队' } })
export const NothingFound = meta.story({ args: { query: '仓库' } })
export const WithCounts = meta.story({ args: { renderExtra: (node) => `${node.id.length}人` } })
