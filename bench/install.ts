import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { must, root } from '../scripts/run.ts'

/** The folder of the benches, a workspace of its own: what they measure the mall beside, nothing else needs. */
export const benchRoot = join(root, 'bench')

const tsc = fileURLToPath(new URL('../bin/tsc', import.meta.resolve('typescript-7')))

/** Installs what this folder's package names, as its lockfile has it, and checks the types of the benches: those that call the server alone are checked with everything else. */
export const install = async (): Promise<void> => {
  await must('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: benchRoot, stdio: ['ignore', 'ignore', 'inherit'] })
  await must(process.execPath, [tsc, '--project', benchRoot])
}
