import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

export interface S3Server extends AsyncDisposable {
  /** For `FILES_URL`: a bucket that exists. */
  readonly filesUrl: string
}

/** A store that speaks S3, on a free port, with the bucket `mall` and the one identity that it knows. */
export const startS3Server = async (): Promise<S3Server> => {
  const directory = await mkdtemp(join(tmpdir(), 'mall-s3-'))
  const server = new S3rver({ address: '127.0.0.1', port: 0, directory, silent: true, configureBuckets: [{ name: 'mall' }] })
  const { port } = await server.run()
  return {
    filesUrl: `s3+http://S3RVER:S3RVER@127.0.0.1:${port}/mall/uploads`,
    async [Symbol.asyncDispose]() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
