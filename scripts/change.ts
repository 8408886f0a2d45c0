import { execFileSync } from 'node:child_process'
import { root } from './run.ts'

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

const commitOf = (ref: string): string | null => {
  try {
    return git('rev-parse', '--verify', `${ref}^{commit}`)
  } catch {
    return null
  }
}

const lines = (text: string): string[] => text.split('\n').filter(Boolean)

/** Where the work began: where the branch left the main line; on the main line itself its last commit, if that is all there is. */
const startOfWork = (): string => {
  const main = commitOf('origin/main') ?? commitOf('main')
  const head = git('rev-parse', 'HEAD')
  const start = main === null ? head : git('merge-base', head, main)
  return start === head && git('status', '--porcelain') === '' ? (commitOf('HEAD~1') ?? head) : start
}

/** The files that differ from `ref`, by default from where the work began: committed, changed and new ones. Throws for no commit. */
export const changeSince = (ref: string | undefined): { readonly base: string; readonly files: readonly string[] } => {
  const base = ref === undefined ? startOfWork() : commitOf(ref)
  if (base === null) throw new Error(`No such commit: ${ref}.`)
  const changed = lines(git('diff', '--name-only', base))
  return { base, files: [...changed, ...lines(git('ls-files', '--others', '--exclude-standard'))] }
}
