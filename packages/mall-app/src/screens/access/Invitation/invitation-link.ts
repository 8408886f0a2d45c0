/** Who was invited, and the key that is exchanged for their own password. */
export interface InvitationLink {
  readonly account: string
  readonly key: string
}

/** What the fragment of a link says, which the server never sees; null for one that was not copied whole. */
export const invitationLinkOf = (fragment: string): InvitationLink | null => {
  const said = new URLSearchParams(fragment.replace(/^#/, ''))
  const account = said.get('account') ?? ''
  const key = said.get('key') ?? ''
  return account === '' || key === '' ? null : { account, key }
}
