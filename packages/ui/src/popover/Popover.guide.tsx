import { Button } from '../button/index.ts'
import { QuantityStepper } from '../quantity-stepper/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Popover } from './Popover.tsx'

export const guide: Guide = {
  lead: '按钮旁边的一小块面板，放一个小表单或一个选择。按 Esc、按外面就合上。',
  use: ['就地改一样东西：数量、备注、列宽。', '说明太长、要点得到的帮助。'],
  avoid: ['一串操作：用 `Menu`。', '只有一句说明：用 `Tooltip`。', '三个以上的字段：用 `FormDialog`。', '必须回答的问题：用 `Dialog`，它不会被按外面合上。'],
  pairs: [
    {
      good: {
        shows: <Popover label="修改数量" trigger={<Button>修改数量</Button>}><QuantityStepper aria-label="数量" defaultValue={20} min={10} step={10} /></Popover>,
        because: '一个控件，改完就合上，不离开这一行。',
      },
      bad: {
        shows: <Popover label="删除" trigger={<Button variant="danger">删除</Button>}><p>删除后不能恢复，确定吗？</p><Button variant="danger">删除</Button></Popover>,
        because: '撤不回来的事放在一碰就关的面板里，误触一次就没了：用 `ConfirmDialog`。',
      },
    },
  ],
  maturity: 'stable',
}
