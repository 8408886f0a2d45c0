import { expect, waitFor } from 'storybook/test'
import preview from '../preview.tsx'
import { GuideOf } from './GuideOf.tsx'

const meta = preview.meta({
  title: 'Patterns/Guide 使用指南',
  id: 'patterns-guide',
  component: GuideOf,
  tags: ['!autodocs'],
  args: { entry: 'status-tag' },
  // What it looks like follows its components, each of which has pictures of its own.
  parameters: { chromatic: { disableSnapshot: true } },
})

export const Wide = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '何时使用' })).toBeVisible()
    const dot = canvasElement.querySelector('.guide-sample [data-part=dot]') ?? canvasElement
    const outline = () => getComputedStyle(dot).outlineStyle
    canvas.getByRole('button', { name: '复制 [data-part=dot]' }).focus()
    await waitFor(() => expect(outline()).toBe('dashed'))
    await userEvent.tab()
    await waitFor(() => expect(outline()).toBe('none'))
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '何时使用' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
