import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { arch, platform } from 'node:os'
import { baselines } from './paths.ts'

/** What decides how a page is painted, down to the pixel. */
export interface Environment {
  /** Major version. */
  readonly chromium: string
  readonly system: string
  /** Which file answers for a family of the theme, and its version. */
  readonly fonts: Readonly<Record<string, string>>
}

const file = `${baselines}/environment.json`
const families = ['sans-serif', 'Noto Sans CJK SC', 'monospace']

function ask(command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'unknown'
  }
}

/** This machine's. */
export function environmentHere(chromium: string): Environment {
  return {
    chromium: /(\d+)\./.exec(ask(chromium, '--version'))?.[1] ?? 'unknown',
    system: `${platform()} ${arch()}`,
    fonts: Object.fromEntries(families.map((family) => [family, ask('fc-match', '--format', '%{family[0]} %{fontversion}', family)])),
  }
}

/** Where the committed pictures were drawn; null when there are none yet. */
export function environmentOfBaselines(): Environment | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Environment
  } catch {
    return null
  }
}

export function recordEnvironment(environment: Environment): void {
  writeFileSync(file, `${JSON.stringify(environment, null, 2)}\n`)
}

/** What is not the same, in words; empty when pictures of one can be compared with pictures of the other. */
export function environmentDifferences(there: Environment, here: Environment): string[] {
  const differences: string[] = []
  const compare = (what: string, a: string | undefined, b: string | undefined) => {
    if (a !== b) differences.push(`${what}: ${a ?? 'unknown'} there, ${b ?? 'unknown'} here`)
  }
  compare('Chromium', there.chromium, here.chromium)
  compare('system', there.system, here.system)
  for (const family of Object.keys({ ...there.fonts, ...here.fonts })) compare(`font for ${family}`, there.fonts[family], here.fonts[family])
  return differences
}
