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

/** Writes a file unless it is there. */
export const createOnce = (path: string, text: string): void => {
  if (read(path) === null) create(path, text)
}

/** Writes a file whether it is there or not. */
export const replace = (path: string, text: string): void => save(path, text, read(path) === null ? 'new    ' : 'changed')

/** Adds a text at the end of a file. */
export const append = (path: string, text: string): void => save(path, `${read(path) ?? ''}${text}`, 'changed')

/** Adds `entry` at the end of the object that ends with `end`: the first place of it after `declaration`, or the last in the file. */
export const addTo = (path: string, entry: string, end: string, declaration?: string): void => {
  const text = read(path) ?? ''
  const begin = declaration === undefined ? 0 : text.indexOf(declaration)
  const at = declaration === undefined ? text.lastIndexOf(end) : text.indexOf(end, begin)
  if (at === -1 || begin === -1) throw new Error(`${path} does not end as expected: ${JSON.stringify(end)}`)
  save(path, `${text.slice(0, at)}${entry}${text.slice(at)}`, 'changed')
}

/** Replaces each text, which the generators wrote, by another; throws when somebody has changed it since. */
export const rewrite = (path: string, ...pairs: readonly (readonly [from: string, to: string])[]): void => {
  let text = read(path) ?? ''
  for (const [from, to] of pairs) {
    if (!text.includes(from)) throw new Error(`${path} is not as it was written any more: it lacks ${JSON.stringify(from)}. Write the first action before you change the list.`)
    text = text.replaceAll(from, () => to)
  }
  save(path, text, 'changed')
}

/** Imports `name` from a module in a file whose first line is an import. */
export const addImport = (path: string, name: string, from: string): void => {
  const lines = (read(path) ?? '').split('\n')
  const [start, end] = ['import { ', ` } from '${from}'`]
  const at = lines.findIndex((line) => line.startsWith(start) && line.endsWith(end))
  const names = at === -1 ? [] : (lines[at] ?? '').slice(start.length, -end.length).split(', ')
  if (names.includes(name)) return
  const line = `${start}${[...names, name].toSorted().join(', ')}${end}`
  save(path, (at === -1 ? lines.toSpliced(1, 0, line) : lines.with(at, line)).join('\n'), 'changed')
}
