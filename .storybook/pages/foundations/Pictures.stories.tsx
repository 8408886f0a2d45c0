import { expect } from 'storybook/test'
import { pictureKinds } from '../../../packages/pictures/src/index.ts'
import preview from '../../preview.tsx'
import { Banners as BannersBlock, Kinds as KindsBlock, Pigments as PigmentsBlock } from './Pictures.tsx'

const meta = preview.meta({ title: 'Foundations/Pictures 图片', id: 'foundations-pictures', tags: ['!autodocs'] })

export const Kinds = meta.story({
  render: () => <KindsBlock />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(pictureKinds.length)
  },
})
export const Pigments = meta.story({ render: () => <PigmentsBlock /> })
export const Banners = meta.story({ render: () => <BannersBlock /> })
