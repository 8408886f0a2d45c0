import { fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { Window } from '../testing/Window.tsx'
import { Drawer } from './Drawer.tsx'

const meta = preview.meta({
  title: 'Components/Drawer 抽屉',
  id: 'components-drawer',
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

const choices = (names: readonly string[]) => (
  <div style={{ display: 'grid' }}>
    {names.map((name) => (
      <Checkbox key={name}>{name}</Checkbox>
    ))}
  </div>
)
const few = ['仅看有货', '仅看协议商品', '支持专票']
const many = Array.from({ length: 24 }, (_, at) => `品牌 ${at + 1}`)
const buttons = (
  <>
    <Button>重置</Button>
    <Button variant="primary">查看商品</Button>
  </>
)

export const States = meta.story({
  parameters: drawnStates('header button, footer button'),
  render: () => (
    <StateTable
      wide
      rows={[
        {
          name: 'end',
          shows: (
            <Window height={280}>
              <Drawer defaultOpen title="筛选" footer={buttons}>
                {choices(few)}
              </Drawer>
            </Window>
          ),
        },
        {
          name: 'focus-visible',
          shows: (
            <Window height={280}>
              <Drawer defaultOpen title="筛选商品" footer={buttons}>
                {choices(few)}
              </Drawer>
            </Window>
          ),
        },
        {
          name: 'start, without buttons',
          shows: (
            <Window height={240}>
              <Drawer defaultOpen side="start" title="商品分类">
                {choices(few)}
              </Drawer>
            </Window>
          ),
        },
        {
          name: 'bottom, on a phone',
          shows: (
            <Window height={360} width={390}>
              <Drawer defaultOpen side="bottom" title="选择规格" footer={buttons}>
                {choices(few)}
              </Drawer>
            </Window>
          ),
        },
        {
          name: 'not dismissible',
          shows: (
            <Window height={200}>
              <Drawer defaultOpen dismissible={false} title="正在导入">
                已导入 120 行，共 200 行
              </Drawer>
            </Window>
          ),
        },
        {
          name: 'long content',
          shows: (
            <Window height={320}>
              <Drawer defaultOpen title="按品牌筛选（全部品牌，含已停用及仅对部分下属子公司开放的品牌）" footer={buttons}>
                {choices(many)}
              </Drawer>
            </Window>
          ),
        },
      ]}
    />
  ),
})
