import { Combobox } from '../combobox/index.ts'
import { Field } from '../field/index.ts'
import { colleagues } from '../testing/samples/colleagues.ts'
import { searchPeople } from '../testing/samples/people.ts'
import type { Guide } from '../testing/guide.ts'
import { TransferList } from './TransferList.tsx'

const chosen = colleagues.slice(0, 2).map(({ value }) => value)

export const guide: Guide = {
  lead: '从许多里挑许多：左边是候选，右边是选中的，两边一直都看得见。',
  use: ['角色成员、审批人、商品集合：要核对「到底选了谁」。', '有上限时给 `max`：放不下就一个也不动，并说还能选几个。', '不能选的给 `reason`，行还在，说得清。'],
  avoid: ['三五个：用 `Combobox` 的 `multiple`。', '有上下级：用 `Tree` 的 `multiple` 或 `TreeSelect`。', '候选上万、要去服务器找：用 `Combobox`。'],
  pairs: [
    {
      wide: true,
      good: {
        shows: <Field label="角色成员" group><TransferList label="角色成员" options={colleagues} defaultValue={chosen} max={20} rowsHeight="160px" /></Field>,
        because: '两栏都在眼前，可以一组一组挪；停用的账号说了为什么不能选。',
      },
      bad: {
        shows: <Field label="角色成员"><Combobox multiple label="角色成员" defaultValue={colleagues.map(({ value, label }) => ({ value, label }))} loadOptions={searchPeople} /></Field>,
        because: '十几个人挤成小块，少了谁、多了谁，看不出来。',
      },
    },
  ],
  maturity: 'trial',
}
