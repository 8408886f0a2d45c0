import type { PictureKind } from '../spec.ts'
import type { Drawing } from './define.ts'
import { desk } from './desk.ts'
import { devices } from './devices.ts'
import { digital } from './digital.ts'
import { facility } from './facility.ts'
import { filing } from './filing.ts'
import { furniture } from './furniture.ts'
import { household } from './household.ts'
import { machines } from './machines.ts'
import { oddments } from './oddments.ts'
import { paperGoods } from './paper.ts'
import { snacks } from './snacks.ts'
import { care } from './care.ts'
import { bench } from './bench.ts'
import { rooms } from './rooms.ts'
import { supplies } from './supplies.ts'
import { writing } from './writing.ts'

/** The drawing of every kind; a missing one is a type error. */
export const drawings: Readonly<Record<PictureKind, Drawing>> = {
  ...writing,
  ...paperGoods,
  ...filing,
  ...desk,
  ...machines,
  ...digital,
  ...furniture,
  ...supplies,
  ...snacks,
  ...facility,
  ...household,
  ...devices,
  ...oddments,
  ...care,
  ...bench,
  ...rooms,
}
