import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

/** Pictures by their name, as the bytes of a file. */
type Pictures = ReadonlyMap<string, Buffer>

/** Lossless: the smallest of the settings that do not take minutes; half the size of the best PNG. */
const encode = (png: Buffer): Promise<Buffer> => sharp(png).webp({ lossless: true, quality: 100, effort: 4 }).toBuffer()

const namesIn = (directory: string, extension: string): string[] =>
  readdirSync(directory)
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length))

/** Makes the PNG files that Vitest compares, of the committed pictures for which `isWanted` holds. Clears `references` first. */
export const unpackPictures = async (committed: string, references: string, isWanted: (name: string) => boolean): Promise<void> => {
  rmSync(references, { recursive: true, force: true })
  mkdirSync(references, { recursive: true })
  mkdirSync(committed, { recursive: true })
  await Promise.all(
    namesIn(committed, '.webp')
      .filter((name) => isWanted(name))
      .map((name) => sharp(`${committed}/${name}.webp`).png({ compressionLevel: 1 }).toFile(`${references}/${name}.png`)),
  )
}

/** Writes each picture once: where two are the same, the second by name is a link to the first. */
const write = (committed: string, pictures: Pictures): void => {
  const written = new Map<string, string>()
  for (const [name, bytes] of [...pictures].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const content = bytes.toString('latin1')
    const first = written.get(content)
    const file = `${committed}/${name}.webp`
    if (first) symlinkSync(`${first}.webp`, file)
    else {
      written.set(content, name)
      writeFileSync(file, bytes)
    }
  }
}

/**
 * Commits what a run has painted: `repainted` are names of PNG files in `references`; those that `isKept` refuses are
 * removed. All other pictures stay as they are.
 */
export const packPictures = async (committed: string, references: string, repainted: readonly string[], isKept: (name: string) => boolean): Promise<void> => {
  const pictures = new Map<string, Buffer>()
  for (const name of namesIn(committed, '.webp')) pictures.set(name, readFileSync(`${committed}/${name}.webp`))
  await Promise.all(repainted.map(async (name) => pictures.set(name, await encode(readFileSync(`${references}/${name}.png`)))))
  for (const name of pictures.keys()) if (!isKept(name)) pictures.delete(name)
  for (const name of namesIn(committed, '.webp')) rmSync(`${committed}/${name}.webp`)
  write(committed, pictures)
}

/** The sum of a committed picture itself. */
const sumOfFile = (committed: string, name: string): string => createHash('sha256').update(readFileSync(`${committed}/${name}.webp`)).digest('hex').slice(0, 32)

const recordsIn = (committed: string) => JSON.parse(readFileSync(`${committed}/sums.json`, 'utf8')) as Readonly<Record<string, string | undefined>>

/** The committed pictures for which `isWanted` holds and whose own sum is not on record: the sum of the PNG beside it says nothing of them. */
export const withoutSum = (committed: string, isWanted: (name: string) => boolean): string[] => {
  const records = recordsIn(committed)
  return namesIn(committed, '.webp').filter((name) => isWanted(name) && records[name]?.split(' ')[1] !== sumOfFile(committed, name))
}

/**
 * Puts sums on record, of the painted PNG and of the picture that is committed of it, so that neither is taken for that of another. Takes away
 * those of pictures that are gone.
 */
export const recordSums = (committed: string, found: ReadonlyMap<string, string>): void => {
  const file = `${committed}/sums.json`
  const isCommitted = new Set(namesIn(committed, '.webp'))
  const pairs = [...found].flatMap(([name, sum]) => (isCommitted.has(name) ? [[name, `${sum} ${sumOfFile(committed, name)}`] as const] : []))
  const all = { ...recordsIn(committed), ...Object.fromEntries(pairs) }
  const kept = [...isCommitted].toSorted().flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]] as const]))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

/** Bytes of all committed pictures; one that two names share counts once. */
export const weightOf = (committed: string): number =>
  namesIn(committed, '.webp').reduce((sum, name) => {
    const stat = lstatSync(`${committed}/${name}.webp`)
    return stat.isFile() ? sum + stat.size : sum
  }, 0)
