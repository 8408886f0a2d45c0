import type { AnyContract, CallShape, Checkable } from '../contract/index.ts'
import { MallError, messages, type MallErrorDetails } from '../errors.ts'

const isKeyOf = (contract: AnyContract, key: string): key is keyof AnyContract => key in contract

const definitionOf = (contract: AnyContract | undefined, key: string): CallShape | undefined =>
  contract && isKeyOf(contract, key) ? contract[key] : undefined

const check = (schema: Checkable | undefined, value: unknown, details: MallErrorDetails) => {
  const result = schema?.safeParse(value)
  if (result && !result.success) throw new MallError('contract', messages.business, { ...details, cause: result.error })
}

/** Throws `contract` for a body or query that does not match the contract. The issues are the error's `cause`. */
export const checkInput = (contract: AnyContract | undefined, key: string, path: string, input: unknown): void => {
  const definition = definitionOf(contract, key)
  // The fields of a form are checked by the server, since here they are text.
  if (!(input instanceof FormData)) check(definition?.body ?? definition?.query, input ?? {}, { path })
}

/** Throws `contract` for a `MsgBody` that does not match the contract. */
export const checkResponse = (contract: AnyContract | undefined, key: string, details: MallErrorDetails, body: unknown): void =>
  check(definitionOf(contract, key)?.response, body, details)
