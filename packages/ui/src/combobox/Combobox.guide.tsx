import { Field } from '../field/index.ts'
import { people, searchPeople } from '../testing/samples/people.ts'
import type { Guide } from '../testing/guide.ts'
import { Combobox } from './Combobox.tsx'

const [first, second, third] = people
const some = [first, second, third].flatMap((person) => person ?? [])
const bare = async () => [
  { value: 'u1', label: '李明' },
  { value: 'u2', label: '李明' },
]

export const guide: Guide = {
  lead: '边打字边找、从候选里选定一个或几个。值是选项，不是打的那段字；网络由页面去问。',
  use: ['候选太多，列不完：人员、商品、部门、供应商。', '要选几个时给 `multiple`，已选的排成小块，可用退格删掉。', '候选在服务器上：`loadOptions` 每次都给 `signal`，换了字就放弃上一次。'],
  avoid: ['候选不到二十个：用 `Select`，不必打字。', '要在两栏之间挑很多人：用 `TransferList`；选树上的节点：用 `TreeSelect`。', '找商品并看结果页：用 `SearchBox`。'],
  pairs: [
    {
      good: { shows: <Field label="转交给" required><Combobox label="转交给" defaultValue={first ?? null} loadOptions={searchPeople} clearable /></Field>, because: '候选带 `note` 写明部门，重名的人也分得开。' },
      bad: { shows: <Field label="转交给" required><Combobox label="转交给" loadOptions={bare} /></Field>, because: '只给姓名：两位李明，选中的是哪一位，谁也不知道。' },
    },
    {
      good: { shows: <Field label="抄送"><Combobox label="抄送" multiple defaultValue={some} loadOptions={searchPeople} /></Field>, because: '三五个人用 `multiple`，选了谁都在框里看得见。' },
      bad: { shows: <Field label="角色成员"><Combobox label="角色成员" multiple defaultValue={[...people]} loadOptions={searchPeople} /></Field>, because: '几十个成员都挤成小块：要核对是谁，用 `TransferList`。' },
    },
  ],
  maturity: 'stable',
}
