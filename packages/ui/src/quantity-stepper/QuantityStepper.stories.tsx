import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx'

const meta = preview.meta({
  title: 'Components/QuantityStepper 数量步进器',
  id: 'components-quantitystepper',
  component: QuantityStepper,
  args: { 'aria-label': '采购数量', onValueChange: fn() },
})

export const Default = meta.story()
export const MinimumAndStep = meta.story({
  args: { min: 10, step: 10, unit: '支', message: '起订量 10 支，须为 10 的整数倍' },
  play: async ({ args, canvas, userEvent }) => {
    const spin = canvas.getByRole('spinbutton')
    await userEvent.clear(spin)
    await userEvent.type(spin, '４７{Enter}')
    await expect(spin).toHaveValue('50')
    await expect(args.onValueChange).toHaveBeenCalledWith(50, expect.objectContaining({ reason: 'snap' }))
  },
})
export const AtStock = meta.story({ args: { defaultValue: 36, max: 36, unit: '箱', message: '仅剩 36 箱' } })
export const Invalid = meta.story({ args: { defaultValue: 80, invalid: true, message: '库存不足，仅剩 36 箱' } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 3 } })
export const Storefront = meta.story({ args: { defaultValue: 12, unit: '支' }, globals: { density: 'comfortable' } })

const stepper = (name: string, props: Partial<QuantityStepperProps> = {}) => ({
  name,
  shows: <QuantityStepper aria-label={name} defaultValue={12} unit="支" {...props} />,
})

export const States = meta.story({
  parameters: drawnStates('button, input'),
  render: () => (
    <StateTable
      rows={[
        stepper('rest'),
        stepper('hover'),
        stepper('focus-visible'),
        stepper('at its least', { defaultValue: 1 }),
        stepper('at the stock', { defaultValue: 36, max: 36, unit: '箱', message: '仅剩 36 箱' }),
        stepper('invalid', { defaultValue: 80, invalid: true, message: '库存不足，仅剩 36 箱' }),
        stepper('disabled', { disabled: true }),
        stepper('large', { defaultValue: 128_000 }),
        ...(['comfortable', 'default', 'compact'] as const).map((density) => ({
          name: density,
          shows: <div data-density={density}>{stepper(density).shows}</div>,
        })),
      ]}
    />
  ),
})
