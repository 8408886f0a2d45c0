import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { FormGrid } from '../form-grid/FormGrid.tsx'
import { Field } from '../field/Field.tsx'
import { Section } from '../section/Section.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { StateTable } from '../testing/StateTable.tsx'
import { TextInput } from '../text-input/TextInput.tsx'
import { FormActions } from './FormActions.tsx'

const buttons = (
  <>
    <Button>取消</Button>
    <Button variant="decisive">导入 81 行</Button>
  </>
)

const meta = preview.meta({
  title: 'Components/FormActions 表单操作',
  id: 'components-formactions',
  component: FormActions,
  args: { note: '导入后给 81 人发激活短信；5 行留在这里，改好再导。', children: buttons },
})

const Form = () => (
  <Sheet>
    <Section title="账号">
      <FormGrid columns={1}>
        {Array.from({ length: 20 }, (_, at) => (
          <Field key={at} label={`登录名 ${at + 1}`}>
            <TextInput />
          </Field>
        ))}
      </FormGrid>
    </Section>
    <FormActions note="保存后立即生效">{buttons}</FormActions>
  </Sheet>
)

export const WithNote = meta.story({})
export const UnderALongForm = meta.story({ render: () => <Form /> })
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <StateTable
      wide
      rows={[
        { name: 'buttons only', shows: <FormActions>{buttons}</FormActions> },
        { name: 'note', shows: <FormActions note="导入后给 81 人发激活短信。">{buttons}</FormActions> },
        { name: 'problem', shows: <FormActions problem="请选择归属部门">{buttons}</FormActions> },
        {
          name: 'pending',
          shows: (
            <FormActions note="导入后给 81 人发激活短信。">
              <Button disabled>取消</Button>
              <Button variant="decisive" loading>
                导入 81 行
              </Button>
            </FormActions>
          ),
        },
        {
          name: 'long text',
          shows: (
            <div style={{ maxInlineSize: 360 }}>
              <FormActions problem="集团总部综合管理中心二〇二六年第四季度办公用品预算不足，请减少数量或选择其他预算后重新提交。">{buttons}</FormActions>
            </div>
          ),
        },
      ]}
    />
  ),
})
