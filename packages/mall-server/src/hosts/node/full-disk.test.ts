import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillFolder } from '../../testing/filled-places.ts'
import { postgresPrograms, startOwnPostgres } from '../../testing/own-postgres.ts'
import { killServerProcesses, startServerProcess, type ServerProcess } from '../../testing/server-process.ts'

const patience = 240_000

const mounts = (folder: string): boolean => spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder], { stdio: 'ignore' }).status === 0

let disk: string
/** Whether a disk of its own can be had: as root, on Linux. */
let isMounted = false
beforeEach(() => {
  disk = mkdtempSync(join(tmpdir(), 'mall-disk-'))
  isMounted = mounts(disk)
  chmodSync(disk, 0o755)
})
afterEach(() => {
  killServerProcesses()
  if (isMounted) execFileSync('umount', ['--lazy', disk])
  rmSync(disk, { recursive: true, force: true })
})

const filler = () => join(disk, 'filler')
/** Ends with an error, when nothing more fits. */
const fill = () => void spawnSync('dd', ['if=/dev/zero', `of=${filler()}`, 'bs=64k'], { stdio: 'ignore' })

const readiness = async ({ address }: ServerProcess) => {
  const { status, headers } = await fetch(`${address}/readyz`)
  return { status, retryAfter: headers.get('Retry-After') }
}

/** A call that writes a row. */
const write = async ({ address }: ServerProcess) => {
  const response = await fetch(`${address}/api/Captcha/Challenge`, { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } })
  const { MsgHeader } = (await response.json()) as { MsgHeader: { RetMessage: string } }
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), words: MsgHeader.RetMessage }
}

/** Rows fit into pages that there are, until they are full. */
const untilRefused = async (server: ServerProcess) => {
  for (let time = 0; time < 2_000; time++) {
    const answer = await write(server)
    if (answer.status !== 200) return answer
  }
  throw new Error('Two thousand rows fit onto a full disk')
}

/** `keepUp` is called while its database recovers. */
const outlives = async (server: ServerProcess, keepUp: () => Promise<void> = async () => {}) => {
  expect((await readiness(server)).status).toBe(200)
  expect((await write(server)).status).toBe(200)
  fill()
  expect(await untilRefused(server), server.output().split('\n').findLast((line) => line.includes('error'))).toEqual({ status: 503, retryAfter: '5', words: '系统繁忙，请稍后再试' })
  expect(await readiness(server)).toEqual({ status: 503, retryAfter: '5' })
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
  rmSync(filler())
  for (const deadline = Date.now() + 60_000; (await readiness(server)).status !== 200; await pause(200)) {
    await keepUp()
    if (Date.now() > deadline) throw new Error(`Not ready a minute after there was room:\n${server.output().slice(-2_000)}`)
  }
  for (let time = 0; time < 20; time++) expect((await write(server)).status).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
}

it.runIf(postgresPrograms)('PostgreSQL on a full disk: 503, also at /readyz, until there is room', { timeout: patience }, async ({ skip }) => {
  if (!isMounted) skip('needs the right to mount')
  const postgres = await startOwnPostgres(join(disk, 'cluster'))
  try {
    // A PostgreSQL that has no room for its log stops; without room it does not recover, and ends.
    await outlives(await startServerProcess({ DATABASE_URL: postgres.url, RATE_LIMIT: 'off' }), () => postgres.restartWhenEnded())
  } finally {
    await postgres.remove()
  }
})

it('the embedded database on a full disk: the same', { timeout: patience }, async ({ skip }) => {
  if (!isMounted) skip('needs the right to mount')
  await fillFolder(join(disk, 'data'))
  await outlives(await startServerProcess({ DATA_DIR: join(disk, 'data'), RATE_LIMIT: 'off' }))
})
