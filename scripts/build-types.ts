import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pointAt } from './point-at.ts'

const tsc = fileURLToPath(new URL('../bin/tsc', import.meta.resolve('typescript-7')))

/**
 * Writes the declarations of a package that is being built beside the modules of its `dist`: `.d.ts`, and `.d.cts` where it has CommonJS. The compiler does
 * it in seconds and the same way each time; bundling the declarations of the entries takes longer, and what it writes depends on which file was read first.
 */
export const buildTypes = (formats: readonly ('esm' | 'cjs')[]): void => {
  execFileSync(process.execPath, [tsc, '--project', 'tsconfig.build.json'], { stdio: 'inherit' })
  for (const path of globSync('dist/**/*.d.ts')) {
    const text = readFileSync(path, 'utf8')
    // Styled nodes are not an API, and their types name internal paths of styled-components.
    if (path.endsWith('.styles.d.ts')) {
      rmSync(path)
      continue
    }
    writeFileSync(path, pointAt(text, '.js'))
    if (formats.includes('cjs')) writeFileSync(path.replace(/\.d\.ts$/, '.d.cts'), pointAt(text, '.cjs'))
  }
}
