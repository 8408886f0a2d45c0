import { Button } from '../button/index.ts'
import { Stack } from '../stack/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Switch } from './Switch.tsx'

export const guide: Guide = {
  lead: '拨一下立即生效的开关。',
  use: ['启用或停用一条规则、一个账号，拨了就发请求，不另外保存。', '响应没回来时给 `disabled`，失败了拨回原处并说明原因。'],
  avoid: ['跟表单一起提交的：用 `Checkbox`。', '两个互斥的选项各有名字（月结、现结）：用 `RadioGroup`。', '停用会影响别人、撤不回来：先用 `ConfirmDialog` 问一句。'],
  pairs: [
    {
      good: { shows: <Switch defaultChecked>启用这条审批规则</Switch>, because: '标签说开着是什么状态，拨动前后都读得通。' },
      bad: { shows: <Switch defaultChecked>点击切换</Switch>, because: '没说开的是什么；读屏软件只读出「点击切换，开」。' },
    },
    {
      good: { shows: <Switch defaultChecked disabled>启用这条审批规则</Switch>, because: '正在保存时先不让再拨，免得两次请求互相打架。' },
      bad: { shows: <Stack><Switch>启用这条审批规则</Switch><Button variant="primary">保存</Button></Stack>, because: '旁边还有「保存」：到底什么时候生效？' },
    },
  ],
  maturity: 'stable',
}
