import { useEffect, useMemo, useRef, useState } from 'react'
import { useLatest } from '../hooks/use-latest.ts'
import type { UploadFieldProps } from './types.ts'

/** Browsers open six connections to a site, and the page needs some of them. */
const AT_ONCE = 3

interface Options<Result> extends Pick<UploadFieldProps<Result>, 'validate' | 'upload'> {
  /** The check passed; the upload begins, if there is one. */
  onChecked: (id: string) => void
  /** The check refused the file. */
  onRefused: (id: string, message: string) => void
  onDone: (id: string, result: Result) => void
  /** `unchecked`: the check threw; `failed`: the upload did. */
  onFailed: (id: string, error: unknown, step: 'unchecked' | 'failed') => void
}

/** Checks and uploads files, a few at a time. Results of stopped ones, or after unmount, are ignored. */
export const useTransfers = <Result>(options: Options<Result>) => {
  /** Uploaded share of an item, 0 to 1. */
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({})
  const waiting = useRef(new Map<string, File>())
  const running = useRef(new Map<string, AbortController>())
  const latest = useLatest(options)

  const transfers = useMemo(() => {
    /** Whether the file may be uploaded now. */
    const check = async (id: string, file: File, signal: AbortSignal): Promise<boolean> => {
      const { validate } = latest.current
      if (!validate) return true
      try {
        const message = await validate(file, { signal })
        if (signal.aborted) return false
        if (message === null) latest.current.onChecked(id)
        else latest.current.onRefused(id, message)
        return message === null
      } catch (error) {
        if (!signal.aborted) latest.current.onFailed(id, error, 'unchecked')
        return false
      }
    }
    const send = async (id: string, file: File, signal: AbortSignal) => {
      const { upload } = latest.current
      if (!upload) return
      setProgress((all) => ({ ...all, [id]: 0 }))
      try {
        const onProgress = (sent: number, total: number) => {
          if (!signal.aborted && total > 0) setProgress((all) => ({ ...all, [id]: sent / total }))
        }
        const result = await upload(file, { signal, onProgress })
        if (!signal.aborted) latest.current.onDone(id, result)
      } catch (error) {
        if (!signal.aborted) latest.current.onFailed(id, error, 'failed')
      }
    }
    const run = async (id: string, file: File) => {
      const controller = new AbortController()
      const { signal } = controller
      running.current.set(id, controller)
      if (await check(id, file, signal)) await send(id, file, signal)
      // A retry with the same id may be running.
      if (running.current.get(id) === controller) running.current.delete(id)
      pump()
    }
    const pump = () => {
      for (const [id, file] of waiting.current) {
        if (running.current.size >= AT_ONCE) return
        waiting.current.delete(id)
        void run(id, file)
      }
    }
    const stop = (id: string) => {
      waiting.current.delete(id)
      running.current.get(id)?.abort()
      running.current.delete(id)
      pump()
    }
    return {
      start: (id: string, file: File) => {
        waiting.current.set(id, file)
        pump()
      },
      stop,
      stopAll: () => {
        waiting.current.clear()
        for (const id of running.current.keys()) stop(id)
      },
    }
  }, [latest])

  useEffect(() => transfers.stopAll, [transfers])
  return { ...transfers, progress }
}
