import { Seal } from './Mark.styles.ts'

/** The seal of the makers of these apps. Drawn, so that it is sharp everywhere and follows the scheme. `size` in px; `ground`: another colour than the mall's. */
export const Mark = ({ size = 40, ground = 'var(--mall-primary)' }: { readonly size?: 28 | 40; readonly ground?: string }) => {
  return (
    <Seal viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <rect width="40" height="40" rx="6" fill={ground} />
      <path d="M11 10h18v4H11zM11 26h18v4H11zM18 14h4v12h-4z" fill="var(--mall-on-primary)" />
      <rect x="26" y="17" width="7" height="7" fill="var(--mall-cinnabar)" />
    </Seal>
  )
}
