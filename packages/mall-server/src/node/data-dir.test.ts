import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claimDataDir, secretOf } from './data-dir.ts'
import { createDiskFiles } from './disk-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mall-data-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the claim on a data folder', () => {
  it('fails while its process runs, with advice in the message', () => {
    writeFileSync(join(folder, 'lock'), String(process.ppid))
    expect(() => claimDataDir(folder)).toThrow(/in use by another server \(process \d+\).*DATA_DIR/)
  })

  it('of a process that has ended is taken over', () => {
    writeFileSync(join(folder, 'lock'), '999999999')
    const release = claimDataDir(folder)
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(String(process.pid))
    release()
    claimDataDir(folder)()
  })

  it('that was half written at a crash is taken over', () => {
    writeFileSync(join(folder, 'lock'), '')
    expect(() => claimDataDir(folder)()).not.toThrow()
  })
})

describe('the secret', () => {
  it('is made once and only its owner can read it', () => {
    const secret = secretOf(folder)
    expect(secret).toMatch(/^[\w-]{64}$/)
    expect(secretOf(folder)).toBe(secret)
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  })
})

describe('uploads on disk', () => {
  it('are read as they were written', async () => {
    const files = createDiskFiles(join(folder, 'uploads'))
    const id = crypto.randomUUID()
    await files.put(id, new Uint8Array([1, 2, 3]))
    expect(await files.get(id)).toEqual(new Uint8Array([1, 2, 3]))
    expect(await files.get(crypto.randomUUID())).toBeNull()
  })

  it('cannot leave their folder', async () => {
    const files = createDiskFiles(join(folder, 'uploads'))
    await expect((async () => files.put('../secret-of-thirty-six-characters-ok', new Uint8Array()))()).rejects.toThrow('Not the id')
    expect(await files.get('../secret')).toBeNull()
  })
})
