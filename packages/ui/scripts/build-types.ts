import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pointAt } from './point-at.ts'

const tsc = fileURLToPath(new URL('../bin/tsc', import.meta.resolve('typescript-7')))

/**
 * Writes `.d.ts` and `.d.cts` beside each module of `dist`. The compiler does it in seconds; bundling the
 * declarations of every entry needs minutes and more memory than a small machine has.
 */
export const buildTypes = (): void => {
  execFileSync(process.execPath, [tsc, '--project', 'tsconfig.build.json'], { stdio: 'inherit' })
  for (const path of globSync('dist/**/*.d.ts')) {
    const text = readFileSync(path, 'utf8')
    // Styled nodes are not an API, and their types name internal paths of styled-components.
    if (path.endsWith('.styles.d.ts')) {
      rmSync(path)
      continue
    }
    writeFileSync(path, pointAt(text, '.js'))
    writeFileSync(path.replace(/\.d\.ts$/, '.d.cts'), pointAt(text, '.cjs'))
  }
}
