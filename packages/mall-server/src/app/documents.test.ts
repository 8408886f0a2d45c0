import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { environmentNames } from '../hosts/environment.ts'
import { createMetrics } from '../hosts/node/metrics.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('docs/running.md', () => {
  it('has every setting, and none that does not exist', () => {
    const table = /## Settings([^]*?)\n## /.exec(read('docs/running.md'))?.[1] ?? ''
    const rows = table.split('\n').filter((line) => line.startsWith('| `')).map((line) => line.split('|')[1] ?? '')
    const named = rows.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))
    expect(new Set(named)).toEqual(new Set(environmentNames))
  })

  it('is all that says what the server reads: nothing else asks for the environment', () => {
    const asking = globSync('packages/mall-server/src/**/*.ts', { cwd: root }).filter((file) => !file.includes('test') && /process\.env\b/.test(read(file)))
    expect(asking).toEqual(['packages/mall-server/src/hosts/node.ts'])
  })

  it('and the dashboard watch metrics that exist', async () => {
    const { text } = await createMetrics({ connections: () => null, openStreams: () => 0 }).read()
    const exist = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    const watched = [...`${read('docs/running.md')}${read('docs/dashboard.json')}`.matchAll(/\b(?:mall|nodejs)_[a-z0-9_]+/g)].map(([name]) => name.replace(/_(?:count|bucket|sum)$/, ''))
    expect(watched.length).toBeGreaterThan(15)
    expect(watched.filter((name) => !exist.has(name))).toEqual([])
  })
})

describe('docs/security.md', () => {
  it('names files that exist', () => {
    const named = [...read('docs/security.md').matchAll(/`((?:packages|e2e|docs|scripts)\/[^`\s]+)`/g)].map(([, path]) => path ?? '')
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
