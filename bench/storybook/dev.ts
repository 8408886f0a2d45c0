import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../scripts/run.ts'

const port = 6106
const origin = `http://localhost:${port}`

export interface RunningStorybook extends AsyncDisposable {
  readonly origin: string
  /** Time from the command until the story index and the preview iframe are served. */
  readonly readySeconds: number
}

const isServed = async (path: string): Promise<boolean> => (await fetch(origin + path).catch(() => null))?.ok === true

/** Starts `npm run storybook` on its own port, with its cache in `cacheDirectory`. */
export const startStorybook = async (cacheDirectory: string): Promise<RunningStorybook> => {
  const begin = performance.now()
  const child = spawn('npm', ['run', 'storybook', '--', '--port', String(port), '--exact-port', '--ci'], {
    cwd: root,
    stdio: 'ignore',
    // Its own process group, because npm does not forward signals.
    detached: true,
    env: { ...process.env, CACHE_DIR: cacheDirectory },
  })
  while (!((await isServed('/index.json')) && (await isServed('/iframe.html')))) {
    if (child.exitCode !== null) throw new Error(`npm run storybook ended with code ${child.exitCode} before it was ready.`)
    await sleep(50)
  }
  return {
    origin,
    readySeconds: (performance.now() - begin) / 1000,
    async [Symbol.asyncDispose]() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
      await ended
      while (await isServed('/index.json')) await sleep(50)
    },
  }
}
