import type { About } from './about.ts'
import { cleaningAbout } from './cleaning.ts'
import { digitalAbout } from './digital.ts'
import { filingAbout } from './filing.ts'
import { othersAbout } from './others.ts'
import { pantryAbout } from './pantry.ts'
import { paperAbout } from './paper.ts'
import { printingAbout } from './printing.ts'
import { safetyAbout } from './safety.ts'
import { spaceAbout } from './space.ts'
import { stationeryAbout } from './stationery.ts'

const byLine = new Map<string, About>(
  [
    paperAbout, stationeryAbout, filingAbout, printingAbout, digitalAbout, spaceAbout, cleaningAbout, pantryAbout, safetyAbout, othersAbout,
  ].flatMap((area) => Object.entries<About>(area)),
)

export const aboutLine = (line: string): About => {
  const about = byLine.get(line)
  if (about === undefined) throw new Error(`Nothing is said about ${line}`)
  return about
}
