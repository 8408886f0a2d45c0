import { spawn, type SpawnOptions } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The folder of the workspace. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a command in the workspace and returns its exit code. */
export const run = (command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> => {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/** Runs a command that must succeed. Otherwise this process ends with its exit code. */
export const must = async (command: string, args: readonly string[], options?: SpawnOptions): Promise<void> => {
  const code = await run(command, args, options)
  if (code !== 0) process.exit(code)
}

export const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`
