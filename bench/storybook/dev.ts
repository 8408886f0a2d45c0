import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../scripts/run.ts'

const port = 6106
const origin = `http://localhost:${port}`

export interface RunningStorybook extends AsyncDisposable {
  readonly origin: string
  /** From the command until the list of stories and the frame they are drawn in are there. */
  readonly readySeconds: number
}

const answers = async (path: string): Promise<boolean> => (await fetch(origin + path).catch(() => null))?.ok === true

/** `npm run storybook` on a port of its own, with its cache where the caller says. */
export async function startStorybook(cacheDirectory: string): Promise<RunningStorybook> {
  const begin = performance.now()
  const child = spawn('npm', ['run', 'storybook', '--', '--port', String(port), '--exact-port', '--ci'], {
    cwd: root,
    stdio: 'ignore',
    // A group of its own: npm does not hand a signal down.
    detached: true,
    env: { ...process.env, CACHE_DIR: cacheDirectory },
  })
  while (!((await answers('/index.json')) && (await answers('/iframe.html')))) {
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
      while (await answers('/index.json')) await sleep(50)
    },
  }
}
