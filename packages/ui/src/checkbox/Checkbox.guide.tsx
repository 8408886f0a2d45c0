import { Button } from '../button/index.ts'
import { Stack } from '../stack/index.ts'
import { Switch } from '../switch/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Checkbox } from './Checkbox.tsx'

const save = <Button variant="primary">保存</Button>

export const guide: Guide = {
  lead: '一个带标签的勾选格，随表单一起提交。',
  use: ['同意一件事、设一个选项，等按「保存」才生效。', '几项里选任意几项，各自独立。', '代表下面许多格时用 `indeterminate` 表示只勾了一部分。'],
  avoid: ['拨一下立即生效：用 `Switch`。', '几项里只能选一项：用 `RadioGroup`。', '几十项里挑：用 `TransferList` 或 `Combobox`。'],
  pairs: [
    {
      good: { shows: <Stack><Checkbox defaultChecked>设为默认地址</Checkbox>{save}</Stack>, because: '标签是一句肯定的话，勾上就是「是」。' },
      bad: { shows: <Stack><Checkbox>不要不设为默认地址</Checkbox>{save}</Stack>, because: '双重否定：没人敢确定勾上是什么意思。' },
    },
    {
      good: { shows: <Stack><Checkbox>开票时合并同一部门的订单</Checkbox>{save}</Stack>, because: '和别的字段一起保存，所以是勾选。' },
      bad: { shows: <Stack><Switch>开票时合并同一部门的订单</Switch>{save}</Stack>, because: '开关像是已经生效了，人就不会再按「保存」。' },
    },
  ],
  maturity: 'stable',
}
