import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run.ts'

const workflows = globSync('.github/workflows/*.{yml,yaml}', { cwd: root })

/** By the hash of a commit, since a tag can be moved; the tag beside it is for people and for tools that update it. */
const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/

it.each(workflows)('%s uses actions of others by the hash of a commit', (file) => {
  const used = readFileSync(join(root, file), 'utf8').split('\n').flatMap((line) => /^\s*(?:-\s*)?uses:\s*(.+?)\s*$/.exec(line)?.[1] ?? [])
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((action) => !action.startsWith('./') && !pinned.test(action))).toEqual([])
})
