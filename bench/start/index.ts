import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAppsWhenChanged } from '../../scripts/app-build.ts'
import { startMall } from '../mall.ts'
import { median, printTable } from '../table.ts'

const warmRounds = 3

/** Time from the spawn of the process until /readyz responds, with the app already built. */
export const run = async (): Promise<void> => {
  await buildAppsWhenChanged()
  const dataDirectory = mkdtempSync(join(tmpdir(), 'mall-bench-start-'))
  try {
    const start = async () => {
      await using mall = await startMall({ dataDirectory })
      return mall.readyMs / 1000
    }
    const cold = await start()
    const warm: number[] = []
    for (let round = 0; round < warmRounds; round++) warm.push(await start())
    printTable([
      { start: 'cold: migrations and demo data', seconds: cold.toFixed(2), budget: '' },
      { start: `warm: nothing changed (median of ${warmRounds})`, seconds: median(warm).toFixed(2), budget: '5.00' },
    ])
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}
