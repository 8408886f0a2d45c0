import { useEffect, useMemo, useRef, useState } from 'react'
import { useLatest } from '../hooks/use-latest.ts'
import type { UploadFieldProps } from './types.ts'

/** Browsers open six connections to a site, and the page needs some of them. */
const AT_ONCE = 3

interface Options<Result> {
  upload: UploadFieldProps<Result>['upload']
  onDone: (id: string, result: Result) => void
  onFailed: (id: string, error: unknown) => void
}

/** Uploads files, a few at a time. Results of stopped uploads, or after unmount, are ignored. */
export const useTransfers = <Result>(options: Options<Result>) => {
  /** Uploaded share of an item, 0 to 1. */
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({})
  const waiting = useRef(new Map<string, File>())
  const running = useRef(new Map<string, AbortController>())
  const latest = useLatest(options)

  const transfers = useMemo(() => {
    const run = async (id: string, file: File) => {
      const { upload } = latest.current
      if (!upload) return
      const controller = new AbortController()
      const { signal } = controller
      running.current.set(id, controller)
      setProgress((all) => ({ ...all, [id]: 0 }))
      try {
        const onProgress = (sent: number, total: number) => {
          if (!signal.aborted && total > 0) setProgress((all) => ({ ...all, [id]: sent / total }))
        }
        const result = await upload(file, { signal, onProgress })
        if (!signal.aborted) latest.current.onDone(id, result)
      } catch (error) {
        if (!signal.aborted) latest.current.onFailed(id, error)
      }
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
