import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { sampleAreas } from '../testing/samples/areas.ts'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { Window } from '../testing/Window.tsx'
import { Cascader } from './Cascader.tsx'
import type { CascaderProps } from './types.ts'

const nanshan = ['440000', '440300', '440305']

const meta = preview.meta({
  title: 'Components/Cascader 级联选择',
  id: 'components-cascader',
  component: Cascader,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: { label: '所在地区', nodes: sampleAreas, levels: ['省', '市', '区'], onValueChange: fn(), style: { maxInlineSize: 320 } },
})

export const Blank = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '所在地区' }))
    await userEvent.click(await screen.findByRole('option', { name: '广东省' }))
    await userEvent.click(await screen.findByRole('option', { name: '深圳市' }))
    await userEvent.click(await screen.findByRole('option', { name: '南山区' }))
    await expect(args.onValueChange).toHaveBeenCalledWith(nanshan, expect.objectContaining({ reason: 'select' }))
  },
})
export const Open = meta.story({ args: { defaultOpen: true, defaultValue: nanshan } })
export const Loading = meta.story({
  args: { label: '分类', nodes: [{ id: 'write', label: '书写工具' }], levels: ['一级', '二级'], loadChildren: () => new Promise(() => {}), defaultOpen: true, defaultValue: ['write'] },
})

const area = (name: string, props: Partial<CascaderProps> = {}) => ({
  name,
  shows: <Cascader label={`所在地区 ${name}`} nodes={sampleAreas} style={{ maxInlineSize: 280 }} {...props} />,
})
const opened = (name: string, props: Partial<CascaderProps> = {}) => ({
  name,
  shows: (
    <Window height={320} ground="var(--mall-canvas)">
      {area(name, { defaultOpen: true, ...props }).shows}
    </Window>
  ),
})
const categories = [{ id: 'write', label: '书写工具' }, { id: 'paper', label: '纸品' }]

export const States = meta.story({
  parameters: drawnStates('[role=combobox]'),
  render: () => (
    <StateTable
      rows={[
        area('blank'),
        area('rest', { defaultValue: nanshan }),
        area('focus-visible', { defaultValue: nanshan }),
        area('invalid', { 'aria-invalid': true }),
        area('disabled', { disabled: true, defaultValue: nanshan }),
        area('long text', { defaultValue: ['540000', '540100', '540171'] }),
        opened('open', { defaultValue: nanshan }),
        opened('open, long text', { defaultValue: ['540000', '540100', '540171'] }),
        opened('loading', { nodes: categories, defaultValue: ['write'], loadChildren: () => new Promise(() => {}) }),
        opened('failed', { nodes: categories, defaultValue: ['write'], loadChildren: () => Promise.reject(new Error('500')) }),
      ]}
    />
  ),
})
