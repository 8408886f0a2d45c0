import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { StateTable } from '../testing/StateTable.tsx'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { Text, type TextProps } from './Text.tsx'

const words = '本单超出人力资源部四季度预算 ¥2,420.00'

const meta = preview.meta({ title: 'Components/Text 文字', id: 'components-text', component: Text, subcomponents: { VisuallyHidden }, args: { children: words } })

export const Secondary = meta.story({ args: { tone: 'secondary' } })

const row = (name: string, props: TextProps = {}) => ({ name, shows: <Text {...props}>{words}</Text> })

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <StateTable
      wide
      rows={[
        row('rest'),
        row('secondary', { tone: 'secondary' }),
        row('tertiary', { tone: 'tertiary' }),
        row('warning', { tone: 'warning' }),
        row('danger', { tone: 'danger' }),
        row('strong', { strong: true }),
        row('12', { size: 12 }),
        row('16', { size: 16 }),
        row('18', { size: 18 }),
        row('24', { size: 24 }),
        { name: 'long word', shows: <Text as="p" style={{ inlineSize: 200 }}>D202603181234567890123456789012345678</Text> },
      ]}
    />
  ),
})
