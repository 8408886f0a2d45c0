import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DateRange } from '../date-range/index.ts'
import { Field } from '../field/index.ts'
import { TextInput } from '../text-input/index.ts'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { FilterBar, type FilterBarProps } from './FilterBar.tsx'

const fields = [
  <Field key="no" label="订单号">
    <TextInput name="OrderNo" />
  </Field>,
  <Field key="product" label="商品">
    <TextInput name="Keyword" />
  </Field>,
  <DateRange key="time" label="下单时间" today="2026-03-18" startName="Begin" endName="End" />,
  <Field key="buyer" label="下单人">
    <TextInput name="Buyer" />
  </Field>,
  <Field key="department" label="部门">
    <TextInput name="Department" />
  </Field>,
]

const meta = preview.meta({
  title: 'Components/FilterBar 筛选栏',
  id: 'components-filterbar',
  component: FilterBar,
  args: { label: '筛选订单', children: fields, onSearch: fn(), onReset: fn() },
})

export const AllFields = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('订单号'), 'PO20260310{Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
  },
})
export const Collapsed = meta.story({
  args: { collapsedCount: 3 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('部门')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '展开筛选' }))
    await expect(canvas.getByLabelText('部门')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '收起筛选' }))
    await expect(canvas.getByLabelText('部门')).not.toBeVisible()
  },
})
export const Busy = meta.story({ args: { busy: true } })
export const Phone = meta.story({ args: { collapsedCount: 2 }, globals: { viewport: { value: 'w390' } } })

const bar = (name: string, props: Partial<FilterBarProps> = {}) => ({
  name,
  shows: (
    <FilterBar label={`筛选订单 ${name}`} onSearch={() => {}} {...props}>
      {props.children ?? fields}
    </FilterBar>
  ),
})

export const States = meta.story({
  parameters: drawnStates('button'),
  render: () => (
    <StateTable
      wide
      rows={[
        bar('rest'),
        bar('hover', { children: fields.slice(0, 2) }),
        bar('focus-visible', { children: fields.slice(0, 2) }),
        bar('collapsed', { collapsedCount: 3 }),
        bar('expanded', { collapsedCount: 3, defaultExpanded: true }),
        bar('busy', { busy: true }),
        bar('one field', { children: fields.slice(0, 1) }),
        bar('error', {
          children: (
            <Field label="金额" error="最低金额不能大于最高金额">
              <TextInput defaultValue="1000" />
            </Field>
          ),
        }),
      ]}
    />
  ),
})
