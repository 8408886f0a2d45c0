import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('../hosts/node.ts', import.meta.url))

export interface ServerProcess {
  /** `http://127.0.0.1:12345` */
  readonly address: string
  readonly pid: number
  /** Everything that it printed so far. */
  output(): string
  /** Sends a signal and resolves to the exit code; null when the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>
}

const running = new Set<ChildProcess>()

/** Stops processes that a failed test left running: for `afterEach`. */
export const killServerProcesses = (): void => {
  for (const child of running) child.kill('SIGKILL')
}

/** The demo on any database. */
const demo = { PORT: '0', SEED: 'demo', SEED_SIZE: 'small', MALL_SECRET: 'hT6kZq0WmB4vXc9RdN2pJf7LsG5yAe1UoQ8iVrPx' } as const

const launch = (environment: Readonly<Record<string, string>>, args: readonly string[] = []) => {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, [entry, ...args], { env: { PATH, HOME, NODE_COMPILE_CACHE, ...environment } })
  running.add(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  }
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      running.delete(child)
      resolve(code)
    })
  })
  return { child, exited, output: () => text }
}

/** Starts the real server on a free port, with the small demo data unless `SEED` says otherwise; resolves when it listens. */
export const startServerProcess = async (environment: Readonly<Record<string, string>>): Promise<ServerProcess> => {
  const { child, exited, output } = launch({ ...demo, MALL_ENV: 'test', LOGIN_WORK: 'least', ...environment })
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /listens on (\S+)/.exec(output())?.[1]
      if (found) resolve(found)
    })
    void exited.then(() => reject(new Error(`The server ended before it listened:\n${output()}`)))
  })
  return {
    address,
    pid: child.pid ?? 0,
    output,
    end: (signal) => {
      child.kill(signal)
      return exited
    },
  }
}

/** Runs a command of the server, or the server itself where it is expected to fail. Returns its exit code and output. */
export const runServerProcess = async (environment: Readonly<Record<string, string>>, args: readonly string[] = []): Promise<{ code: number | null; output: string }> => {
  const { exited, output } = launch({ ...demo, ...environment }, args)
  return { code: await exited, output: output() }
}
