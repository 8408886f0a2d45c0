import { expect } from 'storybook/test'
import preview from '../preview.tsx'
import { ComponentMatrix } from './ComponentMatrix.tsx'

const meta = preview.meta({ title: 'Components/Overview 总览', id: 'components-overview', component: ComponentMatrix, tags: ['!autodocs'], parameters: { chromatic: { disableSnapshot: true } } })

export const Overview = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Button 按钮 · all states' })
    await expect(link).toHaveAttribute('href', './?path=/story/components-button--states')
    await expect(canvas.queryByText('missing')).toBeNull()
  },
})
