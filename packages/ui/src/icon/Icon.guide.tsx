import { Button } from '../button/index.ts'
import { Inline } from '../stack/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Icon } from './Icon.tsx'

export const guide: Guide = {
  lead: '按名字取的图标，颜色随旁边的字，任何尺寸都是 1.5 像素的线。',
  use: ['按钮与菜单里帮人认得快：16、20、24 三个尺寸。', '只用几个、在意体积的组件里用 `Glyph`，只带那一条线。'],
  avoid: ['代替字：图标旁边要有字，或按钮有 `aria-label`。', '人的头像：用 `Avatar`。', '空态的插图：`Empty` 自己有。'],
  pairs: [
    {
      good: { shows: <Button icon={<Icon name="download" size={16} />}>导出</Button>, because: '图标在字前面，帮人一眼找到它。' },
      bad: { shows: <Inline gap={8}><Button icon={<Icon name="grid" size={16} />} aria-label="视图" /><Button icon={<Icon name="list" size={16} />} aria-label="列表" /><Button icon={<Icon name="filter" size={16} />} aria-label="筛选" /></Inline>, because: '一排没有字的方块，要一个个悬停才知道是什么。' },
    },
    {
      good: { shows: <Inline gap={4}><Icon name="warning" size={16} />库存不足</Inline>, because: '意思在字里，图标和颜色只帮一下。' },
      bad: { shows: <Inline gap={4}><Icon name="warning" size={24} /><Icon name="info" size={24} /><Icon name="cart" size={24} />库存不足</Inline>, because: '三个图标抢着说一件事。' },
    },
  ],
  maturity: 'stable',
}
