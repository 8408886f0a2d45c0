import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Button, type ButtonVariant } from './Button.tsx'

const meta = preview.meta({ title: 'Components/Button', component: Button, args: { children: '加入购物车', onClick: fn() } })

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加入购物车' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
export const Primary = meta.story({ args: { variant: 'primary' } })
export const Decisive = meta.story({ args: { variant: 'decisive', children: '提交订单' } })
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

const variants: ButtonVariant[] = ['primary', 'decisive', 'default', 'text', 'danger']

export const States = meta.story({
  parameters: { pseudo: { hover: '[data-row=hover] button', focusVisible: '[data-row=focus] button' } },
  render: () => (
    <table style={{ borderSpacing: 12 }}>
      <tbody>
        {(['rest', 'hover', 'focus', 'disabled', 'loading'] as const).map((row) => (
          <tr key={row} data-row={row}>
            <th scope="row" style={{ textAlign: 'start', fontWeight: 400, color: 'var(--mall-text-secondary)' }}>
              {row}
            </th>
            {variants.map((variant) => (
              <td key={variant}>
                <Button variant={variant} disabled={row === 'disabled'} loading={row === 'loading'}>
                  确认收货
                </Button>
              </td>
            ))}
          </tr>
        ))}
        {(['comfortable', 'default', 'compact'] as const).map((density) => (
          <tr key={density} data-density={density}>
            <th scope="row" style={{ textAlign: 'start', fontWeight: 400, color: 'var(--mall-text-secondary)' }}>
              {density}
            </th>
            {variants.map((variant) => (
              <td key={variant}>
                <Button variant={variant} icon={<Icon name="cart" size={16} />}>
                  加入购物车
                </Button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
})
