import {
  bannerThemes,
  colourNames,
  colours,
  drawBanner,
  drawProduct,
  pictureKinds,
  toDataUrl,
} from '../../../packages/pictures/src/index.ts'

const grid = (width: number) =>
  ({ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(${width}px, 1fr))`, gap: 16, margin: 0, padding: 0 }) as const
const item = { listStyle: 'none', fontSize: 12, lineHeight: '20px', color: 'var(--mall-text-secondary)' } as const
const frame = { display: 'block', inlineSize: '100%', borderRadius: 4 } as const

/** Every kind of product, in varying colours. */
export const Kinds = () => (
  <ul style={grid(104)}>
    {pictureKinds.map((kind, at) => {
      const colour = colourNames[at % colourNames.length] ?? 'ink'
      return (
        <li key={kind} style={item}>
          <img alt="" style={frame} src={toDataUrl(drawProduct({ kind, seed: at + 1, colour }))} />
          {kind}
        </li>
      )
    })}
  </ul>
)

/** The named colours of the catalogue. */
export const Pigments = () => (
  <ul style={grid(104)}>
    {colourNames.map((name) => (
      <li key={name} style={item}>
        <div style={{ blockSize: 40, borderRadius: 4, border: '1px solid var(--mall-divider)', background: colours[name] }} />
        {name} {colours[name]}
      </li>
    ))}
  </ul>
)

/** The scenes above the home page. */
export const Banners = () => (
  <ul style={grid(320)}>
    {bannerThemes.map((theme) => (
      <li key={theme} style={item}>
        <img alt="" style={frame} src={toDataUrl(drawBanner({ theme, seed: 1 }))} />
        {theme}
      </li>
    ))}
  </ul>
)
