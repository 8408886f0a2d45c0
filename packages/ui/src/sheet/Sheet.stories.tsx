import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { DescriptionList } from '../description-list/DescriptionList.tsx'
import { Ledger } from '../ledger/Ledger.tsx'
import { FactTint, PageHeader } from '../page-header/PageHeader.tsx'
import { Section } from '../section/Section.tsx'
import { StateTable } from '../testing/StateTable.tsx'
import { Sheet } from './Sheet.tsx'

const meta = preview.meta({ title: 'Components/Sheet 纸面', id: 'components-sheet', component: Sheet })

const page = (
  <>
    <PageHeader
      name="预算余额"
      fact={
        <>
          8 个生效预算还可用 ¥144,234.60，<FactTint tone="warning">2 个已透支</FactTint>
        </>
      }
      actions={
        <>
          <Button>导出</Button>
          <Button variant="decisive">新增预算</Button>
        </>
      }
    />
    <Section title="行政采购部四季度办公" aside="负责人 韩立群，10-01 至 12-31">
      <DescriptionList
        columns={2}
        items={[
          { term: '归属部门', value: '行政采购部' },
          { term: '超支规则', value: '超支需审批' },
        ]}
      />
    </Section>
    <Section title="本月">
      <Ledger lines={[{ label: '扣减', amount: -91_038.5 }]} sum={{ label: '余额', amount: 55_611.5 }} />
    </Section>
  </>
)

export const Page = meta.story({ args: { children: page } })
export const Phone = meta.story({ args: { children: page }, globals: { viewport: { value: 'w390' } }, parameters: { layout: 'fullscreen' } })

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <StateTable
      wide
      rows={[
        { name: 'rest', shows: <Sheet style={{ minBlockSize: 80 }} /> },
        { name: 'with a head and sections', shows: <Sheet>{page}</Sheet> },
      ]}
    />
  ),
})
