import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { StateTable } from '../testing/StateTable.tsx'
import { Section, type SectionProps } from './Section.tsx'

const meta = preview.meta({
  title: 'Components/Section 区块',
  id: 'components-section',
  component: Section,
  args: { title: '预算', aside: '研发中心 2026 四季度办公预算，总额 ¥120,000.00', children: '可用 ¥11,980.00' },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
})

export const WithAside = meta.story({})
export const WithAction = meta.story({ args: { action: <Button variant="text">看流水</Button> } })

const section = (name: string, props: Partial<SectionProps> = {}) => ({
  name,
  shows: (
    <Section title={`预算（${name}）`} {...props}>
      可用 ¥11,980.00
    </Section>
  ),
})

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <StateTable
      wide
      rows={[
        section('title only'),
        section('aside', { aside: '总额 ¥120,000.00' }),
        section('action', { aside: '总额 ¥120,000.00', action: <Button variant="text">看流水</Button> }),
        section('level 3', { level: 3 }),
        { name: 'flush', shows: <Section title="商品" aside="4 种" flush><div style={{ blockSize: 40, background: 'var(--mall-canvas)' }} /></Section> },
        section('heading at the start', { heading: 'start', aside: '带 * 必填' }),
        section('long text', {
          title: '集团总部综合管理中心二〇二六年第四季度办公用品与劳保用品联合采购预算',
          aside: '负责人 欧阳慕容清歌，2026-10-01 至 2026-12-31，超支需审批',
          action: <Button variant="text">看流水</Button>,
        }),
      ]}
    />
  ),
})
