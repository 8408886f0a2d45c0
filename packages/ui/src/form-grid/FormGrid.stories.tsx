import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Field } from '../field/Field.tsx'
import { StateTable } from '../testing/StateTable.tsx'
import { TextInput } from '../text-input/TextInput.tsx'
import { FormGrid } from './FormGrid.tsx'

const fields = (prefix = '') => (
  <>
    {['收货人', '手机', '标签', '邮编'].map((label) => (
      <Field key={label} label={`${prefix}${label}`}>
        <TextInput />
      </Field>
    ))}
    <Field label={`${prefix}详细地址`} data-full>
      <TextInput />
    </Field>
  </>
)

const meta = preview.meta({ title: 'Components/FormGrid 表单网格', id: 'components-formgrid', component: FormGrid, args: { children: fields() } })

export const TwoColumns = meta.story({})
export const ThreeColumns = meta.story({ args: { columns: 3 } })
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <StateTable
      wide
      rows={[
        { name: 'one column', shows: <FormGrid columns={1}>{fields()}</FormGrid> },
        { name: 'two columns', shows: <FormGrid>{fields()}</FormGrid> },
        { name: 'three columns', shows: <FormGrid columns={3}>{fields()}</FormGrid> },
        { name: 'in a narrow place', shows: <FormGrid columns={3} style={{ maxInlineSize: 360 }}>{fields()}</FormGrid> },
        { name: 'long text', shows: <FormGrid>{fields('集团总部综合管理中心二〇二六年第四季度办公用品联合采购')}</FormGrid> },
      ]}
    />
  ),
})
