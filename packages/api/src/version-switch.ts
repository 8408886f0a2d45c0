import { isWebAddress, markJumped } from './client/old-mall.ts'
import { cookies, mallVersionCookie, waitForCookie } from './cookies.ts'
import type { Mall } from './create-mall.ts'
import { MallError, messages } from './errors.ts'

/** How the browser is sent to the old mall. */
export interface SwitchOptions {
  /** Where the old mall is to bring the user back. */
  returnUrl: string
  /** `post` submits a hidden form; `get` puts the same fields into the address. */
  mode: 'post' | 'get'
  /** Further fields. */
  extra?: Readonly<Record<string, string>>
  /** Origins that the token may be sent to: `['https://old.mall.example']`. */
  allowedOrigins: readonly string[]
  /** `tag` of the call `Account/JumpOldLink`. */
  tag?: string
  signal?: AbortSignal
  /** Navigates to the address of a `get`. Default: `location.assign`. */
  go?(address: string): void
}

const addressOf = async (mall: Pick<Mall, 'account'> & Partial<Pick<Mall, 'messages'>>, { tag, signal, allowedOrigins }: SwitchOptions): Promise<string> => {
  const address: unknown = await mall.account
    .jumpOldLink(tag === undefined ? {} : { tag }, { silent: true, ...(signal ? { signal } : {}) })
    .catch((cause: unknown) => {
      if (signal?.aborted) throw cause
      throw new MallError('business', mall.messages?.noOldMall ?? messages.noOldMall, { path: '/api/Account/JumpOldLink', cause })
    })
  if (isWebAddress(address) && URL.canParse(address) && allowedOrigins.includes(new URL(address).origin)) return address
  throw new MallError('business', mall.messages?.noOldMall ?? messages.noOldMall, { path: '/api/Account/JumpOldLink' })
}

const submitForm = (address: string, fields: Record<string, string>): void => {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: address, hidden: true })
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  document.body.append(form)
  // Not form.submit(): a field of that name would shadow it.
  HTMLFormElement.prototype.submit.call(form)
}

/**
 * Version switching: marks the browser as one of the old mall for 30 days and sends it there, with the return
 * address, the token and further fields. Rejects with 未获取到旧版商城地址 when there is no address, or one of another origin than
 * those allowed; the browser then stays marked as it was.
 */
export const switchToOldMall = async (mall: Pick<Mall, 'account' | 'session'>, options: SwitchOptions): Promise<void> => {
  const { returnUrl, mode, extra = {}, signal, go = (address) => location.assign(address) } = options
  // The jump of old-mall mode must not overtake this one, which has the return address.
  markJumped(mall.session)
  const address = await addressOf(mall, options)
  const fields = { ...extra, returnUrl, token: mall.session.get()?.Token ?? '' }
  cookies.set(mallVersionCookie, 'old', { days: 30, path: '/' })
  if (mode === 'post') return submitForm(address, fields)
  await waitForCookie(mallVersionCookie, 'old', signal ? { signal } : {})
  const target = new URL(address)
  for (const [name, value] of Object.entries(fields)) target.searchParams.set(name, value)
  go(target.href)
}
