import { callerOf } from '../../company/account/caller.ts'
import { bearerOf } from '../../platform/http/bearer.ts'
import { inTurnOfUploads } from '../../platform/http/caller-turns.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import { countedAs, overLimit, refused, toNobody } from '../../platform/http/handle-call.ts'
import { clientIp } from '../../platform/http/client-ip.ts'
import { failure } from '../../platform/http/envelope.ts'
import { CallError, NotFoundError, UnauthorizedError } from '../../platform/http/errors.ts'
import { sendInTurn } from '../../platform/http/send-file.ts'
import { rateKeyOf } from '../../platform/rate-limit/rules.ts'
import type { RequestNotes } from '../../platform/http/seen-request.ts'
import { staffOf } from '../../seller/account/staff.ts'
import { findUploadForStaff, findVisibleUpload } from './visible-uploads.ts'
import type { Deps } from '../../platform/deps.ts'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface FileRequest {
  readonly request: Request
  readonly requestId: string
  readonly notes: RequestNotes
  readonly peerAddress: string | undefined
  readonly deps: Deps
}

/** Whose token it is: a buyer's, or one of the seller's staff; nobody's while a second factor has to be set up first. */
const readerOf = async (token: string | null, deps: Deps) => {
  if (token === null) return { caller: null, staff: null }
  const caller = await callerOf(token, deps)
  const staff = caller === null ? await staffOf(token, deps) : null
  return { caller: caller?.mustEnrol ? null : caller, staff: staff?.mustEnrol ? null : staff }
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
 * `GET /files/{id}`: an upload, for the user who made it and those who may see what it is part of, the seller's staff among them; a part of something public, for everybody.
 * `POST` is the same as a download, since that is how clients request one (specification §7).
 */
export const serveFile = async (id: string, { request, requestId, notes, peerAddress, deps }: FileRequest): Promise<Response> => {
  const { caller, staff } = await readerOf(bearerOf(request), deps)
  notes.caller = caller
  if (staff !== null) notes.staffId = staff.staffId
  const who = countedAs(caller, staff?.staffId)
  const ip = clientIp(request, peerAddress, deps.config.trustProxy)
  const tooMany = await overLimit({ kind: 'api', request, requestId, notes, ip, who }, deps)
  if (tooMany) return tooMany
  const upload = uuidPattern.test(id) ? await (staff === null ? findVisibleUpload(deps.db, id, caller) : findUploadForStaff(deps.db, id, staff)) : null
  if (!caller && !staff && !upload) return failure(new UnauthorizedError())
  if (!upload) return failure(noFile())
  const make = async () => {
    const bytes = await deps.files.get(id)
    if (!bytes) throw noFile()
    return { bytes: new Uint8Array(bytes), headers: headersOf(upload, request) }
  }
  try {
    // Nobody takes the body of a HEAD: its turn would not end.
    if (request.method === 'HEAD') return new Response(null, { headers: (await make()).headers })
    return await sendInTurn((work) => inTurnOfUploads(rateKeyOf(ip, who), work, request.signal), make, request.signal)
  } catch (error) {
    if (error instanceof CallError) return refused(error, notes, new Headers())
    if (request.signal.aborted) return toNobody(notes)
    throw error
  }
}
