import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMall, type BenchMall } from '../../bench/mall.ts'
import { freePort } from '../../packages/mall-server/src/testing/free-port.ts'

/** A mall for a site on another origin, `http://{host}:{sitePort}`. */
export const withMall = async (host: string, environment: Record<string, string>, check: (mall: BenchMall, sitePort: number) => Promise<void>): Promise<void> => {
  const sitePort = await freePort()
  const dataDirectory = mkdtempSync(join(tmpdir(), 'mall-examples-'))
  try {
    await using mall = await startMall({ dataDirectory, withoutPages: true, environment: { CORS_ORIGINS: `http://${host}:${sitePort}`, SEED_SIZE: 'small', FULFILMENT: 'off', ...environment } })
    await check(mall, sitePort)
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}
