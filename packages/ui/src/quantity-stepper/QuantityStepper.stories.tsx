import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'

const meta = preview.meta({
  title: 'Components/QuantityStepper',
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

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, max-content)', gap: 24, alignItems: 'start' }}>
      {(['comfortable', 'default', 'compact'] as const).map((density) => (
        <div key={density} data-density={density} style={{ display: 'grid', gap: 16 }}>
          <QuantityStepper aria-label="数量" unit="支" />
          <QuantityStepper aria-label="中间" defaultValue={1280} unit="支" />
          <QuantityStepper aria-label="已到库存" defaultValue={36} max={36} unit="箱" message="仅剩 36 箱" />
          <QuantityStepper aria-label="不足" defaultValue={80} invalid message="库存不足，仅剩 36 箱" />
          <QuantityStepper aria-label="停用" disabled defaultValue={3} />
        </div>
      ))}
    </div>
  ),
})
