import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = preview.meta({ title: 'Components/Checkbox', component: Checkbox, args: { children: '仅看有货', onCheckedChange: fn() } })

export const Unticked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('仅看有货'))
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'toggle' }))
  },
})
export const Ticked = meta.story({ args: { defaultChecked: true } })
export const Indeterminate = meta.story({ args: { indeterminate: true, children: '全选' } })
export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } })

export const States = meta.story({
  parameters: { pseudo: { hover: '[data-col=hover] input', focusVisible: '[data-col=focus] input' } },
  render: () => (
    <div style={{ display: 'flex', gap: 48 }}>
      {(['rest', 'hover', 'focus'] as const).map((col) => (
        <div key={col} data-col={col} style={{ display: 'grid' }}>
          <Checkbox>未选</Checkbox>
          <Checkbox defaultChecked>已选</Checkbox>
          <Checkbox indeterminate>部分</Checkbox>
          <Checkbox aria-invalid>有误</Checkbox>
          <Checkbox disabled>停用</Checkbox>
          <Checkbox disabled defaultChecked>
            停用已选
          </Checkbox>
        </div>
      ))}
    </div>
  ),
})
