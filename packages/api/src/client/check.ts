import type { CallKey, Contract } from '../contract/index.ts'
import { MallError, messages, type MallErrorDetails } from '../errors.ts'

/** As much of a schema as is needed, so that none is imported. */
interface Checkable {
  safeParse(value: unknown): { success: boolean; error?: unknown }
}

interface Definition {
  readonly body?: Checkable
  readonly query?: Checkable
  readonly response: Checkable
}

const definitionOf = (contract: Contract | undefined, key: string): Definition | undefined =>
  contract && key in contract ? contract[key as CallKey] : undefined

const check = (schema: Checkable | undefined, value: unknown, details: MallErrorDetails) => {
  const result = schema?.safeParse(value)
  if (result && !result.success) throw new MallError('contract', messages.business, { ...details, cause: result.error })
}

/** Throws `contract` for a body or query that does not match the contract. The issues are the error's `cause`. */
export const checkInput = (contract: Contract | undefined, key: string, path: string, input: unknown): void => {
  const definition = definitionOf(contract, key)
  // The fields of a form are checked by the server: they are text here.
  if (!(input instanceof FormData)) check(definition?.body ?? definition?.query, input ?? {}, { path })
}

/** Throws `contract` for a `MsgBody` that does not match the contract. */
export const checkResponse = (contract: Contract | undefined, key: string, details: MallErrorDetails, body: unknown): void =>
  check(definitionOf(contract, key)?.response, body, details)
