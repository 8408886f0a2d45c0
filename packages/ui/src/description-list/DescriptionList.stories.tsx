import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { StateTable } from '../testing/StateTable.tsx'
import { DescriptionList, type Description, type DescriptionListProps } from './DescriptionList.tsx'

const items: readonly Description[] = [
  { term: '收货人', value: '沈知言' },
  { term: '联系电话', value: '19900000002' },
  { term: '期望送达', value: null },
  { term: '费用归属', value: '行政采购部' },
  { term: '支付方式', value: '账期月结' },
  { term: '收货地址', value: '上海市 浦东新区 云岫路188号 华启大厦12层前台', full: true },
]

const meta = preview.meta({ title: 'Components/DescriptionList 描述列表', id: 'components-descriptionlist', component: DescriptionList, args: { items } })

export const OneColumn = meta.story({})
export const ThreeColumns = meta.story({ args: { columns: 3 } })
export const Above = meta.story({ args: { columns: 3, layout: 'above' } })
export const Ruled = meta.story({ args: { ruled: true } })

const row = (name: string, width: number, props: Partial<DescriptionListProps> = {}) => ({
  name,
  shows: <DescriptionList items={items} style={{ maxInlineSize: width }} {...props} />,
})

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <StateTable
      wide
      rows={[
        row('one column', 320),
        row('two columns where there is room', 640, { columns: 2 }),
        row('two columns in a narrow place', 320, { columns: 2 }),
        row('three columns', 960, { columns: 3 }),
        row('above', 960, { columns: 3, layout: 'above' }),
        row('ruled', 480, { ruled: true }),
        row('long text', 320, {
          items: [
            { term: '集团总部综合管理中心费用归属', value: '二〇二六年第四季度办公用品与劳保用品联合采购预算' },
            { term: '税号', value: 'ZZ310000DEMO00001AZZ310000DEMO00001AZZ310000' },
          ],
        }),
      ]}
    />
  ),
})
