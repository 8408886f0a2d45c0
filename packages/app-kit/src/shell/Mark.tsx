import { Seal } from './Mark.styles.ts'

/** The seal of the makers of these apps. Drawn, so that it is sharp everywhere and follows the scheme. `size` in px; `chrome`: of a back office, in the colours of its frame. */
export const Mark = ({ size = 40, chrome = false }: { readonly size?: 28 | 40; readonly chrome?: boolean }) => {
  // What is light on a frame stays light in the dark scheme, where the text on the mall's colour is dark.
  const [ground, glyph] = chrome ? ['var(--mall-chrome)', 'var(--mall-on-chrome)'] : ['var(--mall-primary)', 'var(--mall-on-primary)']
  return (
    <Seal viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <rect width="40" height="40" rx="6" fill={ground} />
      <path d="M11 10h18v4H11zM11 26h18v4H11zM18 14h4v12h-4z" fill={glyph} />
      <rect x="26" y="17" width="7" height="7" fill="var(--mall-cinnabar)" />
    </Seal>
  )
}
