import { Field } from '../field/index.ts'
import { sampleAreas } from '../testing/samples/areas.ts'
import type { Guide } from '../testing/guide.ts'
import { Select } from '../select/index.ts'
import { Cascader } from './Cascader.tsx'

const part = ['请选择']
const options = part.map((label) => ({ value: label, label }))

export const guide: Guide = {
  lead: '一级一级选到最后一级：省、市、区。值是从上到下的整条路径，框里写出每一级的名字。',
  use: ['只能选最后一级的树：收货地址的区县、商品的三级分类。', '下级要现去取的：给 `loadChildren`，点开哪级取哪级。', '手机上一列占满，逐级进退。'],
  avoid: ['哪一级都能选，或要选几个：用 `TreeSelect`。', '只有一级：用 `Select`。', '展示与管理整棵树：用 `Tree`。'],
  pairs: [
    {
      good: {
        shows: <Field label="所在地区" required><Cascader label="所在地区" levels={['省', '市', '区']} nodes={sampleAreas} defaultValue={['440000', '440300', '440305']} /></Field>,
        because: '一个框、一条路径；`levels` 让每一列有名字。',
      },
      bad: {
        shows: (
          <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
            {['省', '市', '区'].map((name) => <Select key={name} aria-label={name} defaultValue="请选择" options={options} />)}
          </div>
        ),
        because: '三个下拉：改了省要自己记得改市和区，一不留神就存下不存在的地址。',
      },
    },
  ],
  maturity: 'stable',
}
