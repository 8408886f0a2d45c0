import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { people, searchPeople } from '../testing/samples/people.ts'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { Window } from '../testing/Window.tsx'
import { Combobox } from './Combobox.tsx'
import type { ComboboxOption, ComboboxProps } from './types.ts'

const [zhou, wu, lu] = people as [ComboboxOption, ComboboxOption, ComboboxOption]
const onPerson = fn<(value: ComboboxOption | null) => void>()
const onPeople = fn<(value: readonly ComboboxOption[]) => void>()

const meta = preview.meta({
  title: 'Components/Combobox 输入选择',
  id: 'components-combobox',
  component: Combobox,
  parameters: { docs: { story: { inline: false, height: '300px' } } },
})
const sized = (props: ComboboxProps) => (
  <div style={{ maxInlineSize: 320 }}>
    <Combobox {...props} />
  </div>
)

export const Blank = meta.story({
  render: () => sized({ label: '申请人', loadOptions: searchPeople, onValueChange: onPerson }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '申请人' }), '市场')
    await userEvent.click(await screen.findByRole('option', { name: /吴家宁/ }))
    await expect(onPerson).toHaveBeenCalledWith(wu, expect.objectContaining({ reason: 'select' }))
    await expect(canvas.getByRole('combobox')).toHaveValue('吴家宁')
  },
})
export const Filled = meta.story({ render: () => sized({ label: '申请人', loadOptions: searchPeople, defaultValue: zhou, clearable: true }) })
export const Open = meta.story({ render: () => sized({ label: '申请人', loadOptions: searchPeople, defaultValue: wu, defaultOpen: true }) })
export const Several = meta.story({
  render: () => sized({ label: '申请人', loadOptions: searchPeople, multiple: true, defaultValue: [zhou, wu], onValueChange: onPeople }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByRole('option', { name: /陆鸣/ }))
    await expect(onPeople).toHaveBeenCalledWith([zhou, wu, lu], expect.objectContaining({ reason: 'select' }))
    await userEvent.click(canvas.getByRole('button', { name: '移除 周雨桐' }))
    await expect(onPeople).toHaveBeenCalledWith([wu, lu], expect.objectContaining({ reason: 'remove' }))
  },
})
export const NothingFound = meta.story({ render: () => sized({ label: '申请人', loadOptions: () => [], defaultOpen: true }) })
export const Searching = meta.story({
  render: () => sized({ label: '申请人', loadOptions: () => new Promise(() => {}), defaultOpen: true }),
})
export const Failed = meta.story({
  render: () => sized({ label: '申请人', loadOptions: () => Promise.reject(new Error('500')), defaultOpen: true }),
})

const field = (name: string, props: Partial<ComboboxProps> = {}) => ({
  name,
  shows: sized({ label: `申请人 ${name}`, loadOptions: searchPeople, ...props }),
})
const opened = (name: string, props: Partial<ComboboxProps> = {}) => ({
  name,
  shows: (
    <Window height={250} ground="var(--mall-canvas)">
      {field(name, { open: true, ...props }).shows}
    </Window>
  ),
})
const longOption = { value: 'long', label: '华东区域行政与综合管理中心长三角运营与共享服务分公司', note: '集团行政与综合管理中心采购专员组' }
const longNames = [longOption, { value: 'other', label: '上海、苏州、深圳三地联合采购小组（含外派及实习人员）', note: '工号 SH-2026-000118' }]

export const States = meta.story({
  parameters: drawnStates('[role=combobox]'),
  render: () => (
    <StateTable
      rows={[
        field('blank'),
        field('rest', { defaultValue: zhou }),
        field('focus-visible', { defaultValue: zhou }),
        field('invalid', { 'aria-invalid': true }),
        field('disabled', { disabled: true, defaultValue: zhou }),
        field('clearable', { defaultValue: zhou, clearable: true }),
        field('several', { multiple: true, defaultValue: [zhou, wu, lu], clearable: true }),
        field('several, disabled', { multiple: true, defaultValue: [zhou, wu], disabled: true }),
        field('long text', { multiple: true, defaultValue: longNames }),
        ...(['comfortable', 'default', 'compact'] as const).map((density) => ({
          name: density,
          shows: <div data-density={density}>{field(density, { multiple: true, defaultValue: [zhou] }).shows}</div>,
        })),
        opened('open', { defaultValue: wu }),
        opened('open, long text', { loadOptions: () => longNames }),
        opened('nothing found', { loadOptions: () => [] }),
        opened('searching', { loadOptions: () => new Promise(() => {}) }),
        opened('failed', { loadOptions: () => Promise.reject(new Error('500')) }),
      ]}
    />
  ),
})
