import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../scripts/run.ts'
import type { startMall as StartMall } from '../mall.ts'

const run = (command: string, args: readonly string[], cwd: string): void => {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CI: 'true' } })
}

/** The mall of another commit, in a folder of its own with the libraries that it names. */
export const checkOut = (commit: string): { readonly startMall: () => ReturnType<typeof StartMall> } & Disposable => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-commit-'))
  const remove = () => {
    run('git', ['worktree', 'remove', '--force', folder], root)
    rmSync(folder, { recursive: true, force: true })
  }
  run('git', ['worktree', 'add', '--detach', folder, commit], root)
  try {
    run('npx', ['-y', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline'], folder)
  } catch (error) {
    remove()
    throw error
  }
  return {
    startMall: async () => {
      const { startMall } = (await import(pathToFileURL(join(folder, 'bench/mall.ts')).href)) as { readonly startMall: typeof StartMall }
      return startMall()
    },
    [Symbol.dispose]: remove,
  }
}
