import { callerOf } from '../../company/account/caller.ts'
import { bearerOf } from '../../platform/http/bearer.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import { overLimit } from '../../platform/http/handle-call.ts'
import { clientIp } from '../../platform/http/client-ip.ts'
import { failure } from '../../platform/http/envelope.ts'
import { NotFoundError, UnauthorizedError } from '../../platform/http/errors.ts'
import type { RequestNotes } from '../../platform/http/seen-request.ts'
import { findVisibleUpload } from './visible-uploads.ts'
import type { Deps } from '../../platform/deps.ts'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface FileRequest {
  readonly request: Request
  readonly requestId: string
  readonly notes: RequestNotes
  readonly peerAddress: string | undefined
  readonly deps: Deps
}

/**
 * `GET /files/{id}`: an upload, for the user who made it and those who may see what it is part of; a part of something public, for everybody.
 * `POST` is the same as a download, since that is how clients request one (specification §7).
 */
export const serveFile = async (id: string, { request, requestId, notes, peerAddress, deps }: FileRequest): Promise<Response> => {
  const token = bearerOf(request)
  const found = token === null ? null : await callerOf(token, deps)
  const caller = found?.mustEnrol ? null : found
  notes.caller = caller
  const ip = clientIp(request, peerAddress, deps.config.trustProxy)
  const tooMany = await overLimit({ kind: 'api', request, requestId, notes, ip, who: caller?.userId ?? null }, deps)
  if (tooMany) return tooMany
  const upload = uuidPattern.test(id) ? await findVisibleUpload(deps.db, id, caller) : null
  if (!caller && !upload) return failure(new UnauthorizedError())
  const bytes = upload ? await deps.files.get(id) : null
  if (!upload || !bytes) return failure(new NotFoundError('FILE_NOT_FOUND', '文件不存在'))
  const kind = request.method === 'GET' && upload.contentType.startsWith('image/') ? 'inline' : 'attachment'
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': upload.contentType,
      'Content-Length': String(bytes.length),
      'Content-Disposition': contentDisposition(kind, upload.name),
      'Cache-Control': 'private, max-age=3600',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      // Whoever has the token may: a page of another origin downloads it by the SDK.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
