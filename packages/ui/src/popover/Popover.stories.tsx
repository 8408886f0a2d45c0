import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { Window } from '../testing/Window.tsx'
import { Popover, type PopoverProps } from './Popover.tsx'

const columns = (
  <div style={{ display: 'grid' }}>
    {['下单时间', '部门', '支付方式', '开票状态'].map((name) => (
      <Checkbox key={name} defaultChecked>
        {name}
      </Checkbox>
    ))}
  </div>
)

const meta = preview.meta({
  title: 'Components/Popover 气泡卡片',
  id: 'components-popover',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  args: { label: '列设置', trigger: <Button>列设置</Button>, children: columns, onOpenChange: fn() },
})

export const Closed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: '列设置' })).toBeVisible())
    await expect(args.onOpenChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'trigger' }))
  },
})
export const Open = meta.story({ args: { defaultOpen: true } })
export const AtTheEnd = meta.story({
  args: { defaultOpen: true, align: 'end' },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Popover {...args} />
    </div>
  ),
})

const plain = 'var(--mall-canvas)'
const longText =
  '协议价为贵司与本商城签订的框架协议所约定的含税单价，数量达到阶梯时自动适用更低的单价；市场价仅供参考，不作为结算依据。'
const shown = (props: Partial<PopoverProps>) => (
  <Window height={250} ground={plain}>
    <Popover defaultOpen label="列设置" trigger={<Button>列设置</Button>} {...props}>
      {props.children ?? columns}
    </Popover>
  </Window>
)

export const States = meta.story({
  parameters: drawnStates('button'),
  render: () => (
    <StateTable
      rows={[
        { name: 'closed', shows: <Popover label="列设置" trigger={<Button>列设置</Button>} /> },
        { name: 'hover', shows: <Popover label="列设置" trigger={<Button>列设置</Button>} /> },
        { name: 'focus-visible', shows: <Popover label="列设置" trigger={<Button>列设置</Button>} /> },
        { name: 'disabled', shows: <Popover label="列设置" trigger={<Button disabled>列设置</Button>} /> },
        { name: 'open', shows: shown({}) },
        { name: 'long text', shows: shown({ label: '价格说明', trigger: <Button>价格说明</Button>, children: longText }) },
      ]}
    />
  ),
})
