import { execFile } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { root } from './run.ts'

let close = () => {}
afterEach(() => close())

const registry = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => server.close()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}/`
}

/** The audit in a process of its own, without retries of what fails. */
const audit = (url: string): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, GITHUB_ACTIONS: 'true', PNPM_CONFIG_FETCH_RETRIES: '0' }
    execFile(process.execPath, ['scripts/audit.ts', '--registry', url], { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr })
    })
  })

const advisories = (found: unknown): RequestListener => (_request, response) => {
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(found))
}

const fault = (severity: string) => ({ zod: [{ id: 1, url: 'https://advisories.example/1', title: 'A fault for the test', severity, vulnerable_versions: '>=0', cwe: [], cvss: { score: 8, vectorString: null } }] })

const patience = 60_000

it.each(['high', 'critical'])('fails where a package that ships has a known fault that is %s', { timeout: patience }, async (severity) => {
  const { code, output } = await audit(await registry(advisories(fault(severity))))
  expect(output).toContain('A fault for the test')
  expect(code).toBe(1)
  expect(output).not.toContain('NOT AUDITED')
})

it('passes where there is none, or a lesser one', { timeout: patience }, async () => {
  for (const found of [{}, fault('moderate')]) {
    const { code, output } = await audit(await registry(advisories(found)))
    expect([code, output.includes('NOT AUDITED')]).toEqual([0, false])
    close()
  }
})

it.each([405, 500])('says loudly that nothing is known, and passes, where the registry answers %i', { timeout: patience }, async (status) => {
  const { code, output } = await audit(await registry((_request, response) => response.writeHead(status).end()))
  expect(output).toContain('NOT AUDITED')
  expect(output).toContain('::warning title=Not audited::')
  expect(code).toBe(0)
})

it('says so where nothing listens', { timeout: patience }, async () => {
  const url = await registry(() => {})
  close()
  const { code, output } = await audit(url)
  expect([code, output.includes('NOT AUDITED')]).toEqual([0, true])
})
