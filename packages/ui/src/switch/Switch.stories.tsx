import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { Switch } from './Switch.tsx'

const meta = preview.meta({ title: 'Components/Switch 开关', id: 'components-switch', component: Switch, args: { children: '允许非协议采购', onCheckedChange: fn() } })

export const Off = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'toggle' }))
  },
})
export const On = meta.story({ args: { defaultChecked: true } })

const both = (name: string, disabled = false) => ({
  name,
  shows: (
    <span style={{ display: 'flex', gap: 32 }}>
      <Switch disabled={disabled}>关</Switch>
      <Switch disabled={disabled} defaultChecked>
        开
      </Switch>
    </span>
  ),
})

export const States = meta.story({
  parameters: drawnStates('input, button'),
  render: () => (
    <StateTable
      rows={[
        both('rest'),
        both('hover'),
        both('focus-visible'),
        both('disabled', true),
        { name: 'comfortable', shows: <div data-density="comfortable">{both('comfortable').shows}</div> },
        {
          name: 'long text',
          shows: (
            <div style={{ inlineSize: 280 }}>
              <Switch defaultChecked>允许下属子公司采购目录外商品（提交后需集团采购负责人审批）</Switch>
            </div>
          ),
        },
      ]}
    />
  ),
})
