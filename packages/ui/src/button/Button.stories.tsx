import { expect, fn, waitFor } from 'storybook/test'
import { underTest } from '../../../../.storybook/decorators/environment.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Link, LinkProvider } from '../link/Link.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { Button, type ButtonProps, type ButtonVariant } from './Button.tsx'

const meta = preview.meta({ title: 'Components/Button 按钮', id: 'components-button', component: Button, subcomponents: { Link, LinkProvider }, args: { children: '加入购物车', onClick: fn() } })

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加入购物车' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
export const Primary = meta.story({ args: { variant: 'primary' } })
export const Decisive = meta.story({ args: { variant: 'decisive', children: '提交订单' } })
export const Soft = meta.story({ args: { variant: 'soft', children: '加入购物车' } })
export const Text = meta.story({ args: { variant: 'text', children: '查看明细' } })
export const Danger = meta.story({ args: { variant: 'danger', children: '删除' } })
export const WithIcon = meta.story({ args: { variant: 'primary', icon: <Icon name="cart" size={16} /> } })
export const IconOnly = meta.story({ args: { icon: <Icon name="refresh" size={16} />, children: undefined, 'aria-label': '刷新' } })
export const AsLink = meta.story({ args: { href: '/shop/cart', children: '去购物车' } })
export const Disabled = meta.story({ args: { disabled: true } })
export const Loading = meta.story({
  args: { variant: 'decisive', loading: true, children: '提交订单' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: '提交订单' }).click()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})
export const Block = meta.story({ args: { block: true, variant: 'primary', children: '登录' } })

const variants: ButtonVariant[] = ['primary', 'decisive', 'soft', 'default', 'text', 'danger']
const row = (name: string, props: Partial<ButtonProps> = {}) => ({
  name,
  shows: (
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} {...props}>
          确认收货
        </Button>
      ))}
    </span>
  ),
})
const icon = <Icon name="cart" size={16} />
const long = '提交审批并通知集团总部与全部下属子公司的采购负责人'

export const States = meta.story({
  parameters: drawnStates('button'),
  render: () => (
    <StateTable
      rows={[
        row('rest'),
        row('hover'),
        row('focus-visible'),
        row('disabled', { disabled: true }),
        row('loading', { loading: true }),
        row('with icon', { icon }),
        { name: 'icon alone', shows: <Button icon={<Icon name="refresh" size={16} />} aria-label="刷新" /> },
        { name: 'long text', shows: <span style={{ display: 'block', inlineSize: 240 }}><Button variant="primary">{long}</Button></span> },
        ...(['comfortable', 'default', 'compact'] as const).map((density) => ({
          name: density,
          shows: <div data-density={density}>{row(density, { icon }).shows}</div>,
        })),
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    // Storybook itself draws the states only once the steps are done.
    if (!underTest) return
    const look = (row: string) => {
      const button = canvasElement.querySelector(`[data-row=${row}] button`)
      return button ? getComputedStyle(button) : null
    }
    await waitFor(() => expect(look('focus-visible')?.outlineStyle).toBe('solid'))
    await waitFor(() => expect(look('hover')?.backgroundColor).not.toBe(look('rest')?.backgroundColor))
  },
})
