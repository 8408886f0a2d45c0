import preview from '../../../../.storybook/preview.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = preview.meta({
  title: 'Components/Breadcrumbs 面包屑',
  id: 'components-breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: '首页', href: '/' },
      { label: '办公用纸', href: '/product/index?Cid=1' },
      { label: '复印纸', href: '/product/index?Cid=101' },
      { label: 'A4复印纸 80克 500张/包' },
    ],
  },
})

export const Filled = meta.story({})
export const HomeOnly = meta.story({ args: { items: [{ label: '首页' }] } })
export const LongName = meta.story({
  args: { items: [{ label: '首页', href: '/' }, { label: '超大容量按动式中性笔 子弹头 0.5mm 黑色 适用于财务签字与档案书写 速干防水不洇纸' }] },
  globals: { viewport: { value: 'w390' } },
})

const way = [{ label: '首页', href: '/' }, { label: '办公用纸', href: '/product/index?Cid=1' }, { label: '复印纸' }]
const longName = '超大容量按动式中性笔 子弹头 0.5mm 黑色 适用于财务签字与档案书写 速干防水不洇纸'

export const States = meta.story({
  parameters: drawnStates('a'),
  render: () => (
    <StateTable
      rows={[
        { name: 'rest', shows: <Breadcrumbs label="当前位置 1" items={way} /> },
        { name: 'hover', shows: <Breadcrumbs label="当前位置 2" items={way} /> },
        { name: 'focus-visible', shows: <Breadcrumbs label="当前位置 3" items={way} /> },
        { name: 'without links', shows: <Breadcrumbs label="当前位置 4" items={way.map(({ label }) => ({ label }))} /> },
        { name: 'home only', shows: <Breadcrumbs label="当前位置 5" items={[{ label: '首页' }]} /> },
        {
          name: 'long text',
          shows: <Breadcrumbs label="当前位置 6" items={[...way.slice(0, 2), { label: longName }]} style={{ maxInlineSize: 420 }} />,
        },
      ]}
    />
  ),
})
