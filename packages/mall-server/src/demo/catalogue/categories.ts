import { cleaning } from './data/cleaning.ts'
import { digital } from './data/digital.ts'
import { filing } from './data/filing.ts'
import { others } from './data/others.ts'
import { pantry } from './data/pantry.ts'
import { paper } from './data/paper.ts'
import { printing } from './data/printing.ts'
import { safety } from './data/safety.ts'
import { space } from './data/space.ts'
import { stationery } from './data/stationery.ts'
import type { FirstLevel } from './tables.ts'

/** The whole tree, in the order of the nav. */
export const firstLevels: readonly FirstLevel[] = [
  ...paper, ...stationery, ...filing, ...printing, ...digital, ...space, ...cleaning, ...pantry, ...safety, ...others,
]
