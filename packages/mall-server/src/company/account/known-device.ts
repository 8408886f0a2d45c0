import { parse, serialize } from 'hono/utils/cookie'
import type { Deps } from '../../platform/deps.ts'
import { isBehindTls } from '../../platform/http/client-ip.ts'
import { hmac, randomToken } from '../../platform/http/crypto.ts'
import type { Owner } from './owner.ts'

const cookieName = 'MallDevice'

/** How long a browser is known without another login, seconds: a year. */
const rememberedSeconds = 365 * 86_400

/** Sent with the calls of its owner's side alone, so that a browser can be known at both. */
const pathFor = (owner: Owner): string => (typeof owner === 'number' ? '/api/Account' : '/api/SellerAccount')

const signatureOf = (owner: Owner, id: string, secret: string): Promise<string> => hmac(secret, `device/${owner}/${id}`)

/**
 * The id of a browser that this user logged in with before, null for any other. It was made at random and signed: nothing of the browser
 * is measured, and a forged cookie, or one of another user, does not count.
 */
export const knownDevice = async (request: Request, owner: Owner, secret: string): Promise<string | null> => {
  const [id = '', signature] = (parse(request.headers.get('Cookie') ?? '', cookieName)[cookieName] ?? '').split('.')
  return id !== '' && signature === (await signatureOf(owner, id, secret)) ? id : null
}

/** Lets the browser of a right password be known from now on. */
export const rememberDevice = async (
  { request, headers }: { readonly request: Request; readonly headers: Headers }, owner: Owner, { config, randomness }: Pick<Deps, 'config' | 'randomness'>,
): Promise<void> => {
  const id = (await knownDevice(request, owner, config.secret)) ?? randomToken(randomness)
  const value = `${id}.${await signatureOf(owner, id, config.secret)}`
  headers.append('Set-Cookie', serialize(cookieName, value, { path: pathFor(owner), maxAge: rememberedSeconds, httpOnly: true, sameSite: 'Lax', secure: isBehindTls(request, config.trustProxy) }))
}
