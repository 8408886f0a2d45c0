import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
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
  it('fails while another holds it, with advice in the message, and is free when that has ended', () => {
    const release = claimDataDir(folder)
    expect(() => claimDataDir(folder)).toThrow(new RegExp(`in use by another server \\(process ${process.pid}\\).*DATA_DIR`))
    release()
    expect(existsSync(join(folder, 'lock'))).toBe(false)
    claimDataDir(folder)()
  })

  it('does not depend on the number of a process, which others may have by now', () => {
    writeFileSync(join(folder, 'lock'), String(process.ppid))
    expect(() => claimDataDir(folder)()).not.toThrow()
  })

  it('makes a folder that nobody else can enter', () => {
    const own = join(folder, 'own')
    claimDataDir(own)()
    expect(statSync(own).mode & 0o777).toBe(0o700)
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
  it('are in a folder that nobody else can enter, also when it was open before', () => {
    const uploads = join(folder, 'uploads')
    mkdirSync(uploads)
    chmodSync(uploads, 0o755)
    createDiskFiles(uploads)
    expect(statSync(uploads).mode & 0o777).toBe(0o700)
  })

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
