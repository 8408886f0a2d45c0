import * as z from 'zod/mini'
import { anyone, anyUser } from './access.ts'
import { loginInfo } from './account.ts'
import { doneMessage, instant, noBody, requiredText, text } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { passkeyLimits } from './passkey-limits.ts'

const password = field(z.string().check(z.minLength(1), z.maxLength(128)), 'The user’s password.')
const name = field(requiredText(passkeyLimits.name), 'What the user calls it: 工作手机.')
const passkeyId = field(z.uuid(), 'The passkey.')

/** Bytes as WebAuthn writes them in JSON. */
const base64Url = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max))

/** An id of a credential has 1,023 bytes at most by WebAuthn. */
const credentialId = base64Url(1364)

const transports = z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10))

const descriptor = z.object({
  id: field(credentialId, 'The credential.'),
  type: field(z.literal('public-key'), 'Kind of credential.'),
  transports: field(z.optional(transports), 'Ways to reach its authenticator.'),
})

export const passkey = named(
  'Passkey',
  'A passkey (通行密钥) of the user.',
  z.object({
    PasskeyId: passkeyId,
    Name: field(z.string(), 'What the user calls it.'),
    CreatedAt: field(instant, 'When it was registered.'),
    LastUsedAt: field(z.nullable(instant), 'Its last login; null before the first.'),
  }),
)

export const passkeyCreation = named(
  'PasskeyCreation',
  '`PublicKeyCredentialCreationOptionsJSON` of WebAuthn, in its own names: what a browser makes a passkey from. Good for five minutes, once, in the browser that asked.',
  z.object({
    challenge: field(z.string(), 'What the authenticator signs.'),
    rp: field(z.object({ id: field(z.string(), 'Domain that the passkey is for.'), name: field(z.string(), 'Name of the mall.') }), 'The mall.'),
    user: field(
      z.object({
        id: field(z.string(), 'The user, without a meaning elsewhere.'), name: field(z.string(), 'Account name.'), displayName: field(z.string(), 'Nickname.'),
      }),
      'Whose passkey it is.',
    ),
    pubKeyCredParams: field(z.array(z.object({ type: field(z.literal('public-key'), 'Kind of credential.'), alg: field(z.int(), 'An algorithm of COSE.') })), 'Signatures that the mall reads.'),
    timeout: field(z.int(), 'How long the user has, ms.'),
    attestation: field(z.literal('none'), 'The mall does not ask which authenticator it is.'),
    excludeCredentials: field(z.array(descriptor), 'Passkeys that the user has already.'),
    authenticatorSelection: field(
      z.object({
        residentKey: field(z.literal('required'), 'It is found without an account name.'),
        requireResidentKey: field(z.literal(true), 'The same for older browsers.'),
        userVerification: field(z.literal('required'), 'A fingerprint, a face or a PIN is asked for.'),
      }),
      'What the authenticator must be able to do.',
    ),
  }),
)

export const passkeyRequest = named(
  'PasskeyRequest',
  '`PublicKeyCredentialRequestOptionsJSON` of WebAuthn, in its own names: what a browser asks a passkey for. Good for five minutes, once, in the browser that asked.',
  z.object({
    challenge: field(z.string(), 'What the authenticator signs.'),
    rpId: field(z.string(), 'Domain that the passkey is for.'),
    timeout: field(z.int(), 'How long the user has, ms.'),
    userVerification: field(z.literal('required'), 'A fingerprint, a face or a PIN is asked for.'),
  }),
)

const answered = {
  id: field(credentialId, 'The credential.'),
  rawId: field(credentialId, 'The same.'),
  type: field(z.literal('public-key'), 'Kind of credential.'),
}

const clientData = field(base64Url(8192), 'What the browser says of the page and the challenge.')

export const accountPasskeyCalls = defineCalls({
  'POST /api/Account/PasskeyList': {
    summary: 'Returns the passkeys of the user, the oldest first.',
    access: anyUser,
    scope: 'self',
    body: noBody,
    response: z.array(passkey),
  },
  'POST /api/Account/PasskeyRegisterOptions': {
    summary: 'Begins to register a passkey: step 1 of 2.',
    description: `Needs the password. A user has ${passkeyLimits.count} passkeys at most. Only where \`Site/Config\` has a \`PasskeyOrigin\`.`,
    access: anyUser,
    scope: 'self',
    body: z.object({ Password: password }),
    response: passkeyCreation,
  },
  'POST /api/Account/PasskeyRegister': {
    summary: 'Registers the passkey that the browser made: step 2 of 2.',
    description: 'The user gets a mail.',
    access: anyUser,
    scope: 'self',
    body: z.object({
      Name: name,
      Credential: field(
        z.object({
          ...answered,
          response: field(
            z.object({
              clientDataJSON: clientData,
              attestationObject: field(base64Url(16_384), 'The new credential.'),
              transports: field(z.optional(transports), 'Ways to reach its authenticator.'),
            }),
            'What the authenticator answered.',
          ),
        }),
        '`RegistrationResponseJSON` of WebAuthn.',
      ),
    }),
    response: passkey,
  },
  'POST /api/Account/PasskeyRename': {
    summary: 'Gives a passkey of the user another name.',
    access: anyUser,
    scope: 'self',
    body: z.object({ PasskeyId: passkeyId, Name: name }),
    response: passkey,
  },
  'POST /api/Account/PasskeyRemove': {
    summary: 'Removes a passkey of the user: it logs nobody in any more.',
    description: 'Needs the password. The user gets a mail.',
    access: anyUser,
    scope: 'self',
    body: z.object({ PasskeyId: passkeyId, Password: password }),
    response: doneMessage,
  },
  'POST /api/Account/PasskeyLoginOptions': {
    summary: 'Begins a login by passkey: step 1 of 2.',
    description: 'No account is named: the passkey says whose it is. Only where `Site/Config` has a `PasskeyOrigin`.',
    access: anyone,
    scope: 'none',
    body: noBody,
    response: passkeyRequest,
  },
  'POST /api/Account/PasskeyLogin': {
    summary: 'Logs in by a passkey, without password, captcha and second factor: step 2 of 2.',
    description: 'Save the login with `session.set`.',
    access: anyone,
    scope: 'none',
    body: z.object({
      Credential: field(
        z.object({
          ...answered,
          response: field(
            z.object({
              clientDataJSON: clientData,
              authenticatorData: field(base64Url(8192), 'What the authenticator says of itself.'),
              signature: field(base64Url(8192), 'Its signature.'),
              userHandle: field(z.optional(base64Url(128)), 'Whose passkey it is.'),
            }),
            'What the authenticator answered.',
          ),
        }),
        '`AuthenticationResponseJSON` of WebAuthn.',
      ),
      ReturnUrl: field(z.optional(text(2048)), 'Path to return to after the login.'),
    }),
    response: loginInfo,
  },
})

export type { Passkey, PasskeyCreation, PasskeyRequest } from '../resources/generated/shapes.ts'
