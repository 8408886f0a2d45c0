import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run.ts'

const read = (path: string): string | null => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null)

const save = (path: string, text: string, done: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  console.log(`${done} ${path}`)
}

/** Writes a file that must not be there yet: nothing that somebody wrote is lost. */
export const create = (path: string, text: string): void => {
  if (read(path) !== null) throw new Error(`${path} exists already.`)
  save(path, text, 'new    ')
}

/** Writes a file whether it is there or not. */
export const replace = (path: string, text: string): void => save(path, text, read(path) === null ? 'new    ' : 'changed')

/** Adds `entry` at the end of the object that ends with `end`, the last place of it in the file; a file that is not there is created from `skeleton`. */
export const addTo = (path: string, entry: string, end: string, skeleton: (entry: string) => string): void => {
  const text = read(path)
  if (text === null) return save(path, skeleton(entry), 'new    ')
  const at = text.lastIndexOf(end)
  if (at === -1) throw new Error(`${path} does not end as expected: ${JSON.stringify(end)}`)
  save(path, `${text.slice(0, at)}\n${entry}${text.slice(at)}`, 'changed')
}
