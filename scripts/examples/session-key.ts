import { execFileSync } from 'node:child_process'
import type { BenchMall } from '../../bench/mall.ts'
import { root } from '../run.ts'

/** A key that logs a demo account in, as the server prints it. */
export const sessionKey = ({ environment }: BenchMall, account: string): string =>
  execFileSync(process.execPath, ['packages/mall-server/src/hosts/node.ts', 'session-key', account], { cwd: root, encoding: 'utf8', env: environment }).trim()
