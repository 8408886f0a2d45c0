import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { Popover } from './Popover.tsx'

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
  title: 'Components/Popover',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  args: { label: '列设置', trigger: <Button>列设置</Button>, children: columns, onOpenChange: fn() },
})

export const Closed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }))
    await expect(await screen.findByRole('dialog', { name: '列设置' })).toBeVisible()
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
