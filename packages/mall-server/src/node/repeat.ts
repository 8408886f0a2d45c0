import type { Log } from '../log.ts'

/** Runs a task over and over, a pause between two runs; a failure is logged and tried again. Returns a function that stops it after the run under way. */
export const repeat = (name: string, everyMs: number, task: () => Promise<unknown>, log: Log): (() => Promise<void>) => {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const run = async (): Promise<void> => {
    try {
      await task()
    } catch (error) {
      log.error('background task failed', { name, error: error instanceof Error ? error.name : 'not an Error' })
    }
    schedule()
  }
  const schedule = () => {
    if (stopped) return
    timer = setTimeout(() => {
      running = run()
    }, everyMs)
    timer.unref()
  }
  schedule()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
