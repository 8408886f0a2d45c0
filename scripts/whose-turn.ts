import { execFileSync } from 'node:child_process'
import { root } from './run.ts'

const commit = (): string | null => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

/**
 * Of what takes too long to be tried at every commit, that whose turn it is: by the commit's hash, so that one commit tries the same wherever it is checked, and commits
 * one after another come to all. Outside of a checkout, and with `EVERY_TURN`, it is everybody's turn.
 */
export const whoseTurn = <One>(all: readonly One[], hash: string | null = process.env.EVERY_TURN ? null : commit()): readonly One[] =>
  hash === null ? all : all.filter((_one, index) => index === Number.parseInt(hash.slice(0, 8), 16) % all.length)

/** As many groups, with every so manieth in each, so that those of one folder are in several. */
export const dealt = <One>(all: readonly One[], groups: number): readonly (readonly One[])[] =>
  Array.from({ length: groups }, (_, group) => all.filter((_one, index) => index % groups === group))
