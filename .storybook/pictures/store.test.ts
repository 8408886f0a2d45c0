import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { committed as committedPictures } from './paths.ts'
import { packPictures, recordSums, unpackPictures, weightOf, withoutSum } from './store.ts'

let directory: string
let committed: string
let references: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'mall-pictures-'))
  committed = join(directory, 'committed')
  references = join(directory, 'references')
  for (const path of [committed, references]) mkdirSync(path)
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const paint = (name: string, background: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } }).png().toFile(`${references}/${name}.png`)
const pixels = (file: string) => sharp(file).raw().toBuffer()
const stored = (name: string) => `${committed}/${name}.webp`
const isLink = (name: string) => lstatSync(stored(name)).isSymbolicLink()
const pack = (...names: string[]) => packPictures(committed, references, names, () => true)

test('what is unpacked has the pixels that were packed', async () => {
  const noise = Buffer.from(Array.from({ length: 30 * 10 * 3 }, (_, at) => (at * 73) % 256))
  await sharp(noise, { raw: { width: 30, height: 10, channels: 3 } }).png().toFile(`${references}/noise.png`)
  await pack('noise')
  await unpackPictures(committed, references, () => true)
  expect(await pixels(`${references}/noise.png`)).toEqual(noise)
})

test('only wanted pictures are unpacked, and nothing of the last run is left', async () => {
  await Promise.all([paint('cart-empty', '#fff'), paint('home-empty', '#000')])
  await pack('cart-empty', 'home-empty')
  await unpackPictures(committed, references, (name) => name.startsWith('cart-'))
  expect([existsSync(`${references}/cart-empty.png`), existsSync(`${references}/home-empty.png`)]).toEqual([true, false])
})

test('two that show the same are one file, which weighs once', async () => {
  await Promise.all([paint('b', '#fff'), paint('a', '#fff'), paint('c', '#000')])
  await pack('a', 'b', 'c')
  expect(readlinkSync(stored('b'))).toBe('a.webp')
  expect(weightOf(committed)).toBe(readFileSync(stored('a')).length + readFileSync(stored('c')).length)
})

test('a picture that changes leaves the one that showed the same as it was', async () => {
  await Promise.all([paint('a', '#fff'), paint('b', '#fff')])
  await pack('a', 'b')
  const before = await pixels(stored('b'))
  await paint('a', '#123')
  await pack('a')
  expect([isLink('a'), isLink('b')]).toEqual([false, false])
  expect(await pixels(stored('b'))).toEqual(before)
  expect(await pixels(stored('a'))).not.toEqual(before)
})

test('what nobody draws any more is removed, and the picture it lent is kept', async () => {
  await Promise.all([paint('a', '#fff'), paint('b', '#fff')])
  await pack('a', 'b')
  await packPictures(committed, references, [], (name) => name !== 'a')
  expect(existsSync(stored('a'))).toBe(false)
  expect(isLink('b')).toBe(false)
})

test('sums that were found take the place of older ones, and one without its picture is taken away', async () => {
  const record = `${committed}/sums.json`
  await Promise.all([paint('a', '#fff'), paint('b', '#000')])
  await pack('a', 'b')
  writeFileSync(record, '{ "a": "1", "b": "2", "gone": "3" }')
  recordSums(committed, new Map([['b', '4'], ['unpainted', '5']]))
  expect(readFileSync(record, 'utf8')).toMatch(/^\{\n {2}"a": "1",\n {2}"b": "4 [0-9a-f]{32}"\n\}\n$/)
})

test('the sum of a painting is that of no other picture than the one that was committed with it', async () => {
  writeFileSync(`${committed}/sums.json`, '{}')
  await Promise.all([paint('a', '#fff'), paint('b', '#fff'), paint('c', '#000')])
  await pack('a', 'b', 'c')
  recordSums(committed, new Map([['a', '1'], ['b', '1']]))
  expect(withoutSum(committed, () => true)).toEqual(['c'])
  await paint('b', '#123')
  await pack('b')
  expect(withoutSum(committed, () => true)).toEqual(['b', 'c'])
  expect(withoutSum(committed, (name) => name === 'a')).toEqual([])
})

test('every committed picture is the one whose sums are on record', () => {
  expect(withoutSum(committedPictures, () => true)).toEqual([])
})

test('the record of sums is not weighed as a picture', async () => {
  await paint('a', '#fff')
  await pack('a')
  writeFileSync(`${committed}/sums.json`, '{}')
  recordSums(committed, new Map([['a', '1']]))
  expect(weightOf(committed)).toBe(readFileSync(stored('a')).length)
})
