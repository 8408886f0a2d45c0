import { Button } from '../../../packages/ui/src/button/index.ts'
import { Select } from '../../../packages/ui/src/select/index.ts'
import { TextInput } from '../../../packages/ui/src/text-input/index.ts'
import { tokens, type Density } from '../../../packages/ui/src/theme/index.ts'
import { CopyName } from '../blocks/CopyName.tsx'
import { Ledger } from '../blocks/Ledger.tsx'

/** Type sizes, each with a product name and a price. */
export const TypeScale = () => {
  return (
    <Ledger
      label="Type"
      head={['Size / line', 'Regular', 'Semibold', 'Figures']}
      variableOf={(name) => `--mall-font-size-${String(name).split(' ', 1)[0]}`}
      rows={Object.entries(tokens.type).map(([size, line]) => {
        const font = {
          fontSize: `var(--mall-font-size-${size})`,
          lineHeight: `var(--mall-line-height-${size})`,
          whiteSpace: 'nowrap',
        } as const
        return [
          `${size} / ${line}`,
          <span key="regular" style={font}>办公用纸 Paper</span>,
          <span key="bold" style={{ ...font, fontWeight: 600 }}>办公用纸 Paper</span>,
          <span key="figures" style={{ ...font, fontVariantNumeric: 'tabular-nums' }}>¥1,234.50</span>,
        ]
      })}
    />
  )
}

const bar = { display: 'block', blockSize: 16, background: 'var(--mall-primary)' } as const

/** Distances, drawn to scale. */
export const SpaceScale = () => {
  return (
    <Ledger
      label="Space"
      head={['px', 'Drawn', 'Variable']}
      rows={tokens.space.map((px) => [
        px,
        <span key="bar" style={{ ...bar, inlineSize: `var(--mall-space-${px})` }} />,
        <CopyName key="variable" text={`var(--mall-space-${px})`}>{`--mall-space-${px}`}</CopyName>,
      ])}
    />
  )
}

const box = { display: 'block', inlineSize: 96, blockSize: 56, background: 'var(--mall-raised)' } as const

/** Corner radii; they follow the radius of the tenant's brand. */
export const RadiusScale = () => {
  return (
    <Ledger
      label="Radius"
      head={['For', 'Drawn', 'px of the house']}
      variableOf={(name) => `--mall-radius-${name}`}
      rows={Object.entries(tokens.radius).map(([name, px]) => [
        name,
        <span key="box" style={{ ...box, borderRadius: `var(--mall-radius-${name})`, border: '1px solid var(--mall-control-border)' }} />,
        px,
      ])}
    />
  )
}

const afloat = { margin: '8px 24px 24px', borderRadius: 8 } as const

/** Shadows of floating elements. Cards are flat, with a divider. */
export const Elevation = () => (
  <Ledger
    label="Elevation"
    head={['For', 'Drawn']}
    variableOf={(name) => (name === 'card' ? undefined : `--mall-shadow-${name}`)}
    rows={[
      ['card', <span key="card" style={{ ...box, borderRadius: 8, border: '1px solid var(--mall-divider)' }} />],
      ['popover', <span key="popover" style={{ ...box, ...afloat, boxShadow: 'var(--mall-shadow-popover)' }} />],
      ['dialog', <span key="dialog" style={{ ...box, ...afloat, boxShadow: 'var(--mall-shadow-dialog)' }} />],
    ]}
  />
)

const units = [
  { value: '1', label: '包' },
  { value: '2', label: '箱' },
]
const densities = Object.keys(tokens.density) as Density[]

/** The same controls in each density. */
export const DensityScale = () => {
  return (
    <Ledger
      label="Density"
      head={['Density', 'Controls', 'Control', 'Row', 'Padding', 'Type']}
      rows={densities.map((density) => {
        const { control, row, padding, font } = tokens.density[density]
        return [
          density,
          <div key="controls" data-density={density} style={{ display: 'flex', gap: 8 }}>
            <TextInput aria-label={`数量，${density}`} defaultValue="120" style={{ inlineSize: 88, flex: 'none' }} />
            <Select aria-label={`单位，${density}`} options={units} style={{ inlineSize: 80, flex: 'none' }} />
            <Button variant="primary" style={{ flex: 'none' }}>
              查询
            </Button>
          </div>,
          control,
          row,
          padding,
          font,
        ]
      })}
    />
  )
}
