import type { Log } from '../../platform/log.ts'

/** One run of a task. */
export interface TaskRun {
  readonly name: string
  readonly ms: number
  /** `skipped`: it was another process's turn. */
  readonly outcome: 'done' | 'skipped' | 'failed'
}

export type WatchTask = (run: TaskRun) => void

export interface RepeatOptions {
  readonly log: Log
  /** How long until the first run, ms. Absent: one pause. */
  readonly firstMs?: number
  readonly watch?: WatchTask | undefined
}

/**
 * Runs a task over and over, a pause between two runs; a failure is logged and tried again. The task resolves to whether it did its work: in another
 * process's turn it does nothing. Returns a function that stops it after the run under way.
 */
export const repeat = (name: string, everyMs: number, task: () => Promise<boolean>, { log, firstMs = everyMs, watch }: RepeatOptions): (() => Promise<void>) => {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const attempt = async (): Promise<TaskRun['outcome']> => {
    try {
      return (await task()) ? 'done' : 'skipped'
    } catch (error) {
      log.error('background task failed', { name, error: error instanceof Error ? error.name : 'not an Error' })
      return 'failed'
    }
  }
  const run = async (): Promise<void> => {
    const began = performance.now()
    const outcome = await attempt()
    watch?.({ name, ms: performance.now() - began, outcome })
    schedule(everyMs)
  }
  const schedule = (afterMs: number) => {
    if (stopped) return
    timer = setTimeout(() => {
      running = run()
    }, afterMs)
    timer.unref()
  }
  schedule(firstMs)
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
