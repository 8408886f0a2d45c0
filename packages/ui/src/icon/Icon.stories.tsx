import { expect } from 'storybook/test'
import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { StateTable } from '../testing/StateTable.tsx'
import { Glyph } from './Glyph.tsx'
import { Icon } from './Icon.tsx'
import { iconNames } from './icons.ts'

const meta = preview.meta({ title: 'Foundations/Icons 图标', id: 'foundations-icons', component: Icon, subcomponents: { Glyph }, tags: ['!autodocs'], args: { name: 'cart' } })

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

const tones = ['text', 'text-secondary', 'primary', 'cinnabar', 'danger', 'warning', 'success'] as const

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <StateTable
      rows={[
        ...([16, 20, 24] as const).map((size) => ({
          name: `${size} px`,
          shows: (
            <span style={{ display: 'flex', gap: 16 }}>
              {(['cart', 'star', 'star-filled', 'chevron-end', 'alert'] as const).map((name) => (
                <Icon key={name} name={name} size={size} />
              ))}
            </span>
          ),
        })),
        {
          name: 'colour of its text',
          shows: (
            <span style={{ display: 'flex', gap: 16 }}>
              {tones.map((tone) => (
                <span key={tone} style={{ color: `var(--mall-${tone})` }}>
                  <Icon name="info" />
                </span>
              ))}
            </span>
          ),
        },
        {
          name: 'right to left',
          shows: (
            <span dir="rtl" style={{ display: 'inline-flex', gap: 16 }}>
              <Icon name="chevron-end" />
              <Icon name="logout" />
              <Icon name="cart" />
            </span>
          ),
        },
        { name: 'own outline', shows: <Glyph d="M4 12h16M12 4v16" size={24} /> },
      ]}
    />
  ),
})
