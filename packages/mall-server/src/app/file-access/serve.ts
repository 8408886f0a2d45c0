import { callerOf } from '../../company/account/caller.ts'
import { bearerOf } from '../../platform/http/bearer.ts'
import { inTurnOfUploads } from '../../platform/http/caller-turns.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import { overLimit, refused, toNobody } from '../../platform/http/handle-call.ts'
import { clientIp } from '../../platform/http/client-ip.ts'
import { failure } from '../../platform/http/envelope.ts'
import { CallError, NotFoundError, UnauthorizedError } from '../../platform/http/errors.ts'
import { sendInTurn } from '../../platform/http/send-file.ts'
import { rateKeyOf } from '../../platform/rate-limit/rules.ts'
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

const noFile = () => new NotFoundError('FILE_NOT_FOUND', '文件不存在')

const headersOf = ({ contentType, name }: { readonly contentType: string; readonly name: string }, { method }: Request): Headers =>
  new Headers({
    'Content-Type': contentType,
    'Content-Disposition': contentDisposition(method !== 'POST' && contentType.startsWith('image/') ? 'inline' : 'attachment', name),
    'Cache-Control': 'private, max-age=3600',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    // Whoever has the token may: a page of another origin downloads it by the SDK.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })

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
  if (!upload) return failure(noFile())
  const make = async () => {
    const bytes = await deps.files.get(id)
    if (!bytes) throw noFile()
    return { bytes: new Uint8Array(bytes), headers: headersOf(upload, request) }
  }
  try {
    // Nobody takes the body of a HEAD: its turn would not end.
    if (request.method === 'HEAD') return new Response(null, { headers: (await make()).headers })
    return await sendInTurn((work) => inTurnOfUploads(rateKeyOf(ip, caller?.userId ?? null), work, request.signal), make, request.signal)
  } catch (error) {
    if (error instanceof CallError) return refused(error, notes, new Headers())
    if (request.signal.aborted) return toNobody(notes)
    throw error
  }
}
