import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createDatabaseFiles } from '../../platform/file/database-files.ts'
import { createFileChain } from '../../platform/file/file-chain.ts'
import type { FileStore } from '../../platform/file/file-store.ts'
import { createMemoryFiles } from '../../platform/file/memory-files.ts'
import { bytesPerMB } from '../../platform/file/rules.ts'
import { s3PlaceOf } from '../../platform/file/s3-place.ts'
import { uploadRules } from '@mall/api/contract'
import { UnavailableError } from '../../platform/http/errors.ts'
import { silentLog } from '../../platform/log.ts'
import { startS3Server, type S3Server } from '../../testing/s3-server.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createDiskFiles } from './disk-files.ts'
import { openFiles } from './open-files.ts'
import { createS3Files } from './s3-files.ts'

let folder: string
let database: TestDatabase
let s3: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-files-'))
  database = await openTestDatabase(null)
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3[Symbol.asyncDispose]()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const s3At = (address: string): FileStore => {
  const place = s3PlaceOf(address)
  if (place === null) throw new Error(address)
  return createS3Files(place, silentLog)
}

const stores: readonly (readonly [name: string, open: () => FileStore])[] = [
  ['in memory', createMemoryFiles],
  ['in a folder', () => createDiskFiles(join(folder, 'uploads'))],
  ['in the database', () => createDatabaseFiles(database.db)],
  ['in a store that speaks S3', () => s3At(s3.filesUrl)],
  ['in one store after another', () => createFileChain(createMemoryFiles(), [createDatabaseFiles(database.db)])],
]

describe.each(stores)('uploads %s', (_, open) => {
  it('are read as they were put, with every byte there is, and the largest whole', async () => {
    const [small, large] = [crypto.randomUUID(), crypto.randomUUID()]
    const all = Uint8Array.from({ length: 256 }, (_byte, value) => value)
    const largest = crypto.getRandomValues(new Uint8Array(65_536))
    const tiled = new Uint8Array(uploadRules.maxSizeMB * bytesPerMB)
    for (let at = 0; at < tiled.length; at += largest.length) tiled.set(largest, at)
    const files = open()
    await files.put(small, all)
    await files.put(large, tiled)
    expect(await files.get(small)).toEqual(all)
    expect(Buffer.compare((await files.get(large)) ?? new Uint8Array(), tiled)).toBe(0)
  })

  it('are null before they were put and after they were removed, which may be done twice', async () => {
    const [id, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const files = open()
    expect(await files.get(id)).toBeNull()
    await files.put(id, Uint8Array.of(1))
    await files.put(other, Uint8Array.of(2))
    await files.remove(id)
    await files.remove(id)
    expect([await files.get(id), await files.get(other)]).toEqual([null, Uint8Array.of(2)])
  })

  it('are the last that was put', async () => {
    const id = crypto.randomUUID()
    const files = open()
    await files.put(id, Uint8Array.of(1, 2, 3))
    await files.put(id, Uint8Array.of(4))
    expect(await files.get(id)).toEqual(Uint8Array.of(4))
  })
})

describe('a store that speaks S3', () => {
  const id = crypto.randomUUID()

  it('is busy while it cannot be reached, and wrong where it refuses', async () => {
    const away = await startS3Server()
    await away[Symbol.asyncDispose]()
    await expect(s3At(away.filesUrl).put(id, Uint8Array.of(1))).rejects.toThrow(UnavailableError)
    await expect(s3At(away.filesUrl).get(id)).rejects.toThrow(UnavailableError)
    await expect(s3At(s3.filesUrl.replace(':S3RVER@', ':another@')).put(id, Uint8Array.of(1))).rejects.toThrow('responded 403 to PUT')
    await expect(s3At(s3.filesUrl.replace('/mall/', '/nobody/')).put(id, Uint8Array.of(1))).rejects.toThrow('does not exist')
  })

  it('is given no path but an id', async () => {
    await expect(s3At(s3.filesUrl).get('../secret-of-thirty-six-characters-ok')).rejects.toThrow('Not the id')
  })

  test.each([
    ['s3://key:se%2Fcret@s3.example/mall', { folder: 'https://s3.example/mall', accessKeyId: 'key', secretAccessKey: 'se/cret', region: 'us-east-1' }],
    ['s3://key:secret@mall.oss.example/uploads/?region=oss-cn-shanghai', { folder: 'https://mall.oss.example/uploads', region: 'oss-cn-shanghai' }],
    ['s3+http://key:secret@127.0.0.1:9000/mall', { folder: 'http://127.0.0.1:9000/mall' }],
  ])('is found by %s', (address, place) => {
    expect(s3PlaceOf(address)).toMatchObject(place)
  })

  test.each(['s3://s3.example/mall', 's3://key@s3.example/mall', 'https://key:secret@s3.example/mall', 'mall', 's3://'])('is not found by %s', (address) => {
    expect(s3PlaceOf(address)).toBeNull()
  })
})

describe('a mall that moves its uploads', () => {
  const DATABASE_URL = 'postgres://mall@db/mall'

  it('finds those of its folder, and then those of its database, and puts new ones in the new place', async () => {
    const dataDir = join(folder, 'moving')
    const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const
    const settings = [{}, { DATABASE_URL }, { DATABASE_URL, FILES_URL: s3.filesUrl }]
    for (const [place, setting] of settings.entries()) {
      const files = openFiles({ DATABASE_URL: undefined, FILES_URL: undefined, ...setting }, dataDir, database.db, silentLog)
      await files.put(ids[place] ?? '', Uint8Array.of(place))
      for (let before = 0; before <= place; before++) expect(await files.get(ids[before] ?? '')).toEqual(Uint8Array.of(before))
    }
    const homes = [createDiskFiles(join(dataDir, 'uploads')), createDatabaseFiles(database.db), s3At(s3.filesUrl)]
    for (const [place, home] of homes.entries()) {
      const found = await Promise.all(ids.map((id) => home.get(id)))
      expect(found.map((bytes) => bytes !== null)).toEqual(ids.map((_, index) => index === place))
    }
  })

  it('makes no folder where its uploads are in the database', async () => {
    const dataDir = join(folder, 'none')
    await openFiles({ DATABASE_URL, FILES_URL: undefined }, dataDir, database.db, silentLog).put(crypto.randomUUID(), Uint8Array.of(1))
    await expect(rm(dataDir, { recursive: true })).rejects.toThrow('ENOENT')
  })
})
