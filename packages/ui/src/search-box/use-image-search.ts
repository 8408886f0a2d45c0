import { useCallback, useState, type ChangeEvent, type ClipboardEvent } from 'react'
import { pickedFiles, useFileDrop } from '../hooks/use-file-drop.ts'
import { useLatest } from '../hooks/use-latest.ts'
import { useLatestRequest } from '../hooks/use-latest-request.ts'
import type { ImageProblem } from './check-image.ts'
import type { ImageSearchOptions } from './types.ts'

/** The message about a picture. */
export type ImageNotice = ImageProblem | 'imageBusy' | 'imageFailed'

/** One picture at a time, by picker, camera, paste or drop. */
export const useImageSearch = (options: ImageSearchOptions | undefined, onTake: () => void) => {
  const [notice, setNotice] = useState<ImageNotice | null>(null)
  const request = useLatestRequest()
  const latest = useLatest({ options, onTake })

  const take = useCallback(
    async (files: readonly File[]) => {
      latest.current.onTake()
      setNotice(null)
      const outcome = await request.run(async (signal) => {
        // Loaded with the first picture; a failure of that is one of the search, and the next picture loads it again.
        const { checkImage } = await import('./check-image.ts')
        const problem = await checkImage(files)
        const [file] = files
        if (problem || !file || signal.aborted) return problem
        setNotice('imageBusy')
        await latest.current.options?.onImage(file, { signal })
        return null
      })
      if (outcome.status === 'done') setNotice(outcome.value)
      if (outcome.status === 'failed') setNotice('imageFailed')
    },
    [latest, request],
  )

  const dismiss = useCallback(() => {
    request.abort()
    setNotice(null)
  }, [request])

  const drop = useFileDrop(({ files }) => void take([...files]))
  const rootHandlers = {
    ...drop.handlers,
    onPaste: (event: ClipboardEvent) => {
      const { files } = event.clipboardData
      // A cell copied from a spreadsheet comes as text and as a picture: the text is pasted.
      if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return
      event.preventDefault()
      void take([...files])
    },
  }

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const files = pickedFiles(event)
    if (files.length > 0) void take(files)
  }

  return { notice, dropping: drop.dropping, dismiss, pick, rootHandlers: options ? rootHandlers : {} }
}
