import { resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

/** Something to do with what a build wrote. */
export type BuildStep = (directory: string, config: ResolvedConfig) => Promise<void>

/** Runs steps one after another when a build is written; plugins alone would run at the same time. */
export function afterBuild(...steps: readonly BuildStep[]): Plugin {
  let config: ResolvedConfig
  return {
    name: 'after-build',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async closeBundle() {
      for (const step of steps) await step(resolve(config.root, config.build.outDir), config)
    },
  }
}
