import { expect, waitFor } from 'storybook/test'
import type { Scheme } from '../../../packages/ui/src/theme/index.ts'
import { tenants } from '../../decorators/tenants.ts'
import preview from '../../preview.tsx'
import { BrandPlayground } from './BrandPlayground.tsx'

const house = { name: '企业商城', primary: '#175E7A', radius: 4, fontScale: 1 }

const meta = preview.meta({ title: 'Foundations/Brand playground 品牌试验', id: 'foundations-brand-playground', tags: ['!autodocs'] })

export const Playground = meta.story({
  render: (_, { globals }) => (
    <BrandPlayground initial={{ ...house, ...tenants[String(globals['tenant'])] }} scheme={globals['scheme'] as Scheme} />
  ),
})

export const Retheme = meta.story({
  ...Playground.input,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("A tenant's JSON")
    const primary = () => getComputedStyle(canvas.getByTestId('branded')).getPropertyValue('--mall-primary')
    await userEvent.clear(field)
    await userEvent.paste('{ "name": "青松", "primary": "green" }')
    await waitFor(() => expect(canvas.getByRole('alert', { name: '' })).toHaveTextContent('primary is written #rrggbb'))
    const before = primary()
    await userEvent.clear(field)
    await userEvent.paste('{ "name": "青松", "primary": "#2F6B3A", "radius": 8 }')
    await waitFor(() => expect(primary()).not.toBe(before))
  },
})
