import type { UploadOptions } from '../upload-field/types.ts'

/** An upload whose progress, end and failure the test controls; an abort rejects, as `fetch` does. */
export interface HeldUpload {
  file: File
  signal: AbortSignal
  progress: UploadOptions['onProgress']
  done: (url: string) => void
  fail: (error?: unknown) => void
}

export const heldUpload = () => {
  const sent: HeldUpload[] = []
  const upload = (file: File, { signal, onProgress }: UploadOptions) =>
    new Promise<{ url: string }>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      sent.push({ file, signal, progress: onProgress, done: (url) => resolve({ url }), fail: (error) => reject(error ?? new Error('500')) })
    })
  return { upload, sent }
}
