import { spawnSync } from 'node:child_process'

const sources = ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs']
/** Have code among something else, which a parser of code does not read. */
const mixed = ['vue', 'svelte', 'astro', 'mdx']

const git = (folder: string, args: readonly string[]) => {
  // Otherwise a setting of whoever runs it would take the patterns below for names of files.
  const env = { ...process.env, GIT_LITERAL_PATHSPECS: '0' }
  const { status, stdout, error } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28, env })
  if (error) throw new Error(`git cannot be run: ${error.message}`)
  return { status, stdout }
}

/** Why the files of a folder are better not written now; undefined where nothing speaks against it. */
export const reasonToWait = (folder: string): string | undefined => {
  if (git(folder, ['rev-parse', '--is-inside-work-tree']).stdout.trim() !== 'true') return 'This folder is not in a work tree of git, so nothing could be taken back.'
  const { status, stdout } = git(folder, ['status', '--porcelain', '--untracked-files=all', '--', '.'])
  if (status !== 0) return 'git does not say what has changed in this folder, so maybe nothing could be taken back.'
  return stdout === '' ? undefined : 'There are changes here that are not committed: they would be mixed with those of the renames.'
}

/** The files of a folder that name the package: all that git does not ignore, in a work tree or not, but for what is installed. */
const filesThatNameUs = (folder: string, extensions: readonly string[]): readonly string[] => {
  const paths = [...extensions.map((extension) => `:(glob)**/*.${extension}`), ':(exclude,glob)**/node_modules/**']
  const { status, stdout } = git(folder, ['grep', '--no-index', '--exclude-standard', '--no-color', '--no-full-name', '-lzF', '@mall/ui', '--', ...paths])
  // 1: it found nothing.
  if (status !== 0 && status !== 1) throw new Error('git cannot look through the files of this folder.')
  return stdout.split('\0').filter((path) => path !== '').toSorted()
}

/** The files to be rewritten, and those that are left to a person. */
export const filesIn = (folder: string): { readonly sources: readonly string[]; readonly mixed: readonly string[] } => ({
  sources: filesThatNameUs(folder, sources),
  mixed: filesThatNameUs(folder, mixed),
})
