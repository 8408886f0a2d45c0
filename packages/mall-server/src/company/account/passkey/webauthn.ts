import type { CallInput, PasskeyCreation, PasskeyRequest } from '@mall/api/contract'
import { passkeyLimits } from '@mall/api/contract'
import type { Config } from '../../../platform/config.ts'
import { fromBase64Url } from '../../../platform/http/crypto.ts'
import type { PasskeyRow } from './store.ts'

// The ceremonies of WebAuthn as the mall wants them; @simplewebauthn/server reads what comes back, loaded with the first.

/** Where passkeys are for, and what is signed. */
interface Expected {
  readonly place: NonNullable<Config['passkeys']>
  readonly challenge: string
}

type Registered = CallInput<'POST /api/Account/PasskeyRegister'>['Credential']
type Asserted = CallInput<'POST /api/Account/PasskeyLogin'>['Credential']

const timeout = passkeyLimits.seconds * 1000

/** Of COSE: Ed25519, ECDSA with P-256, and RSA with SHA-256, which old Windows has. */
const algorithms = [-8, -7, -257]

const load = () => import('@simplewebauthn/server')

/** What the browser makes a passkey from. */
export const creationOf = (
  { place, challenge }: Expected,
  { mallName, user, own }: { readonly mallName: string; readonly user: PasskeyCreation['user']; readonly own: readonly PasskeyRow[] },
): PasskeyCreation => ({
  challenge,
  rp: { id: place.rpId, name: mallName },
  user,
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout,
  attestation: 'none',
  excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key', transports })),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
})

/** What the browser asks a passkey for. */
export const requestOf = ({ place, challenge }: Expected): PasskeyRequest => ({ challenge, rpId: place.rpId, timeout, userVerification: 'required' })

/** The challenge that an answer says it signed; null where it cannot be read. Nothing is proven by it. */
export const challengeIn = (clientDataJSON: string): string | null => {
  try {
    const { challenge } = JSON.parse(new TextDecoder().decode(fromBase64Url(clientDataJSON))) as { readonly challenge?: unknown }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

const expectedOf = ({ place, challenge }: Expected) => ({ expectedChallenge: challenge, expectedOrigin: place.origin, expectedRPID: place.rpId, requireUserVerification: true })

/**
 * The credential of an answer to a registration.
 * @throws Error where it is not valid, in words for the log
 */
export const verifyRegistered = async (response: Registered, expected: Expected) => {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([load(), import('@simplewebauthn/server/helpers')])
  const attestation = decodeAttestationObject(fromBase64Url(response.response.attestationObject))
  const format = attestation.get('fmt')
  // None is asked for, and browsers leave at most a signature by the key itself. Chains of certificates would be looked up in the addresses that they name themselves.
  const isOwn = format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
  if (!isOwn) throw new Error('An attestation that was not asked for')
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, response: { ...response.response, transports: response.response.transports ?? [] }, clientExtensionResults: {} },
    ...expectedOf(expected),
    supportedAlgorithmIDs: algorithms,
  })
  if (registrationInfo === undefined) throw new Error('The attestation is not valid')
  // The contract bounds the id that is named alone; one of 10,000 bytes has no place in an index.
  if (registrationInfo.credential.id !== response.id) throw new Error('Another credential than the one that it names')
  return registrationInfo.credential
}

/**
 * The new counter of a passkey, of an answer to a login.
 * @throws Error where it is not valid, in words for the log
 */
export const verifyAsserted = async (response: Asserted, row: PasskeyRow, expected: Expected): Promise<number> => {
  const { verifyAuthenticationResponse } = await load()
  const { userHandle } = response.response
  // A passkey that is found without an account says whose it is.
  if (userHandle === undefined || userHandle !== row.userHandle) throw new Error('A user handle of somebody else')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, response: { ...response.response, userHandle }, clientExtensionResults: {} },
    ...expectedOf(expected),
    credential: { id: row.credentialId, publicKey: new Uint8Array(row.publicKey), counter: row.counter, transports: row.transports },
  })
  if (!verified) throw new Error('The signature is not valid')
  return authenticationInfo.newCounter
}
