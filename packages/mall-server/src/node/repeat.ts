import type { Log } from '../log.ts'

/** One run of a task. */
export interface TaskRun {
  readonly name: string
  readonly ms: number
  readonly isDone: boolean
}

export type WatchTask = (run: TaskRun) => void

export interface RepeatOptions {
  readonly log: Log
  readonly watch?: WatchTask | undefined
}

/** Runs a task over and over, a pause between two runs; a failure is logged and tried again. Returns a function that stops it after the run under way. */
export const repeat = (name: string, everyMs: number, task: () => Promise<unknown>, { log, watch }: RepeatOptions): (() => Promise<void>) => {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const attempt = async (): Promise<boolean> => {
    try {
      await task()
      return true
    } catch (error) {
      log.error('background task failed', { name, error: error instanceof Error ? error.name : 'not an Error' })
      return false
    }
  }
  const run = async (): Promise<void> => {
    const began = performance.now()
    const isDone = await attempt()
    watch?.({ name, ms: performance.now() - began, isDone })
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
