// `npm run dev`: the server restarts and the apps reload as their sources change. The mall is on port 5173, the seller's side on 5174, /seller/.
import { join } from 'node:path'
import { run, root } from './run.ts'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())

const child = { signal: stop.signal }
await Promise.race([
  run('node', ['--watch', 'packages/mall-server/src/hosts/node.ts'], child),
  run('vite', ['--clearScreen', 'false'], { ...child, cwd: join(root, 'packages/mall-app') }),
  run('vite', ['--clearScreen', 'false'], { ...child, cwd: join(root, 'packages/seller-app') }),
]).catch((error: unknown) => {
  if (!stop.signal.aborted) throw error
})
stop.abort()
