import { Button } from '../button/index.ts'
import { Field } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import type { Guide } from '../testing/guide.ts'
import { TextInput } from '../text-input/index.ts'
import { Tooltip } from './Tooltip.tsx'

export const guide: Guide = {
  lead: '悬停或聚焦时的一句补充。它不能是必需的：触屏上多半看不到。',
  use: ['只有图标的按钮多说一句：导出什么、最多多少行。', '不可用的按钮说为什么，这时触屏上也会打开。'],
  avoid: ['必须看到的说明：写在 `Field` 的提示或 `Alert` 里。', '能点的内容：用 `Popover`。', '被截断的名字：让它折行，或给全名的页面。'],
  pairs: [
    {
      good: { shows: <Tooltip content="按当前筛选条件导出，最多 10,000 行"><Button icon={<Icon name="download" size={16} />}>导出</Button></Tooltip>, because: '按钮自己有名字，提示只补充一句；没看到也会用。' },
      bad: { shows: <Tooltip content="导出"><Button>导出</Button></Tooltip>, because: '把按钮上的字又说一遍，读屏软件也念两遍。' },
    },
    {
      good: { shows: <Field label="税号" hint="18 位统一社会信用代码"><TextInput /></Field>, because: '填的时候要用到的说明，一直看得见。' },
      bad: { shows: <Field label="税号"><Tooltip content="18 位统一社会信用代码"><TextInput /></Tooltip></Field>, because: '一打字提示就挡着，手机上根本不出现。' },
    },
  ],
  maturity: 'trial',
}
