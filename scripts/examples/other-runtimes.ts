import { globSync } from 'node:fs'
import type { BenchMall } from '../../bench/mall.ts'
import { settleOutside, type OutsideSite } from '../outside/settle.ts'
import { checkScript } from './node-script.ts'

/** The program of a runtime in the package of this platform, which the package of its name depends on: so nothing has to run when it is installed. */
const programOf = (site: OutsideSite, pattern: string): string => {
  const [program] = globSync(`node_modules/${pattern}`, { cwd: site.folder })
  if (program === undefined) throw new Error(`There is no ${pattern} for this platform`)
  return `${site.folder}/${program}`
}

/** The script of Node, as it is, in Deno and in Bun: each with the rights that the README of the example gives it. */
export const checkOtherRuntimes = (mall: BenchMall): void => {
  using site = settleOutside({ packages: ['api'], examples: ['node-script'], versions: { deno: '2.9.6', bun: '1.4.5' } })
  const rights = ['--allow-env', '--allow-read=.', '--allow-write=.', `--allow-net=${new URL(mall.origin).host}`]
  checkScript(site, mall, { name: 'Deno', command: programOf(site, '@deno/*/deno'), args: ['run', '--no-prompt', ...rights] })
  checkScript(site, mall, { name: 'Bun', command: programOf(site, '@oven/*/bin/bun'), args: ['run'] })
}
