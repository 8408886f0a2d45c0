import { parentPort, workerData } from 'node:worker_threads'
import { describeUpload } from '../search/image/describe-upload.ts'

// The thread of one picture: see `upload-describer.ts`.
if (parentPort && workerData instanceof Uint8Array) {
  const descriptor = describeUpload(workerData)
  parentPort.postMessage(descriptor, descriptor ? [descriptor.buffer] : [])
}
