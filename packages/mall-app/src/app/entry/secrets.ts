const secretNames: ReadonlySet<string> = new Set(['sessionKey', 'SessionKey', 'adminLogin'])

const isSecret = (pair: string): boolean => secretNames.has([...new URLSearchParams(pair).keys()][0] ?? '')

/** A query without what may not stay in an address. Every other parameter stays as it is written. */
export const withoutSecrets = (search: string): string => {
  const rest = search.replace(/^\?/, '').split('&').filter((pair) => pair !== '' && !isSecret(pair))
  return rest.length > 0 ? `?${rest.join('&')}` : ''
}
