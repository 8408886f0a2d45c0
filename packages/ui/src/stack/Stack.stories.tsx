import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { StateTable } from '../testing/StateTable.tsx'
import { tokens } from '../theme/tokens.ts'
import { Inline } from './Inline.tsx'
import { Stack } from './Stack.tsx'

const paragraphs = (
  <>
    <p style={{ margin: 0 }}>订单 D202603170001</p>
    <p style={{ margin: 0 }}>共 3 种，12 件</p>
    <Button>查看订单</Button>
  </>
)
const buttons = (
  <>
    <Button variant="primary">保存</Button>
    <Button>取消</Button>
    <span>已选 3 项</span>
  </>
)

const meta = preview.meta({ title: 'Components/Stack 堆叠布局', id: 'components-stack', component: Stack, subcomponents: { Inline }, args: { children: paragraphs }, argTypes: { gap: { control: 'select', options: [0, ...tokens.space] } } })

export const Below = meta.story({})
export const Beside = meta.story({ render: () => <Inline>{buttons}</Inline> })

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <StateTable
      wide
      rows={[
        { name: 'Stack', shows: <Stack>{paragraphs}</Stack> },
        { name: 'gap 4', shows: <Stack gap={4}>{paragraphs}</Stack> },
        { name: 'align start', shows: <Stack align="start">{paragraphs}</Stack> },
        { name: 'align center', shows: <Stack align="center">{paragraphs}</Stack> },
        { name: 'Inline', shows: <Inline>{buttons}</Inline> },
        { name: 'gap 24', shows: <Inline gap={24}>{buttons}</Inline> },
        { name: 'justify between', shows: <Inline justify="between">{buttons}</Inline> },
        { name: 'justify end', shows: <Inline justify="end">{buttons}</Inline> },
        { name: 'align baseline', shows: <Inline align="baseline">{buttons}</Inline> },
        { name: 'no room', shows: <Inline style={{ inlineSize: 140 }}>{buttons}</Inline> },
      ]}
    />
  ),
})
