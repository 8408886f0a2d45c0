/** What a browser stores of a login. */
export interface Tokens {
  readonly user: number
  readonly access: string
  readonly refresh: string
}

/** One browser tab: its calls, and its view of the stored login. */
export interface Tab {
  /** `POST /api/Product/Search`. */
  search(body: { Key: string }, signal?: AbortSignal): Promise<unknown>
  /** `POST /api/File/Execute`. */
  upload(file: File): Promise<unknown>
  read(): Tokens | null
  write(tokens: Tokens | null): void
}

export interface Site {
  readonly origin: string
  /** Timeout of one call, ms. */
  readonly timeout: number
  onLost(): void
}

/** A client that refreshes an expired token. */
export interface Peer {
  readonly name: string
  /** With `beside`, the new tab shares the stored login of that tab. */
  open(site: Site, beside?: Tab): Tab
}

/** The login storage of the peers; shared with `beside` when given. */
export const storeOf = (beside: Tab | undefined): Pick<Tab, 'read' | 'write'> => {
  if (beside) return { read: () => beside.read(), write: (tokens) => beside.write(tokens) }
  let kept: Tokens | null = null
  return {
    read: () => kept,
    write: (tokens) => {
      kept = tokens
    },
  }
}

export const searchPath = '/api/Product/Search'
export const uploadPath = '/api/File/Execute'
export const refreshPath = '/api/Account/RefreshToken'

export const formOf = (file: File): FormData => {
  const form = new FormData()
  form.append('path', 'null')
  form.append('file', file)
  return form
}

/** The refresh as the recipes write it: request new tokens, then store them or log out. */
export const askForTokens = async (site: Site, store: Pick<Tab, 'read' | 'write'>): Promise<Tokens> => {
  const before = store.read()
  const response = await fetch(site.origin + refreshPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ RefreshToken: before?.refresh, UserId: before?.user }),
    signal: AbortSignal.timeout(site.timeout),
  })
  if (!response.ok) {
    store.write(null)
    site.onLost()
    throw new Error(`The refresh was answered with ${response.status}`)
  }
  const { MsgBody } = (await response.json()) as { MsgBody: { Token: string; RefreshToken: string } }
  const tokens = { user: before?.user ?? 0, access: MsgBody.Token, refresh: MsgBody.RefreshToken }
  store.write(tokens)
  return tokens
}
