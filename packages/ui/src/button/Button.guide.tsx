import { Icon } from '../icon/index.ts'
import { Inline } from '../stack/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Button } from './Button.tsx'

export const guide: Guide = {
  lead: '按一下做一件事；给了 `href` 就是长得像按钮的链接。高度跟着密度走。',
  use: ['提交、保存、打开对话框：做一件事。', '主要去处（去结算、打开订单）给 `href`，可以在新标签里打开。', '等响应时给 `loading`：宽度与焦点不变，再按也不会送两次。'],
  avoid: ['句子里的去处：用 `Link`。', '表格行里的操作：用 `RowActions`；四个以上：用 `Menu`。', '开与关：用 `Switch`。'],
  sample: <Button variant="primary" loading icon={<Icon name="cart" size={16} />}>加入购物车</Button>,
  pairs: [
    {
      good: { shows: <Inline gap={12}><Button>保存草稿</Button><Button variant="decisive">提交订单</Button></Inline>, because: '一屏一个 `decisive`（朱砂），写的是动作，站在最后。' },
      bad: { shows: <Inline gap={12}><Button variant="decisive">确定</Button><Button variant="decisive">提交</Button><Button variant="primary">保存</Button></Inline>, because: '三个都在喊，「确定」也没说确定什么。' },
    },
    {
      good: { shows: <Inline gap={12}><Button>取消</Button><Button variant="danger">删除地址</Button></Inline>, because: '`danger` 只给撤不回来的事，并写出删的是什么。' },
      bad: { shows: <Inline gap={12}><Button variant="danger">取消</Button><Button variant="primary">删除</Button></Inline>, because: '颜色和后果反着来：红的按了没事，蓝的按了全没。' },
    },
    {
      good: { shows: <Button icon={<Icon name="refresh" size={16} />} aria-label="刷新列表" />, because: '没有字的按钮给 `aria-label`，说清刷新的是什么。' },
      bad: { shows: <Button disabled>提交</Button>, because: '灰着不说为什么：给 `aria-disabled` 和旁边的原因，人还能 Tab 到它。' },
    },
  ],
  maturity: 'stable',
}
