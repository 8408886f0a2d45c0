import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = preview.meta({ title: 'Components/Checkbox 复选框', id: 'components-checkbox', component: Checkbox, args: { children: '仅看有货', onCheckedChange: fn() } })

export const Unticked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('仅看有货'))
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'toggle' }))
  },
})
export const Ticked = meta.story({ args: { defaultChecked: true } })
export const Indeterminate = meta.story({ args: { indeterminate: true, children: '全选' } })
export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } })

const boxes = (
  <span style={{ display: 'flex', flexWrap: 'wrap', columnGap: 32 }}>
    <Checkbox>未选</Checkbox>
    <Checkbox defaultChecked>已选</Checkbox>
    <Checkbox indeterminate>部分</Checkbox>
    <Checkbox aria-invalid>有误</Checkbox>
    <Checkbox disabled>停用</Checkbox>
    <Checkbox disabled defaultChecked>
      停用已选
    </Checkbox>
  </span>
)

export const States = meta.story({
  parameters: drawnStates('input:enabled'),
  render: () => (
    <StateTable
      rows={[
        { name: 'rest', shows: boxes },
        { name: 'hover', shows: boxes },
        { name: 'focus-visible', shows: boxes },
        { name: 'comfortable', shows: <div data-density="comfortable">{boxes}</div> },
        {
          name: 'long text',
          shows: (
            <div style={{ inlineSize: 280 }}>
              <Checkbox>我已阅读并同意集团采购管理办法，确认本单所购商品仅用于办公，不作转售</Checkbox>
            </div>
          ),
        },
      ]}
    />
  ),
})
