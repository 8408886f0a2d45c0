import { expect } from 'storybook/test'
import preview from '../../preview.tsx'
import { Pairs as PairsBlock, Palette as PaletteBlock } from './Colour.tsx'

const meta = preview.meta({ title: 'Foundations/Colour 颜色', id: 'foundations-colour', tags: ['!autodocs'] })

export const Palette = meta.story({ render: () => <PaletteBlock /> })
export const Pairs = meta.story({
  render: () => <PairsBlock />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/too little/)).toBeNull()
  },
})
