import type { UploadFieldProps } from './types.ts'

/** Browsers open six connections to a site, and the page needs some of them. */
const AT_ONCE = 3

interface Options<Result> {
  latest: { readonly current: Pick<UploadFieldProps<Result>, 'validate' | 'upload'> }
  /** The uploaded share of an item, 0 to 1. */
  onProgress: (id: string, share: number) => void
  /** The check passed; the upload begins, if there is one. */
  onChecked: (id: string) => void
  /** The check refused the file. */
  onRefused: (id: string, message: string) => void
  onDone: (id: string, result: Result) => void
  /** `unchecked`: the check threw; `failed`: the upload did. */
  onFailed: (id: string, error: unknown, step: 'unchecked' | 'failed') => void
}

/** What {@link createTransfers} makes. */
export interface Transfers {
  start: (id: string, file: File) => void
  stop: (id: string) => void
  stopAll: () => void
}

/** Checks and uploads files, a few at a time. Results of stopped ones are ignored. */
export const createTransfers = <Result>({ latest, onProgress, onChecked, onRefused, onDone, onFailed }: Options<Result>): Transfers => {
  const waiting = new Map<string, File>()
  const running = new Map<string, AbortController>()

  /** Whether the file may be uploaded now. */
  const check = async (id: string, file: File, signal: AbortSignal): Promise<boolean> => {
    const { validate } = latest.current
    if (!validate) return true
    try {
      const message = await validate(file, { signal })
      if (signal.aborted) return false
      if (message === null) onChecked(id)
      else onRefused(id, message)
      return message === null
    } catch (error) {
      if (!signal.aborted) onFailed(id, error, 'unchecked')
      return false
    }
  }
  const send = async (id: string, file: File, signal: AbortSignal) => {
    const { upload } = latest.current
    if (!upload) return
    onProgress(id, 0)
    try {
      const report = (sent: number, total: number) => {
        if (!signal.aborted && total > 0) onProgress(id, sent / total)
      }
      const result = await upload(file, { signal, onProgress: report })
      if (!signal.aborted) onDone(id, result)
    } catch (error) {
      if (!signal.aborted) onFailed(id, error, 'failed')
    }
  }
  const run = async (id: string, file: File) => {
    const controller = new AbortController()
    const { signal } = controller
    running.set(id, controller)
    if (await check(id, file, signal)) await send(id, file, signal)
    // A retry with the same id may be running.
    if (running.get(id) === controller) running.delete(id)
    pump()
  }
  const pump = () => {
    for (const [id, file] of waiting) {
      if (running.size >= AT_ONCE) return
      waiting.delete(id)
      void run(id, file)
    }
  }
  const stop = (id: string) => {
    waiting.delete(id)
    running.get(id)?.abort()
    running.delete(id)
    pump()
  }
  return {
    start: (id, file) => {
      waiting.set(id, file)
      pump()
    },
    stop,
    stopAll: () => {
      waiting.clear()
      for (const id of running.keys()) stop(id)
    },
  }
}
