import type { CallDefinition } from '@mall/api/contract'
import { MaxFileSizeExceededError, MaxHeaderSizeExceededError, MaxPartsExceededError, MultipartParser, type MultipartPart } from '@remix-run/multipart-parser'
import * as z from 'zod/mini'
import { chunksOf, inputTooLarge, invalidInput } from './body.ts'
import { BusinessError, CallError } from './errors.ts'
import { atItsPace } from './pace.ts'

const bytesPerMB = 1024 * 1024

/** Of a form no more is read, bytes: the largest file of all calls and its fields. */
const longestForm = 11 * bytesPerMB

/** The headers of a part, bytes: the longest name of a file, four times over. */
const longestHeaders = 4 * 1024

/** The boundary of a form, characters (RFC 2046 §5.1.1). Every byte is compared with it. */
const longestBoundary = 70

const fieldsOf = ({ body }: Pick<CallDefinition, 'body'>): number => (body instanceof z.ZodMiniObject ? Object.keys(body.shape).length : 0)

const boundaryOf = (request: Request): string => {
  const [, quoted, plain] = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]+)"|([^;\s]+))/i.exec(request.headers.get('content-type') ?? '') ?? []
  const boundary = quoted ?? plain ?? ''
  if (boundary === '' || boundary.length > longestBoundary) throw invalidInput()
  return boundary
}

const addTo = (form: FormData, part: MultipartPart): void => {
  const { name, filename, mediaType } = part
  if (name === undefined) throw invalidInput()
  if (filename === undefined) form.append(name, part.text)
  else form.append(name, new File([part.arrayBuffer], filename, mediaType === undefined ? {} : { type: mediaType }))
}

const isComplete = (parser: MultipartParser): boolean => {
  try {
    parser.finish()
    return true
  } catch {
    return false
  }
}

/** What the reader of a form says of it. */
const refusal = (error: unknown, { file }: Pick<CallDefinition, 'file'>): CallError => {
  if (error instanceof CallError) return error
  if (error instanceof MaxFileSizeExceededError) {
    const said = file?.rules.messages?.maxSize
    return new BusinessError('FILE_TOO_LARGE', typeof said === 'string' ? said : `文件大小不能超过${file?.rules.maxSizeMB}MB`)
  }
  if (error instanceof MaxPartsExceededError || error instanceof MaxHeaderSizeExceededError) return inputTooLarge()
  return invalidInput()
}

/**
 * Reads the form of a call while it arrives, and no further than the call can need: its fields, its file of the size that the contract allows, and one file more, of
 * which the call says itself that it is one too many.
 * @throws CallError `FILE_TOO_LARGE`, `INPUT_TOO_LARGE`, `INVALID_INPUT`, or `UNAVAILABLE` when it comes too slowly
 */
export const readForm = async (definition: Pick<CallDefinition, 'body' | 'file'>, request: Request): Promise<FormData> => {
  const maxSizeMB = definition.file?.rules.maxSizeMB
  const parser = new MultipartParser(boundaryOf(request), {
    maxParts: fieldsOf(definition) + 2,
    maxHeaderSize: longestHeaders,
    maxFileSize: maxSizeMB === undefined ? longestForm : maxSizeMB * bytesPerMB,
    maxTotalSize: longestForm,
  })
  const form = new FormData()
  try {
    for await (const chunk of atItsPace(chunksOf(request, longestForm))) for (const part of parser.write(chunk)) addTo(form, part)
    parser.finish()
  } catch (error) {
    if (request.signal.aborted) throw error
    // Behind the end of a form nothing counts; the parser minds what comes there by itself.
    if (!isComplete(parser)) throw refusal(error, definition)
  }
  return form
}
