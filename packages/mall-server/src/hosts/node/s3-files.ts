import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { checkUploadId, type FileStore } from '../../platform/file/file-store.ts'
import type { S3Place } from '../../platform/file/s3-place.ts'
import { UnavailableError } from '../../platform/http/errors.ts'
import type { Log } from '../../platform/log.ts'

/** For one request, ms: ten megabytes on a slow line. */
const requestMs = 20_000

/** Further tries after a 5xx or 429, with growing pauses. */
const retries = 2

/**
 * Uploads as objects of a store that speaks S3, named by their id.
 * @throws UnavailableError of a call while the store cannot be reached or has too much to do; Error when it refuses
 */
export const createS3Files = ({ folder, ...identity }: S3Place, log: Log): FileStore => {
  const client = new AwsClient({ ...identity, service: 's3', retries })

  const unavailable = (why: string): UnavailableError => {
    log.warn('the store of the uploads cannot be used', { why })
    return new UnavailableError('files')
  }

  const request = async (method: 'PUT' | 'GET' | 'DELETE', id: string, bytes: Uint8Array<ArrayBuffer> = new Uint8Array()): Promise<Response> => {
    // The hash is signed: what arrives is what was sent, or nothing.
    const headers = { 'X-Amz-Content-Sha256': createHash('sha256').update(bytes).digest('hex') }
    const body = method === 'PUT' ? { body: bytes } : {}
    const response = await client
      .fetch(`${folder}/${checkUploadId(id)}`, { method, headers, ...body, signal: AbortSignal.timeout(requestMs) })
      .catch((error: unknown) => {
        throw unavailable(error instanceof Error ? error.name : 'not an Error')
      })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    if (response.status === 429 || response.status >= 500) throw unavailable(`status ${response.status}`)
    throw new Error(`The store of the uploads responded ${response.status} to ${method}.`)
  }

  const done = async (response: Response): Promise<void> => {
    await response.body?.cancel()
  }

  return {
    put: async (id, bytes) => {
      const response = await request('PUT', id, new Uint8Array(bytes))
      await done(response)
      if (!response.ok) throw new Error('The bucket of the uploads does not exist.')
    },
    get: async (id) => {
      const response = await request('GET', id)
      if (response.ok) return new Uint8Array(await response.arrayBuffer())
      await done(response)
      return null
    },
    remove: async (id) => done(await request('DELETE', id)),
  }
}
