import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { CallInput, PasskeyCreation, PasskeyRequest } from '@mall/api/contract'

/** What a test has the authenticator, or the browser around it, do otherwise. */
export interface Deviations {
  /** The page that asked. */
  readonly origin?: string
  /** The domain that it signs for. */
  readonly rpId?: string
  /** False: nobody gave a fingerprint or a PIN. */
  readonly userVerified?: boolean
  readonly counter?: number
  readonly userHandle?: string
  readonly type?: 'webauthn.create' | 'webauthn.get'
  /** Another credential than its own is named. */
  readonly id?: string
  /** What its key says that it signs by, in COSE. */
  readonly algorithm?: number
  /** The format and the statement of an attestation; without certificates it is signed by the key itself, or by another one. */
  readonly attestation?: { readonly fmt: string; readonly x5c?: readonly Uint8Array[]; readonly isForged?: boolean }
}

const flag = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 } as const

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()

const clientDataOf = (type: string, challenge: string, origin: string): Buffer => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const counterBytes = (counter: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(counter)
  return bytes
}

/** The public key in COSE: an elliptic key of P-256 for ES256. */
const coseOf = (key: KeyObject, algorithm: number): Uint8Array => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const entries: [number, number | Uint8Array][] = [[1, 2], [3, algorithm], [-1, 1], [-2, new Uint8Array(Buffer.from(x, 'base64url'))], [-3, new Uint8Array(Buffer.from(y, 'base64url'))]]
  return isoCBOR.encode(new Map(entries))
}

/** An authenticator with one passkey, as a phone has one: its signatures are real. `origin`: the page that it is used on. */
export const createSoftwareAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  let userHandle = ''

  const authenticatorData = (rpId: string, given: Deviations, more: number, rest: Uint8Array = new Uint8Array()): Buffer => {
    counter = given.counter ?? counter + 1
    const flags = flag.userPresent | (given.userVerified === false ? 0 : flag.userVerified) | more
    return Buffer.concat([sha256(given.rpId ?? rpId), Buffer.from([flags]), counterBytes(counter), rest])
  }
  const named = (given: Deviations) => ({ id: given.id ?? id.toString('base64url'), rawId: given.id ?? id.toString('base64url'), type: 'public-key' as const })

  return {
    id: id.toString('base64url'),

    /** What it sends for a registration. */
    register: ({ challenge, rp, user }: PasskeyCreation, given: Deviations = {}): CallInput<'POST /api/Account/PasskeyRegister'>['Credential'] => {
      userHandle = user.id
      const length = Buffer.from([id.length >> 8, id.length & 0xff])
      const authData = authenticatorData(rp.id, given, flag.attested, Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey, given.algorithm ?? -7)]))
      const clientData = clientDataOf(given.type ?? 'webauthn.create', challenge, given.origin ?? origin)
      const { fmt = 'none', x5c, isForged } = given.attestation ?? {}
      const signing = isForged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : privateKey
      const signed: [string, number | Uint8Array][] = [['alg', -7], ['sig', new Uint8Array(sign('sha256', Buffer.concat([authData, sha256(clientData)]), signing))]]
      const statement = new Map<string, number | Uint8Array | Uint8Array[]>(fmt === 'none' ? [] : x5c === undefined ? signed : [...signed, ['x5c', [...x5c]]])
      const attestationObject = isoCBOR.encode(new Map<string, string | Uint8Array | typeof statement>([['fmt', fmt], ['attStmt', statement], ['authData', new Uint8Array(authData)]]))
      return { ...named(given), response: { clientDataJSON: clientData.toString('base64url'), attestationObject: Buffer.from(attestationObject).toString('base64url'), transports: ['internal'] } }
    },

    /** What it sends for a login. */
    logIn: ({ challenge, rpId }: PasskeyRequest, given: Deviations = {}): CallInput<'POST /api/Account/PasskeyLogin'>['Credential'] => {
      const authData = authenticatorData(rpId, given, 0)
      const clientData = clientDataOf(given.type ?? 'webauthn.get', challenge, given.origin ?? origin)
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)
      return {
        ...named(given),
        response: {
          clientDataJSON: clientData.toString('base64url'), authenticatorData: authData.toString('base64url'), signature: signature.toString('base64url'), userHandle: given.userHandle ?? userHandle,
        },
      }
    },
  }
}

export type SoftwareAuthenticator = ReturnType<typeof createSoftwareAuthenticator>
