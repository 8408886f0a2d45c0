import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Icon, iconNames } from './Icon.tsx'

const meta = preview.meta({ title: 'Foundations/Icon', component: Icon, args: { name: 'cart' } })

export const Sizes = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Icon name="cart" size={16} />
      <Icon name="cart" size={20} />
      <Icon name="cart" size={24} />
    </div>
  ),
})

export const Catalogue = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))', gap: 16, padding: 0, margin: 0 }}>
      {iconNames.map((name) => (
        <li key={name} style={{ listStyle: 'none', display: 'grid', justifyItems: 'center', gap: 8, color: 'var(--mall-text-secondary)' }}>
          <Icon name={name} size={24} />
          <span style={{ fontSize: 12 }}>{name}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(iconNames.length)
  },
})
