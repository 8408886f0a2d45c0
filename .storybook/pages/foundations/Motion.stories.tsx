import { expect } from 'storybook/test'
import preview from '../../preview.tsx'
import { Durations as DurationsBlock } from './Motion.tsx'

const meta = preview.meta({ title: 'Foundations/Motion 动效', id: 'foundations-motion', tags: ['!autodocs'] })

export const Durations = meta.story({
  render: () => <DurationsBlock />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await expect(canvas.getByRole('button', { name: 'Move' })).toHaveAttribute('aria-pressed', 'true')
  },
})
