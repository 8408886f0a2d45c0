import { Field } from '../field/index.ts'
import type { Guide } from '../testing/guide.ts'
import { TextInput } from '../text-input/index.ts'
import { QuantityStepper } from './QuantityStepper.tsx'

export const guide: Guide = {
  lead: '订购的数量：有起订量、有倍数、有上限。打什么都行，离开时变成能下单的数，并说出改了什么。',
  use: ['购物车、商品页、退换货里改数量。', '把商品的起订量、倍数与库存给 `min`、`step`、`max`。', '为什么变了在 `details` 的 `reason` 里，页面不必再猜。'],
  avoid: ['不是数量的数字（工号、税率）：用 `TextInput`。', '上下限：用 `NumberRange`。', '选几档之一：用 `RadioGroup`。'],
  pairs: [
    {
      good: { shows: <QuantityStepper aria-label="订购数量" defaultValue={20} min={10} step={10} max={360} unit="支" />, because: '带单位，按钮一次走一个倍数，打 15 会变成 20 并说明。' },
      bad: { shows: <Field label="数量" error="数量不合法"><TextInput inputMode="numeric" defaultValue="15" /></Field>, because: '提交了才知道不合法，也没说起订量和倍数是多少。' },
    },
    {
      good: { shows: <QuantityStepper aria-label="订购数量（到上限）" defaultValue={36} min={1} max={36} unit="盒" />, because: '到了库存，加号就用不了：人不会先加再被退回来。' },
      bad: { shows: <QuantityStepper aria-label="订购数量（无上限）" defaultValue={9999} unit="盒" />, because: '不给 `max`：库存只有 36，9999 一路走到提交才失败。' },
    },
  ],
  maturity: 'stable',
}
