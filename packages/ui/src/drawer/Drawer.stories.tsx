import { fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { Drawer } from './Drawer.tsx'

const meta = preview.meta({
  title: 'Components/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: '筛选',
    defaultOpen: true,
    onOpenChange: fn(),
    footer: (
      <>
        <Button>重置</Button>
        <Button variant="primary">查看 128 件商品</Button>
      </>
    ),
    children: (
      <div style={{ display: 'grid' }}>
        {['仅看有货', '仅看协议商品', '支持专票'].map((name) => (
          <Checkbox key={name}>{name}</Checkbox>
        ))}
      </div>
    ),
  },
})

export const End = meta.story()
export const Start = meta.story({ args: { side: 'start' } })
export const Bottom = meta.story({ args: { side: 'bottom' }, globals: { viewport: { value: 'w390' } } })
