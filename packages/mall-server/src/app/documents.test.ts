import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { environmentNames } from '../hosts/environment.ts'
import { createMetrics } from '../hosts/node/metrics.ts'
import { pooledMall } from '../testing/own-pooler.ts'

const promtool = spawnSync('promtool', ['--version']).status === 0
const operating = ['docs/alarms/rules.yaml', 'docs/alarms/tests.yaml']

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
    expect(asking).toEqual(['packages/mall-server/src/hosts/node/main.ts'])
  })

  it('and the dashboard, and the alarms, watch metrics that exist', async () => {
    const { text } = await createMetrics({ connections: () => null, readersLag: () => Promise.resolve(0), openStreams: () => 0 }).read()
    const exist = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    const watched = [...[...operating, 'docs/running.md', 'docs/dashboard.json'].map(read).join('\n').matchAll(/\b(?:mall|nodejs)_[a-z0-9_]+/g)].map(([name]) => name.replace(/_(?:count|bucket|sum)$/, ''))
    expect(watched.length).toBeGreaterThan(15)
    expect(watched.filter((name) => !exist.has(name))).toEqual([])
  })
})

describe('docs/alarms', () => {
  it('has a section for each alarm, and none besides', () => {
    const alarms = [...read('docs/alarms/rules.yaml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
    const sections = [...read('docs/alarms/README.md').matchAll(/^## (\w+)/gm)].map(([, name]) => name)
    expect(alarms.length).toBeGreaterThan(10)
    expect(sections).toEqual(alarms)
  })

  // The tool is Debian's package prometheus.
  it.runIf(promtool)('each fault raises its alarm, and a quiet mall none', () => {
    execFileSync('promtool', ['test', 'rules', 'tests.yaml'], { cwd: join(root, 'docs/alarms') })
  })
})

describe('docs/compose', () => {
  it('sets what the server reads', () => {
    const named = ['one-process', 'three-processes'].flatMap((name) => [...read(`docs/compose/${name}.yaml`).matchAll(/^ {4,6}([A-Z][A-Z_]+):/gm)].map(([, setting]) => setting ?? ''))
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((name) => !(environmentNames as readonly string[]).includes(name))).toEqual([])
  })

  it('gives the connections of the pooler what the mall asks for', () => {
    const given = [...read('docs/compose/pgbouncer.ini').matchAll(/^(\w+) = host=.*connect_query='([^']+)'/gm)].map(([, name, query]) => [name, query])
    expect(given).toEqual(Object.entries(pooledMall('mall', 'postgres://mall@database/mall')).map(([name, { connectQuery }]) => [name, connectQuery]))
  })
})

describe('docs/security.md', () => {
  it('names files that exist', () => {
    const named = [...read('docs/security.md').matchAll(/`((?:packages|e2e|docs|scripts)\/[^`\s]+)`/g)].map(([, path]) => path ?? '')
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
