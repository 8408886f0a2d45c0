import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Switch } from './Switch.tsx'

const meta = preview.meta({ title: 'Components/Switch', component: Switch, args: { children: '允许非协议采购', onCheckedChange: fn() } })

export const Off = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'toggle' }))
  },
})
export const On = meta.story({ args: { defaultChecked: true } })

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid' }}>
      <Switch>关</Switch>
      <Switch defaultChecked>开</Switch>
      <Switch disabled>停用</Switch>
      <Switch disabled defaultChecked>
        停用，开
      </Switch>
    </div>
  ),
})
