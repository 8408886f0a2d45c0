import type { CSSProperties } from 'react'

/** The look of one share: in the ring, and of its square in the table. */
export interface Shade {
  readonly fill: string
  readonly isHatched: boolean
}

const shades: readonly Shade[] = [
  { fill: 'var(--mall-primary)', isHatched: false },
  { fill: 'var(--chart-second)', isHatched: false },
  { fill: 'var(--chart-hatch)', isHatched: true },
  { fill: 'var(--mall-text-secondary)', isHatched: false },
  { fill: 'var(--chart-third)', isHatched: false },
  { fill: 'var(--mall-control-border)', isHatched: false },
]

/** The look of the share at `index`; beyond the sixth they begin again. */
export const shadeOf = (index: number): Shade => shades[index % shades.length] ?? { fill: 'var(--mall-primary)', isHatched: false }

/** Names the hatch pattern of one drawing for its styles. */
export const hatchedBy = (id: string): CSSProperties => ({ ['--chart-hatch' as string]: `url(#${CSS.escape(id)})` })

/** The colour of a square in the table. */
export const shadeStyle = (index: number): CSSProperties => ({ ['--shade' as string]: shadeOf(index).fill })
